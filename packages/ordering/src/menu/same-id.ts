import type { Id } from "../venue/restaurant.ts";

/** Tells whether two ids are the same: they are when their text is, so that `7` and `"7"` name one thing. */
export function isSameId(a: Id, b: Id): boolean {
  return a === b || (typeof a !== typeof b && String(a) === String(b));
}
