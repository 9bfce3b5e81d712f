// Keeps an element in step with a drawing.
import type { Attachment } from "svelte/attachments";
import { paint, type Shape } from "./paint";

export function painted(drawing: () => Shape["inside"]): Attachment {
  return (root) => {
    let was: Shape["inside"] = [];
    $effect(() => {
      const is = drawing();
      paint(root, was, is);
      was = is;
    });
  };
}
