/** How many of an item are always to be in a suite, and how many there were at the last count; null: never counted. */
export type ParStock = { readonly par: number; readonly onHand: number | null };

/** How many of an item are to be brought, so that there are as many as always are to be. suites#par-stock. */
export function toBring({ par, onHand }: ParStock): number {
  return Math.max(par - (onHand ?? 0), 0);
}
