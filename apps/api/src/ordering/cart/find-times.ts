import type { findTimes, TimeCauseData, TimesData } from "@comptoir/contract";
import {
  addMinutes,
  type CauseWanted,
  canServeNow,
  chooseTakeout,
  commonSaleTimes,
  formatClockTime,
  isFreeWithout,
  isRefused,
  type LocalMoment,
  linesOfKitchens,
  type Menu,
  type OfferedDay,
  type OrderType,
  openState,
  type ReceivedLine,
  strictestOf,
  type TimeCause,
  whyNotNow,
  whyNotUntil,
  workOfLines,
} from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import { findMember, type Member } from "../../people/membership/members.store.ts";
import { holderOf } from "../../people/owner.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { firstShownMs, instantOf, localMomentOf, writeMinute } from "../../platform/time/zoned.ts";
import type { Kitchens } from "../../venue/fulfilment/kitchens.ts";
import { causeWanted, offeredTimes } from "../../venue/fulfilment/offered-times.ts";
import { slotReaderFor, soonestTimes } from "../../venue/fulfilment/queue.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { OwnTaken, WordedRefusal } from "../quote/cart-request.ts";
import { lookUpCode } from "../quote/look-up-code.ts";
import { linesForDays } from "../quote/nearest-date.ts";
import { loadOwnTaken } from "../quote/own-taken.store.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import type { LoadedHub } from "../quote/quote-hub.ts";
import { wordRefusal } from "../quote/word-refusal.ts";

/**
 * Handles `POST /orders/scheduling`: whether a cart can be ordered as soon as possible, and its available
 * times with the remaining capacity. A submit accepts every offered time, as long as nothing changes.
 * api#scheduling, time#slots, hub#hub-times.
 */
export function handleFindTimes(deps: QuoteDeps): RouteHandler<typeof findTimes, ApiEnv> {
  return async (c) => {
    const { venue, locale, caller } = c.var;
    const { items, delivery, type: sentType, checkout, changeId } = c.req.valid("json");
    if (venue.ordering.ordersPaused || venue.ordering.paymentProcessor === null) return refuse(c, "ordersPaused");
    const own = await loadOwnTaken(deps.database, venue.restaurantId, { changeId, caller });
    const type = chooseTakeout(sentType, delivery ?? false);
    const { kitchens } = venue;
    // A hub's kitchens have no member programme, so a member in the request is ignored at a hub.
    const identifier = kitchens === null ? (checkout.memberInfo?.identifier ?? null) : null;
    const { found: member } = await lookUpCode(deps, venue, caller)("member", identifier, (code) =>
      findMember(deps.database, venue.restaurantId, code),
    );
    const cart = { items, type, now: deps.clock(), holder: holderOf(caller), own, member, locale };
    const times =
      kitchens === null
        ? await timesOfCart(deps, venue, cart)
        : await timesOfKitchens(deps, { ...venue, kitchens }, cart);
    return isRefused(times) ? refuse(c, times.refused.name, times.refused) : c.json(times, 200);
  };
}

type CartForTimes = {
  readonly items: readonly ReceivedLine[];
  readonly type: OrderType;
  readonly now: Date;
  readonly holder: string | null;
  readonly own: OwnTaken | null;
  /** Member in the request, for whom members-only menus are available too; null for none. */
  readonly member: Member | null;
  readonly locale: Parameters<typeof wordRefusal>[3]["locale"];
};

type TimesDeps = { readonly database: Database; readonly kitchens: Kitchens };

type NoTimes = WordedRefusal<"itemSoldOut" | "itemUnavailable">;

/**
 * Returns whether a cart can be ordered as soon as possible at one restaurant, and the times that it can be
 * ordered for. time#slots.
 */
async function timesOfCart(
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
  const { lines, isInStockOn, shortOn } = found;
  const menus = [...new Set(lines.map(({ menu }) => menu))];
  const saleTimes = (of: typeof lines) => commonSaleTimes(of, { type, settings: venue.ordering });
  const areSoldAt = saleTimes(lines);
  const isSoldAt = (moment: LocalMoment) => isInStockOn(moment.date) && areSoldAt(moment);
  const looks = slotReaderFor(menus, { now, holder, ownSlots: own?.slots });
  const load = await kitchens.look(venue.restaurantId, looks);
  const wanted = { type, menus, work: workOfLines(lines), now, isSoldAt, ownTime: own?.wantedAt ?? null };
  const asap = soonest(venue, wanted, load);
  const days = offeredTimes(venue, wanted, load);
  const linesOf = lines.map((line) => ({
    orderId: line.line.orderId,
    menu: line.menu,
    isSoldAt: saleTimes([line]),
    isInStockOn: (date: string) => !shortOn(date).includes(line.line.orderId),
  }));
  const causes = causeWanted(venue, { type, work: wanted.work, now, lines: linesOf }, load);
  return {
    zone: venue.zone,
    now: now.toISOString(),
    asap: { ...asap, why: asap.available ? null : formatCause(causes, whyNotNow(causes), venue.zone) },
    noticeMinutes: strictestOf(menus).requiredNoticeMinutes,
    days: days.map((day) => formatDay(day, venue.zone)),
    daysWithout: daysWithout(causes, days),
  };
}

