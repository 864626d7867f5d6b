import { addDays } from "@comptoir/ordering";
import { runLength } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantOf } from "../platform/time/zoned.ts";
import { register } from "../testing/people.ts";
import { AT_SCHOOL, addChild, SCHOOL, submitDates } from "../testing/school.ts";
import { aCard } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

/*
 * Goal: over a school year with holidays and both clock changes, a submit accepts exactly what the week's
 * menus offer.
 * Method: at moments of a year, most at midnight and around clock changes, a parent orders offered and
 * random dishes for several children. Some orders use account credit. The week's menus decide which answers
 * are allowed.
 */

const test = await openTestApi();
const { call, clock, load, pool } = test;
const [lunch, breakfast] = SCHOOL.rotations;
const winter = Array.from({ length: 12 }, (_, day) => ({ date: addDays("2026-12-21", day), reason: "Winter break" }));
await load({
  ...SCHOOL,
  restaurant: {
    ...SCHOOL.restaurant,
    holiday_hours: [{ date: "2026-11-11", full_day: true }],
    order_options: { order_cutoff_days: 2, max_advanced_order_days: 20 },
  },
  menus: SCHOOL.menus.map((menu) => (menu.id === "party" ? { ...menu, required_notice: 4320 } : menu)),
  rotations: [
    {
      ...lunch,
      end_date: "2027-06-25",
      skip_dates: [...(lunch?.skip_dates ?? []), ...winter, { date: "2027-03-15", reason: "March break" }],
    },
    breakfast,
  ],
});

const ZONE = "America/Toronto";
/** Dates around clock changes and the ends of holidays. */
const TURNS = [
  "2026-10-30",
  "2026-11-01",
  "2026-11-09",
  "2026-12-18",
  "2027-01-02",
  "2027-03-12",
  "2027-03-14",
  "2027-06-22",
];
const momentOfYear = fc.record({
  date: fc.oneof(
    fc.integer({ min: 0, max: 290 }).map((days) => addDays("2026-09-05", days)),
    fc.tuple(fc.constantFrom(...TURNS), fc.integer({ min: -2, max: 2 })).map(([date, days]) => addDays(date, days)),
  ),
  minutes: fc.oneof(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(0, 59, 60, 120, 180, 1439)),
});
const DISHES = [1, 10, 11, 20, 30];
const AHEAD_MAX = 22;
/** A wish is mostly an offered meal, otherwise any dish on any date. */
const wish = fc.record({
  ahead: fc.oneof(fc.integer({ min: 1, max: AHEAD_MAX }), fc.integer({ min: 1, max: 4 })),
  dish: fc.constantFrom(...DISHES),
  offer: fc.option(fc.nat(), { freq: 5 }),
  child: fc.nat(2),
});

clock.set("2026-09-05T12:00:00Z");
const ada = await register(test, { email: "ada@example.ca" });
/** Keeps Ada's session valid: the clock jumps by months, and sessions expire after weeks. */
const stayHere = () =>
  pool.query("update person_sessions set seen_at = $1, expires_at = $1::timestamptz + interval '1 day'", [clock.now()]);
const children = [
  null,
  await addChild(test, ada, { name: "Zoé", class: "2B" }),
  await addChild(test, ada, { name: "Léo", class: "5A" }),
];
const card = await aCard(test);
const balance = async () =>
  Number((await pool.query("select balance_cents from account_credits")).rows[0]?.balance_cents ?? 0);
await pool.query("insert into account_credits values ('school', $1, 10000000)", [`user ${ada.userId}`]);

type Day = {
  readonly date: string;
  readonly opens: string;
  readonly cutoff: string;
  readonly closed: string | null;
  readonly menus: readonly { readonly items: readonly { readonly id: number }[] }[];
};

type Meal = { readonly date: string; readonly dish: number };

/** Lists the meals that the weeks after a date offer at this moment. */
async function offeredAfter(date: string): Promise<readonly Meal[]> {
  const range = new URLSearchParams({ start_date: addDays(date, 1), end_date: addDays(date, AHEAD_MAX) });
  const { body } = await call(`/api/rotational-menus?${range}`, undefined, AT_SCHOOL);
  const now = clock.now().toISOString();
  return (body.days as Day[])
    .filter(({ closed, opens, cutoff }) => closed === null && opens <= now && now < cutoff)
    .flatMap((day) => day.menus.flatMap(({ items }) => items.map(({ id }) => ({ date: day.date, dish: id }))));
}

describe("school#day: a school year", () => {
  it(
    "accepts exactly the offered meals for every child and payment method, all or nothing",
    async () => {
      const seen = { taken: 0, refused: 0 };
      await fc.assert(
        fc.asyncProperty(
          momentOfYear,
          fc.array(wish, { minLength: 1, maxLength: 3 }),
          fc.constantFrom(0, 0, 400, 5_000),
          async (moment, wishes, creditCents) => {
            clock.set(instantOf(moment, ZONE).toISOString());
            await stayHere();
            const offers = await offeredAfter(moment.date);
            const lines = wishes.map(({ ahead, dish, offer, child }) => ({
              ...((offer !== null && offers[offer % offers.length]) || { date: addDays(moment.date, ahead), dish }),
              childId: children[child],
            }));
            const before = { credit: await balance(), orders: (await pool.query("select from orders")).rowCount ?? 0 };
            const byOrder = Map.groupBy(lines, ({ date, childId }) => `${date} ${childId}`);
            const dates = [...byOrder.values()].map((ofOrder) => ({
              date: ofOrder[0]?.date ?? "",
              ...(ofOrder[0]?.childId && { childId: ofOrder[0].childId }),
              items: ofOrder.map(({ dish }) => ({ id: dish })),
            }));
            const accountCredit = (creditCents / 100).toFixed(2);
            const { status, body } = await submitDates(test, ada, dates, {
              checkout: { card, ...(creditCents && { accountCredit }) },
            });
            const may = lines.every((line) =>
              offers.some(({ date, dish }) => line.date === date && line.dish === dish),
            );
            expect({ status, code: may ? undefined : body.code }).toEqual({
              status: may ? 201 : 409,
              code: may ? undefined : body.code,
            });
            const placed = (await pool.query("select from orders")).rowCount ?? 0;
            expect(placed - before.orders).toBe(may ? dates.length : 0);
            const total = lines.length * 600;
            expect(before.credit - (await balance())).toBe(may ? Math.min(creditCents, total) : 0);
            seen[may ? "taken" : "refused"] += 1;
          },
        ),
        { numRuns: runLength({ quick: 60, full: 1_000 }) },
      );
      // Accepted and refused submits each make up more than a tenth.
      expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan((seen.taken + seen.refused) / 10);
    },
    runLength({ quick: 60_000, full: 600_000 }),
  );
});
