import type { CartLine } from "@comptoir/ordering";

/**
 * The most portions, of dishes and of what is chosen with them, that a cart may come to: more than any kitchen serves, and
 * few enough that their prices, taxes and tip are always amounts that can be counted to the cent.
 */
const PORTIONS_MAX = 1_000_000;

/**
 * Finds the first line with which a cart comes to more portions than can be counted; -1 when all can. A choice counts once
 * for each of what it is chosen with, so that quantities which are each allowed may multiply beyond every bound.
 * bill#nested-values.
 */
export function findUncountableLine(lines: readonly CartLine[]): number {
  let portions = 0;
  return lines.findIndex((line) => {
    portions += line.quantity + portionsOf(line.options, line.quantity);
    return portions > PORTIONS_MAX;
  });
}

function portionsOf(groups: CartLine["options"], times: number): number {
  let portions = 0;
  for (const { quantity, options } of groups.flatMap((group) => group.values)) {
    const served = times * Math.max(1, quantity);
    portions += served + portionsOf(options, served);
  }
  return portions;
}