type AsapWanted = Parameters<typeof offeredTimes>[1];

/**
 * Returns whether a cart can be ordered as soon as possible, when it would be ready, the last call and the
 * closing time.
 */
function soonest(
  venue: LoadedVenue,
  wanted: AsapWanted,
  load: Parameters<typeof offeredTimes>[2],
): Omit<TimesData["asap"], "why"> {
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

function formatCause(wanted: CauseWanted, cause: TimeCause | null, zone: string): TimeCauseData | null {
  if (cause === null) return null;
  const instantText = (moment: LocalMoment | null) => moment && instantOf(moment, zone).toISOString();
  const { kind, orderIds, from, until, minutes } = cause;
  return {
    ...{ kind, minutes, orderIds: [...orderIds], from: instantText(from), until: instantText(until) },
    isFreeWithout: isFreeWithout(wanted, cause),
  };
}

/** Returns the days without a time before the last day that has one. time#cause. */
function daysWithout(wanted: CauseWanted, days: readonly OfferedDay[]): TimesData["daysWithout"] {
  const last = days.at(-1);
  if (last === undefined) return [];
  const causes = whyNotUntil(wanted, new Set(days.map(({ date }) => date)), last.date);
  return causes.map(({ date, cause }) => ({ date, why: cause.kind }));
}

function formatDay({ date, slots }: OfferedDay, zone: string): TimesData["days"][number] {
  return {
    date,
    slots: slots.map(({ interval: { start }, remaining }) => ({
      time: formatClockTime(start.minutes),
      // Offered times are never within the hour that daylight saving time skips, so `?? 0` is never used.
      at: writeMinute(firstShownMs(start, zone) ?? 0),
      remaining,
    })),
  };
}

/**
 * Returns the times at which every kitchen of a hub's cart can be ready. The remaining capacity of a slot is
 * the lowest among its kitchens. hub#hub-times.
 */
async function timesOfKitchens(
  deps: TimesDeps,
  hub: LoadedHub,
  cart: CartForTimes,
): Promise<TimesData | { readonly refused: NoTimes }> {
  const parts = linesOfKitchens(hub.kitchens, cart.items);
  const [first = await timesOfCart(deps, hub, cart), ...others] = await Promise.all(
    parts.map(({ kitchen, lines }) => timesOfCart(deps, kitchen, { ...cart, items: lines })),
  );
  return others.reduce((all, one) => ("refused" in all ? all : "refused" in one ? one : bothTimes(all, one)), first);
}

function bothTimes(one: TimesData, other: TimesData): TimesData {
  const slots = new Map(other.days.flatMap(({ slots: ofDay }) => ofDay.map((slot) => [slot.at, slot])));
  return {
    ...one,
    asap: {
      available: one.asap.available && other.asap.available,
      readyAt: one.asap.readyAt && other.asap.readyAt && laterOf(one.asap.readyAt, other.asap.readyAt),
      lastCallAt: earlierOf(one.asap.lastCallAt, other.asap.lastCallAt),
      closesAt: earlierOf(one.asap.closesAt, other.asap.closesAt),
      why: bothCauses(one.asap, other.asap),
    },
    noticeMinutes: Math.max(one.noticeMinutes, other.noticeMinutes),
    days: one.days
      .map(({ date, slots: ofDay }) => ({
        date,
        slots: ofDay.flatMap((slot) => {
          const same = slots.get(slot.at);
          return same ? { ...slot, remaining: lessOf(slot.remaining, same.remaining) } : [];
        }),
      }))
      .filter(({ slots: ofDay }) => ofDay.length > 0),
    daysWithout: [...new Map([...other.daysWithout, ...one.daysWithout].map((day) => [day.date, day])).values()].sort(
      (a, b) => (a.date < b.date ? -1 : 1),
    ),
  };
}

/** Returns the cause of one kitchen, if that kitchen alone is in the way. The lines are those of its own cart. */
function bothCauses(one: TimesData["asap"], other: TimesData["asap"]): TimeCauseData | null {
  const why = one.why ?? other.why;
  return why && { ...why, isFreeWithout: why.isFreeWithout && (one.available || other.available) };
}

/** Returns the lower of two limits; null is no limit. */
function lessOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

function earlierOf(one: string | null, other: string | null): string | null {
  return one === null || other === null ? (one ?? other) : one < other ? one : other;
}
