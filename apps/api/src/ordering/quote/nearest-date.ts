import {
  addDays,
  type CartRefusal,
  canServeNow,
  commonSaleTimes,
  horizonDays,
  isRefused,
  type LocalMoment,
  linesForLater,
  type ReceivedLine,
  type Refused,
  type ResolvedLine,
  resolveLine,
  workOfLines,
} from "@comptoir/ordering";
import type { Member } from "../../people/membership/members.store.ts";
import { holderOf } from "../../people/owner.ts";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { Kitchens } from "../../venue/fulfilment/kitchens.ts";
import { nearestOffered } from "../../venue/fulfilment/offered-times.ts";
import { slotReaderFor } from "../../venue/fulfilment/queue.ts";
import { type OwnPortions, withStockOfDays } from "../../venue/menus/current-stock.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { CartRequest } from "./cart-request.ts";

/**
 * Returns the time for which a cart is priced while no time is chosen: the nearest offered time on a day with
 * enough stock. Null means now: the cart is available now, or at no time. A dish without any offered time is
 * refused later, and ignored here, so that the restaurant does not seem closed. time#nearest.
 */
export async function nearestDate(
  { database, kitchens }: { readonly database: Database; readonly kitchens: Kitchens },
  venue: LoadedVenue,
  { lines, type, now, caller, own }: Pick<CartRequest, "lines" | "type" | "now" | "caller" | "own">,
  member: Member | null,
): Promise<Date | null> {
  const { ordering, zone } = venue;
  const resolved = lines.flatMap((line): readonly ResolvedLine[] => {
    const found = resolveLine(venue.index, line);
    return isRefused(found) ? [] : [found];
  });
  const menus = [...new Set(resolved.map(({ menu }) => menu))];
  if (menus.length === 0) return null;
  const today = localMomentOf(now, zone);
  const counted = await linesForDays(database, venue, lines, { today: today.date, own: own?.stock, member });
  const isInStockOn = isRefused(counted) ? () => true : counted.isInStockOn;
  if (canServeNow(menus, { type, now: today, settings: ordering }) && isInStockOn(today.date)) return null;
  const load = await kitchens.look(
    venue.restaurantId,
    slotReaderFor(menus, { now, holder: holderOf(caller), ownSlots: own?.slots }),
  );
  const areSoldAt = commonSaleTimes(resolved, { type, settings: ordering });
  const isSoldAt = (moment: LocalMoment) => isInStockOn(moment.date) && areSoldAt(moment);
  const wanted = { type, menus, work: workOfLines(resolved), now };
  return (
    nearestOffered(venue, { ...wanted, isSoldAt }, load) ??
    nearestOffered(venue, { ...wanted, isSoldAt: () => true }, load)
  );
}

type LinesForDays = {
  readonly lines: readonly ResolvedLine[];
  readonly isInStockOn: (date: string) => boolean;
  /** Returns the lines with too few portions left on a day, by their `orderId`. */
  readonly shortOn: (date: string) => readonly number[];
};

/**
 * Returns a cart's lines, and the days from `today` to the horizon on which all of them are in stock. Without
 * such a day, returns today's refusal. menu#stock-day, time#slots. @param own portions of the order that the
 * cart replaces
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
  // If no dish is counted, every day has the same lines as today.
  if (indexOf(today) === venue.index)
    return isRefused(ofToday) ? ofToday : { lines: ofToday, isInStockOn: () => true, shortOn: () => [] };
  const found = new Map(days.map((day) => [day, day === today ? ofToday : linesOn(day)] as const));
  const lines = [...found.values()].find((ofDay) => !isRefused(ofDay));
  if (lines === undefined) return ofToday as Refused<CartRefusal>;
  const shortOn = (date: string) => {
    const ofDay = found.get(date);
    return ofDay && isRefused(ofDay) ? ofDay.refused.lines.map(({ orderId }) => orderId) : [];
  };
  return {
    lines: lines as readonly ResolvedLine[],
    isInStockOn: (date) => found.has(date) && shortOn(date).length === 0,
    shortOn,
  };
}
