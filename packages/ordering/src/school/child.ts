import type { CartLine } from "../cart/line.ts";

/** Maximum number of children of an account, which bounds every response. school#children. */
export const MAX_CHILDREN = 20;

/**
 * Returns the key of the school order to which a line belongs. Keys sort by date; within a date, the order
 * without a child comes first. school#child-orders.
 */
export function schoolOrderKey({ date, childId }: Pick<CartLine, "date" | "childId">, earliest: string): string {
  return `${date ?? earliest} ${childId ?? ""}`;
}

/** Returns the earliest date of a school's cart, for lines without a date; blank if no line has a date. */
export function earliestDate(lines: readonly Pick<CartLine, "date">[]): string {
  return lines.flatMap(({ date }) => date ?? []).sort()[0] ?? "";
}
