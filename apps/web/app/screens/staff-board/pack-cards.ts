/** The height of a packed grid's rows, and the gap below a card, in px. As in `board-cards` of board.css. */
const ROW_PX = 4;
const GAP_PX = 10;

const heights =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((cards) => {
        for (const { target, borderBoxSize } of cards) {
          const rows = Math.ceil(((borderBoxSize[0]?.blockSize ?? 0) + GAP_PX) / ROW_PX);
          (target as HTMLElement).style.setProperty("--rows", String(rows));
        }
      });

/**
 * For the `ref` of a card: tells the grid how many of its low rows the card spans, so that the next card begins
 * right below it. The cards stay in their sequence for keyboards and screen readers.
 */
export function packCard(card: HTMLElement | null): (() => void) | undefined {
  if (card === null || heights === null) return undefined;
  heights.observe(card);
  return () => heights.unobserve(card);
}
