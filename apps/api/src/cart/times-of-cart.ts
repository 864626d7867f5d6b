import type { TimesData } from "@comptoir/contract";
import {
  addMinutes,
  canServeNow,
  formatClockTime,
  isRefused,
  type LocalMoment,
  type Menu,
  type OfferedDay,
  type OrderType,
  openState,
  type ReceivedLine,
  soldTogether,
  strictestOf,
  workOfLines,
} from "@comptoir/ordering";
import type { Database } from "../db/database.ts";
import type { Kitchens } from "../fulfilment/kitchens.ts";
import { offeredTimes } from "../fulfilment/offered-times.ts";
import { looksAtSlots, soonestTimes } from "../fulfilment/queue.ts";
import type { Member } from "../membership/members.store.ts";
import type { OwnTaken, WordedRefusal } from "../quote/cart-request.ts";
import { linesForDays } from "../quote/lines-for-days.ts";
import { wordRefusal } from "../quote/word-refusal.ts";
import { firstShownMs, instantOf, localMomentOf, writeMinute } from "../time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";

/** A cart for which times are looked for, and who looks. */
export type CartForTimes = {
  readonly items: readonly ReceivedLine[];
  readonly type: OrderType;
  readonly now: Date;
  readonly holder: string | null;
  readonly own: OwnTaken | null;
  /** Whose menus it may be from, beside everybody's. */
  readonly member: Member | null;
  readonly locale: Parameters<typeof wordRefusal>[3]["locale"];
};

/** What looking for times takes. */
export type TimesDeps = { readonly database: Database; readonly kitchens: Kitchens };

/** Why a cart can be had at no time at all. */
export type NoTimes = WordedRefusal<"itemSoldOut" | "itemUnavailable">;

/** Whether a cart can be had as soon as possible, and the times that it can be ordered for, at one restaurant. time#slots. */
export async function timesOfCart(
  { database, kitchens }: TimesDeps,
  venue: LoadedVenue,
  { items, type, now, holder, own, member, locale }: CartForTimes,
): Promise<TimesData | { readonly refused: NoTimes }> {
  const when = localMomentOf(now, venue.zone);
  const found = await linesForDays(database, venue, items, { today: when.date, own: own?.stock, member });
  if (isRefused(found)) {
    const worded = wordRefusal(found.refused, [], venue, { locale, when });
    const isSoldOut = worded.name === "itemSoldOut" || worded.name === "outOfStock";
    return { refused: { ...worded, name: isSoldOut ? "itemSoldOut" : "itemUnavailable" } };
  }
  const { lines, isInStockOn } = found;
  const menus = [...new Set(lines.map(({ menu }) => menu))];
  const areSoldAt = soldTogether(lines, { type, settings: venue.ordering, taxRate: venue.bill.taxRate });
  const isSoldAt = (moment: LocalMoment) => isInStockOn(moment.date) && areSoldAt(moment);
  const looks = looksAtSlots(menus, { now, holder, ownSlots: own?.slots });
  const load = await kitchens.look(venue.restaurantId, looks);
  const wanted = { type, menus, work: workOfLines(lines), now, isSoldAt, ownTime: own?.wantedAt ?? null };
  return {
    zone: venue.zone,
    now: now.toISOString(),
    asap: soonest(venue, wanted, load),
    noticeMinutes: strictestOf(menus).requiredNoticeMinutes,
    days: offeredTimes(venue, wanted, load).map((day) => formatDay(day, venue.zone)),
  };
}

type AsapWanted = Parameters<typeof offeredTimes>[1];

/** Whether a cart can be had as soon as possible, when it would be ready, and until when it can be ordered. */
function soonest(venue: LoadedVenue, wanted: AsapWanted, load: Parameters<typeof offeredTimes>[2]): TimesData["asap"] {
  const { ordering, zone } = venue;
  const { menus, now } = wanted;
  const moment = localMomentOf(now, zone);
  const state = openState(ordering.hours, moment);
  const { lastCallMinutes, estimatedPrepMinutes } = strictestOf(menus);
  const until = state.open ? state.until : null;
  const instantText = (local: typeof moment) => instantOf(local, zone).toISOString();
  const [first] = isTakenNow(wanted, moment, venue) ? soonestTimes(venue, wanted, load, now).take(1) : [];
  const readyAt = first && new Date(first.startsAt.getTime() + estimatedPrepMinutes * 60_000);
  return {
    available: first !== undefined,
    readyAt: readyAt?.toISOString() ?? null,
    lastCallAt: until && instantText(addMinutes(until, -lastCallMinutes)),
    closesAt: until && instantText(until),
  };
}

function isTakenNow(
  {
    type,
    menus,
    isSoldAt,
  }: { readonly type: OrderType; readonly menus: readonly Menu[]; readonly isSoldAt: AsapWanted["isSoldAt"] },
  now: ReturnType<typeof localMomentOf>,
  { ordering }: LoadedVenue,
): boolean {
  return canServeNow(menus, { type, now, settings: ordering }) && isSoldAt(now);
}

function formatDay({ date, slots }: OfferedDay, zone: string): TimesData["days"][number] {
  return {
    date,
    slots: slots.map(({ interval: { start }, remaining }) => ({
      time: formatClockTime(start.minutes),
      // Skipped times are not offered.
      at: writeMinute(firstShownMs(start, zone) ?? 0),
      remaining,
    })),
  };
}
