import type { Id } from "../venue/restaurant.ts";

/** Tells whether two ids are equal as text: `7` and `"7"` are the same id. */
export function isSameId(a: Id, b: Id): boolean {
  return a === b || (typeof a !== typeof b && String(a) === String(b));
}
