// Stepping through a match with a held button, a mouse wheel, or a finger.
import type { Attachment } from "svelte/attachments";
import { REPEAT_MS, swiped, WheelSteps } from "./walk";

const HOLD_MS = 400;

/** Repeat a button's action while it is held; the click at the end does nothing more. */
export function held(act: () => void): Attachment<HTMLButtonElement> {
  return (button) => {
    let timer = 0;
    let hasRepeated = false;
    const listening = new AbortController();
    const { signal } = listening;

    function repeat(): void {
      hasRepeated = true;
      if (button.disabled) return;
      act();
      timer = setTimeout(repeat, REPEAT_MS);
    }

    function begin({ button: which }: PointerEvent): void {
      hasRepeated = false;
      clearTimeout(timer);
      if (which === 0) timer = setTimeout(repeat, HOLD_MS);
    }

    const end = () => clearTimeout(timer);
    button.addEventListener("pointerdown", begin, { signal });
    for (const name of ["pointerup", "pointercancel", "blur"]) addEventListener(name, end, { signal });
    button.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    button.addEventListener("click", (event) => hasRepeated && event.detail && event.stopPropagation(), {
      signal,
    });
    return () => {
      end();
      listening.abort();
    };
  };
}

/** Step with the wheel over the board if it scrolls nothing, and with a sideways swipe. */
export function walkable(go: (direction: -1 | 1) => void): Attachment<HTMLElement> {
  return (board) => {
    const listening = new AbortController();
    const { signal } = listening;
    const wheel = new WheelSteps();
    let start: PointerEvent | null = null;

    board.addEventListener(
      "wheel",
      (event) => {
        if (event.ctrlKey || scrolls(board)) return;
        event.preventDefault();
        const steps = wheel.turn(event.deltaY, event.deltaMode);
        for (let done = 0; done < Math.abs(steps); done++) go(steps > 0 ? 1 : -1);
      },
      { signal, passive: false },
    );
    visualViewport?.addEventListener("resize", () => leaveToZoom(board), { signal });
    leaveToZoom(board);
    board.addEventListener("pointerdown", (event) => (start = isSwipe(event) ? event : null), { signal });
    board.addEventListener("pointercancel", () => (start = null), { signal });
    board.addEventListener(
      "pointerup",
      (event) => {
        if (start?.pointerId !== event.pointerId) return;
        const direction = swiped(event.clientX - start.clientX, event.clientY - start.clientY);
        if (direction) go(direction);
        start = null;
      },
      { signal },
    );
    return () => listening.abort();
  };
}

/** On a zoomed page, a sideways finger moves the page. */
function leaveToZoom(board: HTMLElement): void {
  board.style.touchAction = isZoomed() ? "auto" : "pan-y pinch-zoom";
}

function isZoomed(): boolean {
  return (visualViewport?.scale ?? 1) > 1;
}

/** Whether a first finger may begin a swipe. */
function isSwipe(event: PointerEvent): boolean {
  return event.pointerType === "touch" && event.isPrimary && !isZoomed();
}

/** Whether part of the board is scrolled out of view. */
function scrolls(board: HTMLElement): boolean {
  const [own, page] = [board, document.documentElement];
  return own.scrollHeight > own.clientHeight + 1 || page.scrollHeight > page.clientHeight + 1;
}
