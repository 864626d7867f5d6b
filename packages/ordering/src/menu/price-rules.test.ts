import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, parseCents, priceInSlot, WEEKDAYS } from "../index.ts";
import {
  indexRules,
  type PriceRuleData,
  priceByRule,
  type RuledThing,
  scheduleByRules,
  weekOfRules,
} from "./price-rules.ts";

const time = fc.nat(95).map((quarter) => {
  const minutes = quarter * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
});
const hours = {
  id: fc.constant(1),
  name: fc.constant("Rule"),
  days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
  from: time,
  to: fc.oneof(time, fc.constant("24:00")),
};
const amount = fc.integer({ min: 0, max: 3000 }).map((amountCents) => (amountCents / 100).toFixed(2));
const rule: fc.Arbitrary<PriceRuleData> = fc.oneof(
  fc.record({ ...hours, only_then: fc.constant(true) }),
  fc.record({ ...hours, percent_off: fc.constantFrom("0", "12.5", "25", "33.3333", "100") }),
  fc.record({
    ...hours,
    prices: fc.constant({ "7": "9.00" }),
    size_prices: fc.dictionary(fc.constantFrom("7", "8"), amount),
  }),
);
const thing: fc.Arbitrary<RuledThing> = fc.record({
  kind: fc.constantFrom("item", "size"),
  id: fc.constantFrom<(number | string)[]>(7, "7", 8),
  price: amount,
});

/** Whether a rule has a moment, by its words: a rule past midnight reaches into the next day. */
function hasMoment({ days, from, to }: PriceRuleData, weekday: number, minutes: number): boolean {
  const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const isOn = (day: number) => days.includes(WEEKDAYS[(day + 7) % 7] ?? "monday");
  if (end > start) return isOn(weekday) && minutes >= start && minutes < end;
  return (isOn(weekday) && minutes >= start) || (isOn(weekday - 1) && minutes < end);
}

/** The price that rules give at a moment, in cents; null: not sold. */
function priceAt(rules: readonly PriceRuleData[], thing: RuledThing, weekday: number, slot: number): number | null {
  const opening = rules.filter(({ only_then }) => only_then);
  const isOpen = opening.length === 0 || opening.some((one) => hasMoment(one, weekday, slot * 15));
  const own = parseCents(thing.price ?? "0") ?? 0;
  if (!isOpen) return thing.kind === "item" ? null : own;
  const prices = rules
    .filter(({ only_then }) => !only_then)
    .filter((one) => hasMoment(one, weekday, slot * 15))
    .map((one) => priceByRule(one, thing))
    .filter((price) => price !== null);
  return prices.length === 0 ? own : Math.min(...prices);
}

describe("menu#price-rules: a dish's schedule follows from its rules", () => {
  it("has in each quarter-hour of the week the price that the rules give", () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 5 }), thing, (rules, thing) => {
        const letters = scheduleByRules(weekOfRules(rules), thing);
        if (letters === "too-many") throw new Error("Five rules do not give 51 prices.");
        const pricesCents = Object.fromEntries(
          Object.entries(letters?.prices ?? {}).map(([letter, price]) => [letter, parseCents(price) ?? cents(0)]),
        );
        const pricing = {
          priceCents: parseCents(thing.price ?? "0") ?? cents(0),
          memberPriceCents: null,
          promos: [],
          priceSchedule: letters && { week: letters.week, pricesCents },
        };
        for (let at = 0; at < 7 * 96; at += 1) {
          const slot = { weekday: Math.floor(at / 96), slot: at % 96 };
          expect(priceInSlot(pricing, slot)).toBe(priceAt(rules, thing, slot.weekday, slot.slot));
        }
      }),
      { numRuns: 60 },
    );
  });

  const beer = { kind: "item", id: 7, price: "9.99" } as const;
  const happyHour = { id: 1, name: "Happy hour", days: ["monday"], from: "15:00", to: "18:00" } as const;

  it("rounds a percentage off to the cent, half away from zero", () => {
    expect(priceByRule({ ...happyHour, percent_off: "25" }, beer)).toBe(749);
    expect(priceByRule({ ...happyHour, percent_off: "100" }, beer)).toBe(0);
  });

  it("is none if the rules give the regular price all week", () => {
    expect(scheduleByRules(weekOfRules([{ ...happyHour, prices: { "7": "9.99" } }]), beer)).toBeNull();
    expect(scheduleByRules(weekOfRules([{ ...happyHour, prices: { "8": "5.00" } }]), beer)).toBeNull();
  });

  it("closes the rest of Sunday's night, and goes on into Monday", () => {
    const late = { ...happyHour, days: ["sunday"], from: "23:00", to: "01:00", only_then: true } as const;
    const letters = scheduleByRules(weekOfRules([late]), beer);
    if (letters === null || letters === "too-many") throw new Error("The rule closes hours.");
    expect(letters.week[6]).toBe("x".repeat(92) + "a".repeat(4));
    expect(letters.week[0]).toBe("a".repeat(4) + "x".repeat(92));
  });

  it("refuses more prices than there are letters", () => {
    const rules = Array.from({ length: 51 }, (_, index) => ({
      ...happyHour,
      from: `${String(Math.floor(index / 4)).padStart(2, "0")}:${String((index % 4) * 15).padStart(2, "0")}`,
      to: "13:00",
      prices: { "7": `${51 - index}.00` },
    }));
    expect(scheduleByRules(weekOfRules(rules), beer)).toBe("too-many");
    expect(scheduleByRules(weekOfRules(rules.slice(1)), beer)).not.toBe("too-many");
  });
});

describe("menu#price-rules: what a rule is over", () => {
  it("are the dishes that it names, and those of its sections and menus", () => {
    const hours = { days: ["monday"], from: "15:00", to: "18:00", percent_off: "10" } as const;
    const rules: readonly PriceRuleData[] = [
      { ...hours, id: 1, name: "By dish", items: ["7"] },
      { ...hours, id: 2, name: "By section", sections: [3] },
      { ...hours, id: 3, name: "By menu", menus: [1], items: [7] },
    ];
    const over = indexRules(rules);
    expect(over({ item: 7, section: null, menu: 1 }).map(({ id }) => id)).toEqual([1, 3]);
    expect(over({ item: 8, section: 3, menu: 2 }).map(({ id }) => id)).toEqual([2]);
    expect(over({ item: 8, menu: 2 })).toEqual([]);
  });
});
