// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { paint, shape, type Shape } from "../../src/dice/paint";

const root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
let was: Shape["inside"];

beforeEach(() => {
  root.replaceChildren();
  was = [];
});

function show(...is: Shape["inside"]): void {
  paint(root, was, is);
  was = is;
}

test("empty and false children are not drawn", () => {
  show(shape("g", { class: "a", x: undefined }, false, "", shape("text", { x: 0 }, "7")));
  expect(root.innerHTML).toBe('<g class="a"><text x="0">7</text></g>');
});

test("changes are written into the existing elements", () => {
  show(shape("g", { class: "a", title: "one" }, shape("text", {}, "1")), shape("rect", { x: 1 }));
  const [group, rect] = root.children;
  const text = group!.firstChild!.firstChild;
  show(shape("g", { class: "b", title: undefined }, shape("text", {}, "2")), shape("rect", { x: 2 }));
  expect(root.innerHTML).toBe('<g class="b"><text>2</text></g><rect x="2"></rect>');
  expect([...root.children]).toEqual([group, rect]);
  expect(group!.firstChild!.firstChild).toBe(text);
});

test("a shape of another kind is replaced, along with all that follow it", () => {
  show(shape("rect", {}), shape("text", {}, "1"), shape("path", { d: "M0 0" }));
  const rect = root.firstChild;
  show(shape("rect", {}), shape("circle", { r: 1 }), shape("path", { d: "M1 1" }));
  expect(root.innerHTML).toBe('<rect></rect><circle r="1"></circle><path d="M1 1"></path>');
  expect(root.firstChild).toBe(rect);
  show(shape("rect", {}));
  expect(root.innerHTML).toBe("<rect></rect>");
});

test("unchanged shapes are not written", () => {
  const same = shape("text", { class: "a" }, "1");
  show(shape("g", {}, same));
  root.querySelector("text")!.setAttribute("class", "from outside");
  show(shape("g", {}, shape("text", { class: "a" }, "1")));
  expect(root.querySelector("text")!.getAttribute("class")).toBe("from outside");
});

test("a style is set without the attribute, which the content security policy forbids", () => {
  show(shape("g", { style: "--shade: red" }));
  expect((root.firstChild as SVGElement).style.getPropertyValue("--shade")).toBe("red");
});

test("text is never parsed as markup", () => {
  show(shape("text", { "aria-label": '"<b>' }, "<b>&"));
  expect(root.querySelector("b")).toBeNull();
  expect(root.textContent).toBe("<b>&");
});
