import { aMenu, aRestaurant, at } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../time/calendar-date.ts";
import { isBefore, type LocalMoment, minutesBetween } from "../time/local-moment.ts";
import { openState } from "../venue/opening-hours.ts";
import { orderingSettings } from "../venue/ordering-settings.ts";
import { intervalsOn } from "./capacity.ts";
import { orderCutoff } from "./cutoff-date.ts";
import { canServeNow } from "./menu-time.ts";
import { NO_WORK } from "./slot-limits.ts";
import { type CauseWanted, isFreeWithout, type TimeCause, whyNotIn, whyNotNow, whyNotUntil } from "./time-cause.ts";
import { offeredDays } from "./time-slots.ts";

const EVERY_DAY = Array.from({ length: 7 }, (_, weekday) => ({ weekday, start_time: "07:00", end_time: "20:00" }));
const settingsOf = (change: object = {}, options: object = {}) =>
  orderingSettings(
    aRestaurant({ hours: EVERY_DAY, order_options: { max_advanced_order_days: 2, ...options }, ...change }),
  );
const MENU = aMenu({ orderingIntervalMinutes: 30, maxOrdersPerInterval: 2, lastCallMinutes: 30 });
const POUTINE = { orderId: 1, menu: MENU, isSoldAt: () => true, isInStockOn: () => true };
const CREPES = { ...POUTINE, orderId: 2, isSoldAt: ({ minutes }: LocalMoment) => minutes < 11 * 60 + 30 };

function wantedAt(now: LocalMoment, change: Partial<CauseWanted> = {}): CauseWanted {
  return {
    type: "pickup",
    now,
    leadMinutesOf: (moment) => minutesBetween(now, moment),
    settings: settingsOf(),
    lines: [POUTINE, CREPES],
    work: NO_WORK,
    takenIn: () => ({ orders: 0, prepMinutes: 0 }),
    ...change,
  };
}

const NOON = at("2026-11-20 12:03");
const NONE = { orderIds: [], from: null, until: null, minutes: null };

describe("Why a cart cannot be ordered for as soon as possible", () => {
  it("is nothing while it can", () => {
    expect(whyNotNow(wantedAt(at("2026-11-20 11:20")))).toBeNull();
  });

  it("is a dish that was served until earlier that day, or is served later", () => {
    const wanted = wantedAt(NOON);
    const cause = { ...NONE, kind: "dish-hours", orderIds: [2], until: at("2026-11-20 11:30") };
    expect(whyNotNow(wanted)).toEqual(cause);
    expect(isFreeWithout(wanted, cause as TimeCause)).toBe(true);
    expect(isFreeWithout({ ...wanted, lines: [CREPES] }, cause as TimeCause)).toBe(false);
    const evening = { ...CREPES, isSoldAt: ({ minutes }: LocalMoment) => minutes >= 17 * 60 };
    expect(whyNotNow(wantedAt(NOON, { lines: [evening] }))).toMatchObject({
      from: at("2026-11-20 17:00"),
      until: null,
    });
    const never = { ...CREPES, isSoldAt: () => false };
    expect(whyNotNow(wantedAt(NOON, { lines: [never] }))).toMatchObject({ from: null, until: null });
  });

  it("is the closing of the venue, with its next opening, before the hours of a dish", () => {
    expect(whyNotNow(wantedAt(at("2026-11-20 20:00")))).toEqual({
      ...NONE,
      kind: "closed",
      from: at("2026-11-21 07:00"),
    });
  });

  it("is the last call before closing", () => {
    const wanted = wantedAt(at("2026-11-20 19:31"), { lines: [POUTINE] });
    expect(whyNotNow(wanted)).toEqual({ ...NONE, kind: "last-call", until: at("2026-11-20 19:30") });
  });

  it("is a dish with too few portions left that day", () => {
    const short = { ...CREPES, isInStockOn: (date: string) => date !== NOON.date };
    expect(whyNotNow(wantedAt(NOON, { lines: [POUTINE, short] }))).toEqual({ ...NONE, kind: "stock", orderIds: [2] });
  });

  it("is the notice of a menu that is made for a chosen time only", () => {
    const ahead = { ...POUTINE, menu: aMenu({ onDemand: false, requiredNoticeMinutes: 180 }) };
    const cause = { ...NONE, kind: "notice", orderIds: [1], minutes: 180 };
    expect(whyNotNow(wantedAt(NOON, { lines: [ahead] }))).toEqual(cause);
    const anyTime = { ...ahead, menu: aMenu({ onDemand: false }) };
    expect(whyNotNow(wantedAt(NOON, { lines: [anyTime] }))).toEqual({ ...NONE, kind: "ahead", orderIds: [1] });
  });

  it("is the cutoff of a caterer, with the earliest moment", () => {
    const settings = settingsOf({ catering: true }, { order_cutoff_days: 2, max_advanced_order_days: 5 });
    const wanted = wantedAt(NOON, { type: "generic-catering", settings });
    expect(whyNotNow(wanted)).toEqual({ ...NONE, kind: "cutoff", from: at("2026-11-22 12:03") });
  });

  it("is a kitchen without room until its last call", () => {
    const takenIn = () => ({ orders: 2, prepMinutes: 0 });
    expect(whyNotNow(wantedAt(NOON, { lines: [POUTINE], takenIn }))).toEqual({ ...NONE, kind: "full" });
  });
});

