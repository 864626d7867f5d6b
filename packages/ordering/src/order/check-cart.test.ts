import {
  aCartLine,
  aMenu,
  aMenuItem,
  anOptionGroup,
  anOptionValue,
  aRestaurant,
  aSection,
  at,
  chosen,
  times,
} from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import type { CartLine, ShownPrices } from "../cart/line.ts";
import type { Menu } from "../menu/menu.ts";
import { indexMenus } from "../menu/menu-index.ts";
import { cents } from "../money/cents.ts";
import { billSettings } from "../venue/bill-settings.ts";
import { orderingSettings } from "../venue/ordering-settings.ts";
import type { RestaurantData } from "../venue/restaurant-data.ts";
import type { CartToCheck } from "./cart-to-check.ts";
import { checkCart } from "./check-cart.ts";

const FRIDAY_NOON = at("2026-11-20 12:00");

type Situation = Partial<Omit<CartToCheck, "lines">> & {
  lines?: (CartLine & { shown?: ShownPrices })[];
  menus?: Menu[];
  restaurant?: Partial<RestaurantData>;
};

const NOTHING_SHOWN: ShownPrices = { orderPriceCents: null, memberOrderPriceCents: null };

/** Returns a line of one poutine with the prices that the client showed. */
function shownAt(orderPriceCents: number, memberOrderPriceCents: number | null = null) {
  const member = memberOrderPriceCents === null ? null : cents(memberOrderPriceCents);
  return [{ ...aCartLine(), shown: { orderPriceCents: cents(orderPriceCents), memberOrderPriceCents: member } }];
}

function check({ menus, restaurant, lines = [aCartLine()], ...cart }: Situation = {}) {
  const data = aRestaurant(restaurant);
  return checkCart({
    index: indexMenus(menus ?? [aMenu({ items: [aMenuItem()] })]),
    type: "dine-in",
    now: FRIDAY_NOON,
    when: null,
    settings: orderingSettings(data),
    taxRate: billSettings(data).taxRate,
    member: null,
    isKitchenFull: false,
    isTimeOffered: true,
    ...cart,
    lines: lines.map((line) => ({ shown: NOTHING_SHOWN, ...line })),
  });
}

function refusalOf(situation: Situation) {
  return check(situation).refusal;
}

/** Returns the refusal codes by `orderId`. */
function codesOf(situation: Situation): Record<number, string> {
  return Object.fromEntries((refusalOf(situation)?.lines ?? []).map((line) => [line.orderId, line.code]));
}

const evenings = Array.from({ length: 7 }, (_, weekday) => ({ weekday, start_time: "11:00", end_time: "22:00" }));

