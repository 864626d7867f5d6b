import { aCartLine, aMenu, aMenuItem, at, HST } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChosenGroup, ChosenValue } from "../cart/line.ts";
import { missingGroups } from "../cart/option-selection.ts";
import { resolveLine } from "../cart/resolve-line.ts";
import { priceLine } from "../costs/line-price.ts";
import { cents } from "../money/cents.ts";
import { isRefused } from "../refusal.ts";
import type { MenuItem } from "./dish.ts";
import { lowestPrice } from "./lowest-price.ts";
import { indexMenus } from "./menu-index.ts";
import { normalizeOptions, type OptionGroup, type OptionGroupData } from "./option.ts";
import { scheduleSlotAt } from "./prices.ts";

const NOON = at("2026-11-23 12:00");
const dishWith = (options: readonly OptionGroupData[], price = 1000): MenuItem =>
  aMenuItem({ priceCents: cents(price), options: normalizeOptions(options) });
const lowestOf = (options: readonly OptionGroupData[], price?: number) =>
  lowestPrice(dishWith(options, price), NOON, null);

const TACOS: OptionGroupData = {
  id: "many",
  name: "How many?",
  type: "pricing",
  values: [
    { id: "one", name: "One", price: "5.00" },
    { id: "three", name: "Three", price: "14.00", default_selection: true },
    { id: "six", name: "Six", price: "27.00" },
  ],
};

describe("bill#lowest-price: The lowest price of a dish", () => {
  it("is that of its smallest size, even if a larger one is preselected", () => {
    expect(lowestOf([TACOS], 1400)).toEqual({ cents: 500, memberCents: null, isFrom: true });
  });

  it("is set by the last pricing group, as the bill is", () => {
    const cut = { id: "cut", name: "Cut", type: "pricing", order: 1, values: [{ id: "c", name: "C", price: "90.00" }] };
    expect(
      lowestOf([
        { ...cut, order: 1 },
        { ...TACOS, order: 2 },
      ]).cents,
    ).toBe(500);
    expect(
      lowestOf([
        { ...cut, order: 3 },
        { ...TACOS, order: 2 },
      ]).cents,
    ).toBe(9000);
  });

  it("includes what a required choice requires in turn", () => {
    const sauce = { id: "s", name: "Sauce", required: true, values: [{ id: "b", name: "Butter", price: "1.00" }] };
    const side = (price: string, options: readonly OptionGroupData[]) => ({ id: price, name: price, price, options });
    const sides = { id: "side", name: "Side", required: true, values: [side("2.00", [sauce]), side("2.50", [])] };
    expect(lowestOf([sides])).toMatchObject({ cents: 1250, isFrom: true });
  });

  it("has nothing of an optional group, and nothing of a default choice", () => {
    const values = [{ id: "a", name: "A", price: "3.00", default_selection: true }];
    expect(lowestOf([{ id: "o", name: "O", values }])).toMatchObject({ cents: 1000, isFrom: false });
    expect(lowestOf([{ id: "o", name: "O", required: true, values }])).toMatchObject({ cents: 1000, isFrom: false });
  });

  it("is what the cheapest complete choice costs on the bill, whatever the groups", () => {
    fc.assert(
      fc.property(someGroups(2), (options) => {
        const item = dishWith(options);
        expect(lowestPrice(item, NOON, null).cents).toBe(cheapestBill(item));
      }),
    );
  });
});

/** Returns the lowest price that the bill has for any complete choice of at most one value per group. */
function cheapestBill(item: MenuItem): number {
  const index = indexMenus([aMenu({ items: [item] })]);
  const prices = choicesOf(item.options)
    .filter((options) => missingGroups({ item, options }).length === 0)
    .map((options) => {
      const line = resolveLine(index, aCartLine({ id: item.id, options, quantity: 1 }));
      if (isRefused(line)) throw new Error("The choice is not on the menu.");
      const priced = priceLine(line, { ...scheduleSlotAt(NOON), memberPromos: [], taxRate: HST });
      if (isRefused(priced)) throw new Error("The choice has no price.");
      return priced.orderPriceCents;
    });
  return Math.min(...prices);
}

function choicesOf([first, ...rest]: readonly OptionGroup[]): readonly (readonly ChosenGroup[])[] {
  if (first === undefined) return [[]];
  const values = first.values.flatMap((value): readonly ChosenValue[] =>
    choicesOf(value.options).map((options) => ({
      id: value.id,
      quantity: value.defaultSelection ? 0 : 1,
      options,
    })),
  );
  const answers = [[], ...values.map((value) => [{ id: first.id, values: [value] }])];
  return choicesOf(rest).flatMap((others) => answers.map((answer) => [...answer, ...others]));
}

function someGroups(depth: number, path = "g"): fc.Arbitrary<readonly OptionGroupData[]> {
  return fc
    .array(fc.constant(null), { maxLength: 2 })
    .chain((groups) => fc.tuple(...groups.map((_, index) => someGroup(depth, `${path}${index}`))));
}

function someGroup(depth: number, id: string): fc.Arbitrary<OptionGroupData> {
  const value = (index: number) =>
    fc.record({
      id: fc.constant(`${id}v${index}`),
      name: fc.constant("Value"),
      price: fc.integer({ min: 0, max: 900 }).map((amount) => (amount / 100).toFixed(2)),
      default_selection: fc.boolean(),
      options: depth === 0 ? fc.constant([]) : someGroups(depth - 1, `${id}v${index}`),
    });
  return fc.record({
    id: fc.constant(id),
    name: fc.constant("Group"),
    type: fc.constantFrom("pricing", "addons"),
    required: fc.boolean(),
    values: fc
      .integer({ min: 1, max: 2 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => value(i)))),
  });
}