describe("Why a day has no time", () => {
  it("is said of each day before the last one that has a time", () => {
    const holiday_hours = [{ date: "2026-11-21", full_day: true }];
    const wanted = wantedAt(NOON, { settings: settingsOf({ holiday_hours }) });
    expect(whyNotUntil(wanted, new Set(["2026-11-22"]), "2026-11-22")).toEqual([
      { date: "2026-11-20", cause: { ...NONE, kind: "dish-hours", orderIds: [2], until: at("2026-11-20 11:30") } },
      { date: "2026-11-21", cause: { ...NONE, kind: "closed" } },
    ]);
  });
});

const quarters = fc.integer({ min: 0, max: 95 });
const someCart = fc.record({
  minutes: fc.integer({ min: 0, max: 1439 }),
  notice: fc.constantFrom(0, 30, 180),
  prep: fc.constantFrom(0, 20),
  lastCall: fc.constantFrom(0, 30),
  limit: fc.constantFrom(0, 1),
  taken: fc.constantFrom(0, 1),
  cutoffDays: fc.constantFrom(0, 1),
  type: fc.constantFrom("pickup" as const, "generic-catering" as const),
  sold: fc.tuple(quarters, quarters),
  isInStock: fc.boolean(),
});

describe("Every time of a cart", () => {
  it("is offered with room, or has a cause that is true", () => {
    fc.assert(
      fc.property(someCart, (some) => {
        const now = at("2026-11-20 00:00");
        const wanted = aCart({ ...now, minutes: some.minutes }, some);
        const days = offeredDays({ ...wanted, menus: [wanted.menu], isSoldAt: wanted.isSoldAt });
        const free = new Set(
          days.flatMap(({ slots }) =>
            slots.filter(({ remaining }) => remaining !== 0).map((slot) => key(slot.interval)),
          ),
        );
        for (const date of [now.date, addDays(now.date, 1)]) {
          for (const slot of intervalsOn(wanted.settings.hours, date, 30)) {
            const cause = whyNotIn(wanted, slot);
            expect(cause === null).toBe(free.has(key(slot)));
            if (cause) expect(isTrue(cause, slot.start, wanted)).toBe(true);
          }
        }
        const { type, settings, menu } = wanted;
        const isServed = canServeNow([menu], { type, now: wanted.now, settings }) && wanted.isSoldAt(wanted.now);
        const cause = whyNotNow(wanted);
        if (cause?.kind !== "full") expect(cause === null).toBe(isServed);
        if (cause) expect(isTrue(cause, wanted.now, wanted)).toBe(true);
      }),
    );
  });
});

function aCart(now: LocalMoment, some: typeof someCart extends fc.Arbitrary<infer Some> ? Some : never) {
  const menu = aMenu({
    orderingIntervalMinutes: 30,
    requiredNoticeMinutes: some.notice,
    estimatedPrepMinutes: some.prep,
    lastCallMinutes: some.lastCall,
    maxOrdersPerInterval: some.limit,
  });
  const [from, to] = some.sold;
  const isInHours = ({ minutes }: LocalMoment) =>
    minutes >= Math.min(from, to) * 15 && minutes < Math.max(from, to) * 15;
  const isInStockOn = (date: string) => some.isInStock || date !== now.date;
  const options = { order_cutoff_days: some.cutoffDays, max_advanced_order_days: 3 };
  return {
    ...wantedAt(now, {
      type: some.type,
      settings: settingsOf({ catering: some.type === "generic-catering" }, options),
      lines: [{ orderId: 1, menu, isSoldAt: isInHours, isInStockOn }],
      takenIn: () => ({ orders: some.taken, prepMinutes: 0 }),
    }),
    menu,
    isSoldAt: (moment: LocalMoment) => isInHours(moment) && isInStockOn(moment.date),
  };
}

type Cart = ReturnType<typeof aCart>;

const key = ({ start }: { readonly start: LocalMoment }) => `${start.date} ${start.minutes}`;

/** Tells whether a cause holds at a moment, by the rules that it names. */
function isTrue({ kind, from, until, minutes }: TimeCause, when: LocalMoment, cart: Cart): boolean {
  const { now, settings, menu, lines, takenIn } = cart;
  const [line] = lines;
  const state = openState(settings.hours, when);
  switch (kind) {
    case "cutoff":
      return from !== null && isBefore(when, from) && minutesBetween(from, orderCutoff(now, settings)) === 0;
    case "ahead":
      return !menu.onDemand;
    case "notice":
      return minutesBetween(now, when) < (minutes ?? 0) || isBefore(when, now);
    case "closed":
      return !state.open && (from === null || openState(settings.hours, from).open);
    case "stock":
      return line?.isInStockOn(when.date) === false;
    case "dish-hours":
      return line?.isSoldAt(when) === false && isEdgeOfSale(line.isSoldAt, { from, until }, when);
    case "last-call":
      return state.open && state.until !== null && minutesBetween(when, state.until) < menu.lastCallMinutes;
    case "full":
      return takenIn(menu, when).orders >= menu.maxOrdersPerInterval;
  }
}

function isEdgeOfSale(
  isSoldAt: (moment: LocalMoment) => boolean,
  { from, until }: Pick<TimeCause, "from" | "until">,
  when: LocalMoment,
): boolean {
  if (from) return isBefore(when, from) && isSoldAt(from);
  if (until === null) return true;
  return !isBefore(when, until) && !isSoldAt(until) && isSoldAt({ ...until, minutes: until.minutes - 1 });
}
