// Drawings as plain data, and a painter that writes only the differences into the page. Why no components:
// docs/adr/0008-a-sheet-is-painted.md.

type Value = string | number | undefined;

export interface Shape {
  tag: string;
  /** Shapes that replace each other have the same names; a missing attribute is undefined. */
  attributes: Record<string, Value>;
  inside: readonly (Shape | string)[];
}

const SVG = "http://www.w3.org/2000/svg";

/** Leaves out children that are empty or false. */
export function shape(
  tag: string,
  attributes: Record<string, Value>,
  ...inside: (Shape | string | false)[]
): Shape {
  return {
    tag,
    attributes,
    inside: inside.filter((one) => one !== false && one !== "") as (Shape | string)[],
  };
}

/** Update the children of an element from the shapes painted before to the shapes wanted now. */
export function paint(root: Element, was: Shape["inside"], is: Shape["inside"]): void {
  let n = 0;
  while (n < was.length && n < is.length && isAlike(was[n]!, is[n]!)) {
    repaint(root.childNodes[n]!, was[n]!, is[n]!);
    n += 1;
  }
  for (let more = was.length; more > n; more -= 1) root.lastChild!.remove();
  if (n < is.length) root.append(...is.slice(n).map(drawn));
}

function isAlike(one: Shape | string, other: Shape | string): boolean {
  return typeof one === "string"
    ? typeof other === "string"
    : typeof other !== "string" && one.tag === other.tag;
}

function repaint(node: Node, was: Shape | string, is: Shape | string): void {
  if (was === is) return;
  if (typeof was === "string" || typeof is === "string") {
    node.nodeValue = is as string;
    return;
  }
  for (const name in is.attributes) {
    if (was.attributes[name] !== is.attributes[name]) write(node as SVGElement, name, is.attributes[name]);
  }
  paint(node as Element, was.inside, is.inside);
}

function drawn(one: Shape | string): Node {
  if (typeof one === "string") return document.createTextNode(one);
  const element = document.createElementNS(SVG, one.tag) as SVGElement;
  for (const name in one.attributes) {
    if (one.attributes[name] !== undefined) write(element, name, one.attributes[name]);
  }
  for (const child of one.inside) element.appendChild(drawn(child));
  return element;
}

function write(element: SVGElement, name: string, value: Value): void {
  if (value === undefined) element.removeAttribute(name);
  else if (name === "style")
    element.style.cssText = String(value); // the content security policy forbids the attribute
  else element.setAttribute(name, String(value));
}
