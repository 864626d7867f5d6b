import { readFileSync } from "node:fs";
import {
  billSettings,
  type CartLineData,
  checkDiscountTerms,
  computeCosts,
  formatCosts,
  indexMenus,
  isRefused,
  type MenuItemData,
  normalizeMenus,
  ORDER_TYPE_RULES,
  parseCartLines,
  parseCents,
  parseChargeSetting,
  parseTipChoice,
  priceLine,
  resolveLine,
  scheduleSlotAt,
} from "@comptoir/ordering";
import { runLength } from "@comptoir/test-kit";
import type { VenueFile } from "@comptoir/venue-file";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openTestApi } from "../testing/test-api.ts";

// Goal: for any bill, the API's answer equals the result of the rules. Method: random meals at the
// demonstration's club, with codes, tips, members and gift cards, are priced over HTTP and separately by the
// pure rules.
const { call, clock, load } = await openTestApi();
clock.set("2026-11-20T17:00:00Z");
const NOON = { date: "2026-11-20", weekday: 4, minutes: 12 * 60 };
const file = new URL("../../../../demo/venues/cercle-du-canal.json", import.meta.url);
const VENUE = JSON.parse(readFileSync(file, "utf8")) as VenueFile;
await load(VENUE);
const HEADERS = { "x-restaurant-id": String(VENUE.restaurant.id) };
const INDEX = indexMenus(normalizeMenus(VENUE));

type Dish = { readonly item: MenuItemData; readonly menuId: string | number; readonly isForMembers: boolean };
const DISHES: readonly Dish[] = VENUE.menus.flatMap((menu) =>
  (menu.sections ?? []).flatMap(({ items }) =>
    (items ?? []).map((item) => ({ item, menuId: menu.id, isForMembers: menu.member_only ?? false })),
  ),
);

const someMeals = fc.record({
  member: fc.constantFrom(null, ...(VENUE.membership?.members ?? [])),
  discount: fc.constantFrom(null, ...VENUE.discounts),
  giftCard: fc.constantFrom(null, ...VENUE.gift_cards),
  tip: fc.oneof(
    fc.constant(null),
    fc.integer({ min: -300, max: 3_000 }).map((amount) => ({ type: "dollar", amount: (amount / 100).toFixed(2) })),
    fc.integer({ min: 0, max: 300 }).map((tenths) => ({ type: "percentage", percentageValue: String(tenths / 10) })),
  ),
  dishes: fc.array(
    fc.record({ dish: fc.constantFrom(...DISHES), quantity: fc.integer({ min: 1, max: 3 }), pick: fc.nat(20) }),
    { minLength: 1, maxLength: 6 },
  ),
});
type Meal = typeof someMeals extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the lines of a meal, with a choice in every group; a guest's lines leave out members-only dishes. */
function linesOf({ dishes, member }: Meal): CartLineData[] {
  return dishes
    .filter(({ dish }) => member !== null || !dish.isForMembers)
    .map(({ dish: { item, menuId }, quantity, pick }, index) => ({
      id: item.id,
      menu_id: menuId,
      section_id: null,
      orderId: index + 1,
      quantity,
      orderOptions: (item.options ?? []).map(({ id, values }) => {
        const value = values?.[pick % values.length];
        return { id, values: value ? [{ id: value.id, quantity: 1, options: [] }] : [] };
      }),
    }));
}

/** Returns the costs of a meal by the pure rules; null if the conditions of the meal's code are not met. */
function costsByTheRules(meal: Meal, lines: readonly CartLineData[]) {
  const settings = billSettings(VENUE.restaurant);
  const context = { ...scheduleSlotAt(NOON), memberPromos: meal.member?.promos ?? [], taxRate: settings.taxRate };
  const priced = (parseCartLines([...lines]) ?? []).map((line) => {
    const resolved = resolveLine(INDEX, line);
    const price = isRefused(resolved) ? null : priceLine(resolved, context);
    if (price === null || isRefused(price)) throw new Error(`The club does not sell ${JSON.stringify(line)}.`);
    return price;
  });
  const { discount, giftCard } = meal;
  const setting = discount && parseChargeSetting(discount.value);
  const tip = parseTipChoice(meal.tip);
  const costs = computeCosts({
    settings,
    lines: priced,
    delivered: false,
    rebateApplies: ORDER_TYPE_RULES["dine-in"].taxRebate,
    discount: discount && setting ? { code: discount.code, setting } : null,
    tip: tip && isRefused(tip) ? null : tip,
    voucher: giftCard && { code: giftCard.code, balanceCents: parseCents(giftCard.balance) ?? (0 as never) },
  });
  const terms = {
    minimumCents: parseCents(discount?.minimum_order_amount ?? ""),
    orderTypes: discount?.order_types ?? null,
  };
  return checkDiscountTerms(terms, { ...costs, type: "dine-in" }) === null ? costs : null;
}

describe("Promises 11 and 12: random bills", () => {
  it("over HTTP equal those of the pure rules, with codes, members and gift cards", async () => {
    let refusedCodes = 0;
    await fc.assert(
      fc.asyncProperty(someMeals, async (meal) => {
        const lines = linesOf(meal);
        fc.pre(lines.length > 0);
        const expected = costsByTheRules(meal, lines);
        const { status, body } = await call(
          "/api/orders/set-costs",
          {
            items: lines,
            type: "dine-in",
            tableNum: "7",
            costs: { tip: meal.tip, discount: { code: meal.discount?.code }, voucher: { code: meal.giftCard?.code } },
            checkout: { memberInfo: meal.member && { identifier: meal.member.identifier, promosApplied: true } },
          },
          HEADERS,
        );
        if (expected === null) {
          refusedCodes += 1;
          expect({ status, code: body.code }).toEqual({ status: 409, code: "discount_invalid" });
        } else {
          expect(status, JSON.stringify(body)).toBe(200);
          const { label } = body.costs.serviceCharge;
          expect(body.costs).toEqual(formatCosts(expected, { serviceChargeLabel: label }));
        }
      }),
      { numRuns: runLength({ quick: 40, full: 2_000 }) },
    );
    expect(refusedCodes).toBeGreaterThan(0);
  });
});
