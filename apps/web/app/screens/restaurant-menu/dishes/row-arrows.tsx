import { type RefObject, useEffect } from "react";

/*
 * A row of dishes that scrolls sideways has arrows where there is a mouse: plain markup in the row's section, which `RowArrows`
 * keeps up to date from outside. `data-row` is the row, `data-scroll` an arrow and its direction.
 */

/** Scrolls the row of an arrow by what is in sight of it. The row's own style says whether that moves or jumps. */
export function scrollRow(arrow: HTMLElement): void {
  const row = rowOf(arrow);
  row?.scrollBy({ left: Number(arrow.dataset.scroll) * row.clientWidth * 0.9 });
}

/** Keeps the arrows inside an element as far as they lead: none where all is in sight, and none beyond an end. */
export function RowArrows({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const part = within.current;
    const update = () => {
      for (const arrow of part?.querySelectorAll<HTMLElement>("[data-scroll]") ?? []) markArrow(arrow);
    };
    update();
    // A row's scrolling is only heard on the way down to it.
    part?.addEventListener("scroll", update, { capture: true, passive: true });
    addEventListener("resize", update);
    return () => {
      part?.removeEventListener("scroll", update, { capture: true });
      removeEventListener("resize", update);
    };
  }, [within]);
  return null;
}

function markArrow(arrow: HTMLElement): void {
  const row = rowOf(arrow);
  if (!row) return;
  const rest = row.scrollWidth - row.clientWidth;
  const isAtEnd = arrow.dataset.scroll === "1" ? row.scrollLeft >= rest - 1 : row.scrollLeft <= 1;
  // It keeps the focus at an end, where a disabled button would lose it.
  arrow.ariaDisabled = String(isAtEnd);
  arrow.style.visibility = rest > 1 ? "" : "hidden";
}

function rowOf(arrow: HTMLElement): HTMLElement | null {
  return arrow.closest("section")?.querySelector<HTMLElement>("[data-row]") ?? null;
}
