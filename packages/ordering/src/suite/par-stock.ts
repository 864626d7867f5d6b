export type ParStock = { readonly par: number; readonly onHand: number | null };

/** Returns the quantity to deliver so that an item reaches its target. suites#par-stock. */
export function toBring({ par, onHand }: ParStock): number {
  return Math.max(par - (onHand ?? 0), 0);
}
