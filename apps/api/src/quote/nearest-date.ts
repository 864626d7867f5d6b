import {
  canServeNow,
  isRefused,
  type LocalMoment,
  type ResolvedLine,
  resolveLine,
  soldTogether,
  workOfLines,
} from "@comptoir/ordering";
import type { Database } from "../db/database.ts";
import type { Kitchens } from "../fulfilment/kitchens.ts";
import { nearestOffered } from "../fulfilment/offered-times.ts";
import { looksAtSlots } from "../fulfilment/queue.ts";
import type { Member } from "../membership/members.store.ts";
import { localMomentOf } from "../time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { CartRequest } from "./cart-request.ts";
import { linesForDays } from "./lines-for-days.ts";

/**
 * The time that a cart is checked and priced for while none is chosen: null for now, where the restaurant can take it now, and
 * otherwise the nearest time that it is offered for, on a day with enough portions of everything. A dish that is sold at none of them does not make the restaurant a closed one:
 * the time is then that of the others, and the dish is refused. Null, too, where there is no such time. time#nearest.
 */
export async function nearestDate(
  { database, kitchens }: { readonly database: Database; readonly kitchens: Kitchens },
  venue: LoadedVenue,
  { lines, type, now, holder, own }: Pick<CartRequest, "lines" | "type" | "now" | "holder" | "own">,
  member: Member | null,
): Promise<Date | null> {
  const { ordering, bill, zone } = venue;
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
  const load = await kitchens.look(venue.restaurantId, looksAtSlots(menus, { now, holder, ownSlots: own?.slots }));
  const areSoldAt = soldTogether(resolved, { type, settings: ordering, taxRate: bill.taxRate });
  const isSoldAt = (moment: LocalMoment) => isInStockOn(moment.date) && areSoldAt(moment);
  const wanted = { type, menus, work: workOfLines(resolved), now };
  return (
    nearestOffered(venue, { ...wanted, isSoldAt }, load) ??
    nearestOffered(venue, { ...wanted, isSoldAt: () => true }, load)
  );
}
