import type { findTimes, TimesData } from "@comptoir/contract";
import {
  addMinutes,
  canServeNow,
  chooseTakeout,
  formatClockTime,
  isRefused,
  type LocalMoment,
  type Menu,
  type OfferedDay,
  type OrderType,
  openState,
  soldTogether,
  strictestOf,
  workOfLines,
} from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import { loadKitchen } from "../fulfilment/kitchen-load.store.ts";
import { horizonEnd, offeredTimes } from "../fulfilment/offered-times.ts";
import { intervalsWanted, soonestTimes } from "../fulfilment/queue.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import { holderOf } from "../people/owner.ts";
import { linesForDays } from "../quote/lines-for-days.ts";
import { loadOwnTaken } from "../quote/own-taken.store.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { wordRefusal } from "../quote/word-refusal.ts";
import { firstShownMs, instantOf, localMomentOf, writeMinute } from "../time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";

/**
 * `POST /orders/scheduling`: whether a cart can be had as soon as possible, and the times that it can be ordered for, with what
 * is left of each. What it offers a submit takes, as long as nothing changes. api#scheduling, time#slots.
 */
export function handleFindTimes(deps: QuoteDeps): RouteHandler<typeof findTimes, ApiEnv> {
  return async (c) => {
    const { venue, locale } = c.var;
    const { items, delivery, type: sentType, changeId } = c.req.valid("json");
    if (venue.ordering.ordersPaused || venue.ordering.paymentProcessor === null) return refuse(c, "ordersPaused");
    const now = deps.clock();
    const when = localMomentOf(now, venue.zone);
    const own = await loadOwnTaken(deps.database, venue.restaurantId, { changeId, caller: c.var.caller });
    const found = await linesForDays(deps.database, venue, items, { today: when.date, own: own?.stock });
    if (isRefused(found)) {
      const { name, message, invalidItems } = wordRefusal(found.refused, [], venue, { locale, when });
      const isSoldOut = name === "itemSoldOut" || name === "outOfStock";
      return refuse(c, isSoldOut ? "itemSoldOut" : "itemUnavailable", { message, invalidItems });
    }
    const { lines, isInStockOn } = found;
    const type = chooseTakeout(sentType, delivery ?? false);
    const menus = [...new Set(lines.map(({ menu }) => menu))];
    const areSoldAt = soldTogether(lines, { type, settings: venue.ordering, taxRate: venue.bill.taxRate });
    const isSoldAt = (moment: LocalMoment) => isInStockOn(moment.date) && areSoldAt(moment);
    const intervals = intervalsWanted(menus, now, horizonEnd(venue, now), {
      holder: holderOf(c.var.caller),
      ownSlots: own?.slots,
    });
    const load = await loadKitchen(deps.database, venue.restaurantId, intervals);
    const work = workOfLines(lines);
    const wanted = { type, menus, work, now, isSoldAt };
    const answer: TimesData = {
      zone: venue.zone,
      now: now.toISOString(),
      asap: soonest(venue, wanted, load),
      noticeMinutes: strictestOf(menus).requiredNoticeMinutes,
      days: offeredTimes(venue, wanted, load).map((day) => formatDay(day, venue.zone)),
    };
    return c.json(answer, 200);
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