describe("The validation of a cart", () => {
  it("accepts an open, available and correctly priced cart, and returns its lines with their prices", () => {
    const passed = check({ lines: shownAt(1200) });
    expect(passed.refusal).toBeNull();
    expect(passed.lines).toHaveLength(1);
    expect(passed.priced[0]?.orderPriceCents).toBe(1200);
  });

  it("collects every offending line, not only the first", () => {
    const menus = [
      aMenu({
        items: [aMenuItem(), aMenuItem({ id: "pie", soldOut: true }), aMenuItem({ id: "cake", unavailable: true })],
        sections: [aSection({ soldOut: true, items: [aMenuItem({ id: "sundae" })] })],
      }),
    ];
    const ids = ["poutine", "pie", "cake", "sundae", "ghost"];
    const lines = ids.map((id, i) => aCartLine({ orderId: i + 1, id }));
    expect(codesOf({ menus, lines })).toEqual({
      2: "item-sold-out",
      3: "item-unavailable",
      4: "item-sold-out",
      5: "item-unavailable",
    });
    expect(refusalOf({ menus, lines })?.code).toBe("item-sold-out");
  });

  it("refuses first because orders are paused, also without a payment processor", () => {
    const hours = [{ weekday: 0, start_time: "11:00", end_time: "22:00" }];
    expect(refusalOf({ restaurant: { orders_paused: true, hours } })?.code).toBe("orders-paused");
    expect(refusalOf({ restaurant: { payment_processor: null } })?.code).toBe("orders-paused");
    expect(refusalOf({ restaurant: { hours } })?.code).toBe("restaurant-closed");
  });

  it("checks the hours of the wanted moment", () => {
    const closedNow = { now: at("2026-11-20 09:00"), type: "pickup" as const, restaurant: { hours: evenings } };
    expect(refusalOf(closedNow)?.code).toBe("restaurant-closed");
    expect(refusalOf({ ...closedNow, when: FRIDAY_NOON })).toBeNull();
    const holiday_hours = [{ date: "2026-11-20", full_day: true }];
    expect(refusalOf({ restaurant: { hours: evenings, holiday_hours } })?.code).toBe("restaurant-closed");
  });

  it("checks whether each menu takes orders at the table, as soon as possible, or at a chosen time", () => {
    const menus = [aMenu({ onDemand: false, items: [aMenuItem()] })];
    expect(refusalOf({ menus })).toBeNull();
    expect(codesOf({ menus, type: "pickup" })).toEqual({ 1: "menu-not-in-order-type" });
    expect(refusalOf({ menus, type: "pickup", when: at("2026-11-20 13:00") })).toBeNull();
    expect(codesOf({ menus: [aMenu({ dineIn: false, items: [aMenuItem()] })] })).toEqual({
      1: "menu-not-in-order-type",
    });
  });

  it("accepts a last order until the menu's last call before closing", () => {
    const menus = [aMenu({ lastCallMinutes: 30, items: [aMenuItem()] })];
    const restaurant = { hours: evenings };
    expect(refusalOf({ menus, restaurant, now: at("2026-11-20 21:30") })).toBeNull();
    expect(codesOf({ menus, restaurant, now: at("2026-11-20 21:31") })).toEqual({ 1: "past-last-call" });
  });

  it("refuses a time before the required notice, in the past, or too far ahead", () => {
    const menus = [aMenu({ requiredNoticeMinutes: 30, items: [aMenuItem()] })];
    const restaurant = { order_options: { max_advanced_order_days: 20 } };
    const wanted = (text: string) => refusalOf({ menus, restaurant, type: "pickup", when: at(text) })?.code;
    expect(wanted("2026-11-20 12:29")).toBe("too-soon");
    expect(wanted("2026-11-20 12:30")).toBeUndefined();
    expect(wanted("2026-11-19 12:30")).toBe("too-soon");
    expect(wanted("2026-12-10 23:59")).toBeUndefined();
    expect(wanted("2026-12-11 00:00")).toBe("too-soon");
  });

  it("counts real minutes of notice across the night when clocks go forward", () => {
    const menus = [aMenu({ requiredNoticeMinutes: 90, items: [aMenuItem()] })];
    const night = { menus, type: "pickup" as const, now: at("2027-03-14 01:30"), when: at("2027-03-14 03:15") };
    expect(refusalOf(night)).toBeNull();
    expect(refusalOf({ ...night, leadMinutes: 45 })?.code).toBe("too-soon");
  });

  it("applies the cutoff to catering, and none to a table", () => {
    const restaurant = { catering: true, order_options: { order_cutoff_days: 2 } };
    const when = at("2026-11-21 12:00");
    expect(refusalOf({ restaurant, type: "generic-catering", when })?.code).toBe("too-soon");
    expect(refusalOf({ restaurant, type: "generic-catering", when: at("2026-11-22 12:00") })).toBeNull();
    expect(refusalOf({ restaurant })).toBeNull();
  });

  it("refuses a full slot", () => {
    expect(refusalOf({ isKitchenFull: true })?.code).toBe("interval-full");
    expect(refusalOf({ isTimeOffered: false })?.code).toBe("not-a-slot");
  });

  it("sums the stock of a dish over its lines, and of their options", () => {
    const curds = anOptionValue({ stock: 5 });
    const menus = [aMenu({ items: [aMenuItem({ stock: 3, options: [anOptionGroup({ values: [curds] })] })] })];
    const lines = [aCartLine({ quantity: 2 }), aCartLine({ orderId: 2, quantity: 2, memo: "Hot" })];
    expect(codesOf({ menus, lines })).toEqual({ 2: "out-of-stock" });
    const dear = [aCartLine({ quantity: 2, options: [chosen("extras", times(3, "curds"))] })];
    expect(refusalOf({ menus, lines: dear })?.lines[0]).toMatchObject({ code: "out-of-stock", valueId: "curds" });
  });

  it("refuses a dish without remaining portions as sold out", () => {
    expect(codesOf({ menus: [aMenu({ items: [aMenuItem({ stock: 0 })] })] })).toEqual({ 1: "item-sold-out" });
  });

  it("refuses options that break their groups' rules, with the groups", () => {
    const menus = [
      aMenu({ items: [aMenuItem({ options: [anOptionGroup({ required: true, values: [anOptionValue()] })] })] }),
    ];
    expect(refusalOf({ menus })?.lines[0]).toMatchObject({
      code: "invalid-options",
      options: [{ code: "required-option-missing", groupId: "extras" }],
    });
  });

  it("refuses a dish or an option that is not sold in the slot", () => {
    const never = { week: Array.from({ length: 7 }, () => "x".repeat(96)), pricesCents: {} };
    expect(codesOf({ menus: [aMenu({ items: [aMenuItem({ priceSchedule: never })] })] })).toEqual({
      1: "item-unavailable",
    });
    const group = anOptionGroup({ values: [anOptionValue({ priceSchedule: never })] });
    const menus = [aMenu({ items: [aMenuItem({ options: [group] })] })];
    const lines = [aCartLine({ options: [chosen("extras", "curds")] })];
    expect(refusalOf({ menus, lines })?.lines[0]).toMatchObject({ code: "item-unavailable", valueId: "curds" });
  });

  it("keeps members-only menus for members", () => {
    const menus = [aMenu({ memberOnly: true, items: [aMenuItem()] })];
    expect(codesOf({ menus })).toEqual({ 1: "item-unavailable" });
    expect(refusalOf({ menus, member: { promos: [] } })).toBeNull();
  });

  it("does not leak a members-only menu to others", () => {
    const found = check({
      menus: [aMenu({ memberOnly: true, items: [aMenuItem({ id: 7, name: "Reserve" })] })],
      lines: [aCartLine({ id: 7 })],
    });
    expect(found).toMatchObject({ lines: [], priced: [], refusal: { lines: [{ id: 7, name: "7" }] } });
  });

  it("refuses a price that differs from what the client showed, with the new one", () => {
    expect(refusalOf({ lines: shownAt(1100) })).toMatchObject({
      code: "price-changed",
      lines: [{ orderId: 1, orderPriceCents: 1200 }],
    });
  });

  it("refuses a member price without a valid promo", () => {
    const menus = [aMenu({ items: [aMenuItem({ memberPriceCents: cents(1000), promos: ["GOLD"] })] })];
    const lines = shownAt(1200, 1000);
    expect(refusalOf({ menus, lines })?.code).toBe("member-promo");
    expect(refusalOf({ menus, lines, member: { promos: ["SILVER"] } })?.code).toBe("member-promo");
    expect(refusalOf({ menus, lines, member: { promos: ["GOLD"] } })).toBeNull();
  });

  it("tells a member with a valid promo that the member price changed", () => {
    const menus = [aMenu({ items: [aMenuItem({ memberPriceCents: cents(1100), promos: ["GOLD"] })] })];
    const lines = shownAt(1200, 1000);
    expect(refusalOf({ menus, lines, member: { promos: ["GOLD"] } })?.code).toBe("price-changed");
  });

  it("refuses more than the cart or the dish takes", () => {
    const restaurant = { order_options: { max_items_per_cart: 2 } };
    expect(refusalOf({ restaurant, lines: [aCartLine({ quantity: 3 })] })?.code).toBe("cart-limit");
    const menus = [aMenu({ items: [aMenuItem({ maxQuantity: 2 })] })];
    expect(codesOf({ menus, lines: [aCartLine({ quantity: 3 })] })).toEqual({ 1: "item-limit" });
  });

  it("restricts alcohol to the venue's hours, and to the take-out categories", () => {
    const menus = [aMenu({ items: [aMenuItem({ alcoholicBeverage: true, category: "Beer" })] })];
    const alcohol = { start_time: "11:00", end_time: "02:00", takeout_categories: ["Beer &amp; Wine"] };
    const restaurant = { order_options: { alcohol } };
    expect(refusalOf({ menus, restaurant })).toBeNull();
    expect(codesOf({ menus, restaurant, now: at("2026-11-20 03:00") })).toEqual({ 1: "item-unavailable" });
    expect(codesOf({ menus, restaurant, type: "pickup" })).toEqual({ 1: "item-unavailable" });
    const listed = [aMenu({ items: [aMenuItem({ alcoholicBeverage: true, category: "Beer & Wine" })] })];
    expect(refusalOf({ menus: listed, restaurant, type: "pickup" })).toBeNull();
  });

  it("ordering#cart-check: names the alcoholic choice of a dish without alcohol", () => {
    const shot = anOptionValue({ id: "shot", alcoholicBeverage: true });
    const menus = [aMenu({ items: [aMenuItem({ options: [anOptionGroup({ values: [shot] })] })] })];
    const restaurant = { order_options: { alcohol: { start_time: "11:00", end_time: "02:00" } } };
    const lines = [aCartLine({ options: [chosen("extras", "shot")] })];
    const refused = refusalOf({ menus, restaurant, lines, now: at("2026-11-20 03:00") })?.lines[0];
    expect(refused).toMatchObject({ code: "item-unavailable", valueId: "shot" });
  });

  it("ordering#cart-check: names the group of a removed choice", () => {
    const menus = [aMenu({ items: [aMenuItem({ options: [anOptionGroup({ values: [anOptionValue()] })] })] })];
    const lines = [aCartLine({ options: [chosen("extras", "bacon")] })];
    expect(refusalOf({ menus, lines })?.lines[0]).toMatchObject({
      code: "item-unavailable",
      goneFromGroupId: "extras",
    });
  });
});
