/** A quarter-hour of the week: Monday is 0, and 0 to 95 of the day. */
export type WeekCell = { readonly weekday: number; readonly slot: number };

/** The hours between two cells on all days between them; `to` is exclusive. */
export type WeekArea = { readonly weekdays: readonly number[]; readonly from: number; readonly to: number };

export const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
export const SLOTS = 96;
const HOUR = 4;

/** Returns the cells of the rectangle that two cells span, in any direction. */
export function areaBetween(one: WeekCell, other: WeekCell): WeekArea {
  const [first, last] = [Math.min(one.weekday, other.weekday), Math.max(one.weekday, other.weekday)];
  return {
    weekdays: DAYS.filter((day) => day >= first && day <= last),
    from: Math.min(one.slot, other.slot),
    to: Math.max(one.slot, other.slot) + 1,
  };
}

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** Returns the cell at a point; outside the box, the nearest one. */
export function cellAt({ left, top, width, height }: Box, point: { readonly x: number; readonly y: number }): WeekCell {
  return {
    weekday: within(Math.floor(((point.y - top) / height) * DAYS.length), DAYS.length),
    slot: within(Math.floor(((point.x - left) / width) * SLOTS), SLOTS),
  };
}

type Key = { readonly key: string; readonly ctrlKey: boolean };

/**
 * Returns the cell to which a key moves, as in the grid pattern of ARIA; null for other keys. The page keys move by an hour.
 * screens#painted-week.
 */
export function cellAfterKey({ weekday, slot }: WeekCell, { key, ctrlKey }: Key): WeekCell | null {
  switch (key) {
    case "ArrowLeft":
      return { weekday, slot: within(slot - 1, SLOTS) };
    case "ArrowRight":
      return { weekday, slot: within(slot + 1, SLOTS) };
    case "ArrowUp":
      return { weekday: within(weekday - 1, DAYS.length), slot };
    case "ArrowDown":
      return { weekday: within(weekday + 1, DAYS.length), slot };
    case "PageUp":
      return { weekday, slot: within(slot - HOUR, SLOTS) };
    case "PageDown":
      return { weekday, slot: within(slot + HOUR, SLOTS) };
    case "Home":
      return { weekday: ctrlKey ? 0 : weekday, slot: 0 };
    case "End":
      return { weekday: ctrlKey ? DAYS.length - 1 : weekday, slot: SLOTS - 1 };
    default:
      return null;
  }
}

function within(index: number, length: number): number {
  return Math.min(Math.max(index, 0), length - 1);
}
