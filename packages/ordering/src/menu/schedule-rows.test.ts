import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, parseCents } from "../index.ts";
import { priceInSlot } from "./prices.ts";
import {
  paintHours,
  type ScheduleLetters,
  type ScheduleRow,
  scheduleLetters,
  scheduleRows,
  weekLetters,
  weekPrices,
  withOwnPrice,
} from "./schedule-rows.ts";

const OWN = "12.50";
const prices = fc.constantFrom(OWN, "9.00", "8.00", "15.25", null);
const row: fc.Arbitrary<ScheduleRow> = fc.record({
  weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
  from: fc.nat(95),
  to: fc.integer({ min: 1, max: 96 }),
  price: prices,
});
const rows = fc.array(row, { maxLength: 8 });

/** The price of each quarter-hour of the week, by the rule that prices orders. */
function weekOf(letters: ScheduleLetters | null): (number | null)[] {
  const pricesCents = Object.entries(letters?.prices ?? {}).map(([letter, price]) => [letter, parseCents(price)]);
  const schedule = letters && { week: letters.week, pricesCents: Object.fromEntries(pricesCents) };
  const pricing = { priceCents: cents(1250), memberPriceCents: null, promos: [], priceSchedule: schedule };
  return Array.from({ length: 7 * 96 }, (_, at) =>
    priceInSlot(pricing, { weekday: Math.floor(at / 96), slot: at % 96 }),
  );
}

describe("menu#price-schedule: the rows of a schedule", () => {
  it("price each quarter-hour as the last row that has it says, and the others at the dish's own price", () => {
    fc.assert(
      fc.property(rows, (written) => {
        const week = weekOf(scheduleLetters(written, OWN));
        for (const [at, price] of week.entries()) {
          const [weekday, slot] = [Math.floor(at / 96), at % 96];
          const last = written.findLast(
            ({ weekdays, from, to }) => weekdays.includes(weekday) && from <= slot && slot < to,
          );
          const said = last === undefined ? OWN : last.price;
          expect(price).toBe(said === null ? null : parseCents(said));
        }
      }),
      { numRuns: 40 },
    );
  });

  it("are the same rows after they were letters, once none overlap", () => {
    fc.assert(
      fc.property(rows, (written) => {
        const letters = scheduleLetters(written, OWN);
        const read = letters === null ? [] : scheduleRows(letters, OWN);
        expect(scheduleLetters(read, OWN)).toEqual(letters);
        expect(letters === null ? [] : scheduleRows(scheduleLetters(read, OWN) ?? letters, OWN)).toEqual(read);
      }),
      { numRuns: 100 },
    );
  });

  it("share a row for days with the same hours, and keep letters without a price as not sold", () => {
    const happy = [{ weekdays: [0, 1, 2, 3, 4], from: 60, to: 72, price: "9.00" }];
    const letters = scheduleLetters(happy, OWN);
    expect(letters?.week[0]).toBe(`${"a".repeat(60)}${"b".repeat(12)}${"a".repeat(24)}`);
    expect(letters?.prices).toEqual({ a: OWN, b: "9.00" });
    expect(scheduleRows(letters as ScheduleLetters, OWN)).toEqual(happy);
    const unpriced = { week: Array<string>(7).fill("q".repeat(96)), prices: {} };
    expect(scheduleRows(unpriced, OWN)).toEqual([{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 96, price: null }]);
  });

  it("follow a change of the dish's own price", () => {
    const happy = [{ weekdays: [2], from: 60, to: 72, price: "9.00" }];
    const letters = scheduleLetters(happy, OWN) as ScheduleLetters;
    const after = { ...letters, prices: withOwnPrice(letters.prices, { was: OWN, is: "13.00" }) };
    expect(scheduleRows(after, "13.00")).toEqual(happy);
  });
});

describe("menu#price-schedule: a week that is painted", () => {
  const blank = () => Array.from({ length: 7 }, () => Array<string | null>(96).fill(OWN));
  const paintAll = (strokes: readonly ScheduleRow[]) =>
    strokes.reduce<ScheduleLetters | null>((letters, stroke) => {
      const after = paintHours(letters, stroke, OWN);
      if (after === "too-many") throw new Error("A few strokes do not give 52 prices.");
      return after;
    }, null);

  it("has after any strokes the letters of its week of prices, which give the week back", () => {
    fc.assert(
      fc.property(rows, (strokes) => {
        const week = blank().map((day, weekday) =>
          day.map((own, slot) => {
            const last = strokes.findLast(
              ({ weekdays, from, to }) => weekdays.includes(weekday) && from <= slot && slot < to,
            );
            return last === undefined ? own : last.price;
          }),
        );
        const letters = paintAll(strokes);
        expect(letters).toEqual(weekLetters(week, OWN));
        expect(letters === null ? blank() : weekPrices(letters)).toEqual(week);
      }),
      { numRuns: 100 },
    );
  });

  it("has after each stroke the letters of the rows with the stroke as the last one", () => {
    fc.assert(
      fc.property(rows, row, (strokes, stroke) => {
        const before = paintAll(strokes);
        const listed = before === null ? [] : scheduleRows(before, OWN);
        expect(paintHours(before, stroke, OWN)).toEqual(scheduleLetters([...listed, stroke], OWN));
      }),
      { numRuns: 100 },
    );
  });

  it("refuses more prices than there are letters, and takes one that replaces the last hours of another", () => {
    const strokes = Array.from({ length: 50 }, (_, index) => {
      return { weekdays: [0], from: index, to: index + 1, price: `${index + 20}.00` };
    });
    const full = paintAll(strokes);
    const next = { weekdays: [0], from: 60, to: 61, price: "99.00" };
    expect(paintHours(full, next, OWN)).toBe("too-many");
    expect(paintHours(full, { ...next, from: 3, to: 4 }, OWN)).not.toBe("too-many");
    expect(paintHours(full, { ...next, price: null }, OWN)).not.toBe("too-many");
  });
});
