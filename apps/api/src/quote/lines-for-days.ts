import {
  addDays,
  type CartRefusal,
  horizonDays,
  isRefused,
  linesForLater,
  type ReceivedLine,
  type Refused,
  type ResolvedLine,
} from "@comptoir/ordering";
import type { Queryable } from "../db/database.ts";
import type { Member } from "../membership/members.store.ts";
import { type OwnPortions, withStockOfDays } from "../menus/current-stock.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";

/** A cart for which times are looked for, with the days on which there are portions for all of it. */
export type LinesForDays = {
  readonly lines: readonly ResolvedLine[];
  readonly isInStockOn: (date: string) => boolean;
};

/**
 * The lines of a cart and the days of the horizon, from `today` on, on which nothing of it is sold out. Refused where there is no such
 * day, for what stands in the way today. menu#stock-day, time#slots.
 * @param own portions that an order has taken that the cart is to replace
 */
export async function linesForDays(
  db: Queryable,
  venue: LoadedVenue,
  items: readonly ReceivedLine[],
  {
    today,
    own,
    member,
  }: {
    readonly today: string;
    readonly own?: readonly OwnPortions[] | undefined;
    readonly member: Member | null;
  },
): Promise<LinesForDays | Refused<CartRefusal>> {
  const days = Array.from({ length: horizonDays(venue.ordering) + 1 }, (_, ahead) => addDays(today, ahead));
  const itemIds = items.map((line) => String(line.id));
  const indexOf = await withStockOfDays(db, venue, itemIds, days, own);
  const linesOn = (day: string) => linesForLater(items, { index: indexOf(day), member });
  const ofToday = linesOn(today);
  // Without counted dishes every day is like today.
  if (indexOf(today) === venue.index) return isRefused(ofToday) ? ofToday : { lines: ofToday, isInStockOn: () => true };
  const soldOn = new Map(
    days.flatMap((day) => {
      const lines = day === today ? ofToday : linesOn(day);
      return isRefused(lines) ? [] : [[day, lines] as const];
    }),
  );
  const [lines] = soldOn.values();
  if (lines === undefined) return ofToday as Refused<CartRefusal>;
  return { lines, isInStockOn: (date) => soldOn.has(date) };
}
