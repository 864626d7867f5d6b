import { cents } from "@comptoir/ordering";
import type { DayPosting } from "./day-postings.store.ts";

/** The sums of a restaurant's postings that are closed or not are told apart by all of these. */
function keyOf({ restaurantId, day, soldBy, kind, method, account }: DayPosting): string {
  return JSON.stringify([restaurantId, day, soldBy, kind, method, account]);
}

/**
 * Returns what the ledger's postings have beyond those of earlier closes. Since the ledger is only ever added to, the
 * closes of a restaurant and what is not closed yet sum to the ledger, to the cent. payment#day-close.
 */
export function unclosed(ledger: readonly DayPosting[], closed: readonly DayPosting[]): readonly DayPosting[] {
  const left = new Map<string, DayPosting>();
  for (const [sign, postings] of [
    [1, ledger],
    [-1, closed],
  ] as const) {
    for (const posting of postings) {
      const key = keyOf(posting);
      const { cents: before, orders } = left.get(key) ?? { cents: 0, orders: 0 };
      const { restaurantId, day, soldBy, kind, method, account } = posting;
      left.set(key, {
        ...{ restaurantId, day, soldBy, kind, method, account },
        cents: cents(before + sign * posting.cents),
        orders: orders + sign * posting.orders,
      });
    }
  }
  return [...left.values()].filter((posting) => posting.cents !== 0 || posting.orders !== 0);
}
