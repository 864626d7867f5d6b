import { formatTimeOfDay, m } from "@comptoir/messages";
import {
  type MenuData,
  type MenuItemData,
  normalizeMenus,
  orderingSettings,
  type RestaurantData,
} from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import type { Offer } from "./card-state.ts";
import { drawMenus, shortenText } from "./draw-menus.ts";
import { cardsOf } from "./menu-view.ts";
import { servedFromWords } from "./served-from-words.ts";

const FRIDAY_NOON = { date: "2026-11-20", weekday: 4, minutes: 12 * 60 };
const RESTAURANT: RestaurantData = { id: 1, name: "Grill", slug: "grill", payment_processor: "sandbox" };
const DINE_IN: Offer = { type: "dine-in", now: FRIDAY_NOON, ahead: null, settings: orderingSettings(RESTAURANT) };

/** A week's price schedule: sold daily from one quarter hour after midnight to another. */
function sold(from: number, to: number): string[] {
  return Array.from({ length: 7 }, () => "x".repeat(from) + "a".repeat(to - from) + "x".repeat(96 - to));
}

function draw(items: readonly MenuItemData[], offer: Offer = DINE_IN, menu: Partial<MenuData> = {}) {
  return drawMenus(normalizeMenus({ menus: [{ id: 1, name: "Menu", items, ...menu }] }), "en-CA", offer);
}

function card(item: Partial<MenuItemData>, offer: Offer = DINE_IN, menu: Partial<MenuData> = {}) {
  const [first] = cardsOf(draw([{ id: 7, name: "Poutine", price: "12.00", ...item }], offer, menu).menus);
  return first;
}

test("A card shows the dish's unit, its calories and its picture.", () => {
  expect(card({ price_unit: "lb", calories: 540, image: "/poutine.webp" })).toMatchObject({
    unit: "lb",
    calories: 540,
    image: "/poutine.webp",
  });
});

describe("The price on a card", () => {
  test("is the price of the current slot, not the regular one.", () => {
    const dish = { price_schedule: sold(0, 96), additional_prices: { a: "9.00" } };
    expect(card(dish)?.cents).toBe(900);
  });

  test("is the lowest price of the pricing group, if it has several.", () => {
    const values = [
      { id: 1, name: "Small", price: "4.00" },
      { id: 2, name: "Large", price: "6.00" },
    ];
    expect(card({ options: [{ id: 1, name: "Size", type: "pricing", values }] })).toMatchObject({
      cents: 400,
      isFrom: true,
    });
  });

  test("includes the lowest price of a required choice, with From; an optional choice adds nothing.", () => {
    const values = [
      { id: 1, name: "Six", price: "10.00" },
      { id: 2, name: "Twelve", price: "18.00" },
    ];
    const wings = { price: "0.00", options: [{ id: 1, name: "How many", required: true, values }] };
    expect(card(wings)).toMatchObject({ cents: 1000, isFrom: true });
    const side = {
      options: [{ id: 1, name: "Side", required: true, values: [{ id: 1, name: "Fries", price: "0.00" }] }],
    };
    expect(card(side)).toMatchObject({ cents: 1200 });
    expect(card(side)?.isFrom).toBeUndefined();
    expect(card({ options: [{ id: 1, name: "Extras", values }] })?.cents).toBe(1200);
  });

  test("bill#addons: includes nothing for a required choice with a default, unless the default is unavailable.", () => {
    const bun = { id: 1, name: "Bun", price: "2.00", default_selection: true };
    const wrap = { id: 2, name: "Wrap", price: "3.00" };
    const withBread = (values: object[]) =>
      card({ options: [{ id: 1, name: "Bread", required: true, values }] } as object);
    expect(withBread([bun, wrap])).toMatchObject({ cents: 1200 });
    expect(withBread([bun, wrap])?.isFrom).toBeUndefined();
    expect(withBread([{ ...bun, unavailable: true }, wrap])).toMatchObject({ cents: 1500, isFrom: true });
  });

  test("includes the member price only if it is lower and one of its promos applies.", () => {
    expect(card({ memberPrice: "10.00", promos: ["club"] })?.memberCents).toBe(1000);
    expect(card({ memberPrice: "10.00" })?.memberCents).toBeUndefined();
    expect(card({ memberPrice: "13.00", promos: ["club"] })?.memberCents).toBeUndefined();
  });

  test("is, for a member, the price by their own promos, beside the price of others.", () => {
    const dish = { id: 7, name: "Poutine", price: "12.00", memberPrice: "10.00", promos: ["club"] };
    const menus = normalizeMenus({ menus: [{ id: 1, name: "Menu", items: [dish] }] });
    const cardFor = (held: readonly string[] | null) => cardsOf(drawMenus(menus, "en-CA", DINE_IN, held).menus)[0];
    expect(cardFor(["club"])).toMatchObject({ cents: 1200, memberCents: 1000, isYours: true });
    for (const others of [["cellar"], []]) expect(cardFor(others)?.memberCents).toBeUndefined();
    expect(cardFor(null)).toMatchObject({ memberCents: 1000 });
    expect(cardFor(null)?.isYours).toBeUndefined();
  });

  test("includes, in a member price, the price of a required choice.", () => {
    const values = [
      { id: 1, name: "Fries", price: "3.00" },
      { id: 2, name: "Salad", price: "5.00" },
    ];
    const dish = { memberPrice: "10.00", promos: ["club"], options: [{ id: 1, name: "Side", required: true, values }] };
    expect(card(dish)).toMatchObject({ cents: 1500, memberCents: 1300, isFrom: true });
  });
});

describe("The state on a card", () => {
  test("is absent for an available dish.", () => {
    expect(card({})?.state).toBeUndefined();
  });

  test("is sold out for a dish or section marked so, and for a dish with a stock of 0.", () => {
    expect(card({ sold_out: true })?.state).toBe("sold-out");
    expect(card({ stock: 0 })?.state).toBe("sold-out");
  });

  test("shows the time at which a dish is served later the same day.", () => {
    const dish = { price_schedule: sold(68, 96), additional_prices: { a: "12.00" } };
    expect(card(dish)).toMatchObject({ state: "from", from: { days: 0, minutes: 17 * 60 }, cents: 1200 });
  });

  test("shows the day on which a dish is served next, if it is not served today any more.", () => {
    const breakfast = { price_schedule: sold(28, 44), additional_prices: { a: "9.00" } };
    expect(card(breakfast)).toMatchObject({ state: "from", from: { days: 1, weekday: 5, minutes: 7 * 60 } });
    expect(servedFromWords({ days: 1, weekday: 5, minutes: 7 * 60 })).toBe(
      m.menu_available_tomorrow({ time: formatTimeOfDay(7 * 60) }),
    );
    expect(servedFromWords({ days: 3, weekday: 0, minutes: 7 * 60 })).toContain("Monday");
  });

  test("shows that the menu's last call has passed.", () => {
    const closing = orderingSettings({
      ...RESTAURANT,
      hours: [{ weekday: 4, start_time: "11:00", end_time: "12:10" }],
    });
    expect(card({}, { ...DINE_IN, settings: closing }, { last_call_time: 20 })?.state).toBe("last-call");
  });

  test("shows the missed order deadline of a dish for an event.", () => {
    const gameTonight: Offer = { ...DINE_IN, type: "catering", ahead: { ...FRIDAY_NOON, minutes: 19 * 60 } };
    const ordered = (requiredNotice: number) => card({}, gameTonight, { required_notice: requiredNotice });
    expect(ordered(7 * 60)?.state).toBeUndefined();
    expect(ordered(24 * 60)).toMatchObject({ state: "notice-over", until: { date: "2026-11-19", minutes: 19 * 60 } });
    const twoDays = orderingSettings({ ...RESTAURANT, order_options: { order_cutoff_days: 2 } });
    expect(card({}, { ...gameTonight, settings: twoDays })?.until?.date).toBe("2026-11-18");
  });

  test("distinguishes alcohol that may not leave the restaurant from alcohol outside of its hours.", () => {
    const settings = orderingSettings({ ...RESTAURANT, order_options: { alcohol: { takeout: false } } });
    expect(card({ alcoholic_beverage: true }, { ...DINE_IN, type: "take-out", settings })?.state).toBe("not-to-go");
    const evening = orderingSettings({
      ...RESTAURANT,
      order_options: { alcohol: { start_time: "17:00", end_time: "02:00" } },
    });
    expect(card({ alcoholic_beverage: true }, { ...DINE_IN, settings: evening })?.state).toBe("alcohol-hours");
    const eveningIn = orderingSettings({
      ...RESTAURANT,
      order_options: { alcohol: { start_time: "17:00", end_time: "02:00", takeout: false } },
    });
    const takenOut: Offer = { ...DINE_IN, type: "take-out", settings: eveningIn };
    expect(card({ alcoholic_beverage: true }, takenOut)?.state).toBe("not-to-go");
  });
});

describe("The menus of a page", () => {
  test("contain no options and no unknown values.", () => {
    const drawn = card({ options: [{ id: 1, name: "Extras", values: [{ id: 2, name: "Curds", price: "2.00" }] }] });
    expect(drawn).toEqual({ id: 7, name: "Poutine", cents: 1200 });
  });

  test("come last if they serve nothing now.", () => {
    const breakfast = { id: 1, name: "Breakfast", items: [{ id: 1, name: "Eggs", price: "9.00", unavailable: true }] };
    const dinner = { id: 2, name: "Dinner", items: [{ id: 2, name: "Steak", price: "30.00" }] };
    const { menus } = drawMenus(normalizeMenus({ menus: [breakfast, dinner] }), "en-CA", DINE_IN);
    expect(menus.map(({ name }) => name)).toEqual(["Dinner", "Breakfast"]);
  });

  test("have sections and dishes of another hour last; sold-out dishes keep their position.", () => {
    const eggs = { id: 1, name: "Eggs", price: "9.00", unavailable: true };
    const soup = { id: 2, name: "Soup", price: "8.00", sold_out: true };
    const steak = { id: 3, name: "Steak", price: "30.00" };
    const sections = [
      { id: 1, name: "Morning", items: [{ ...eggs, id: 4 }] },
      { id: 2, name: "All day", items: [eggs, soup, steak] },
    ];
    const [menu] = drawMenus(normalizeMenus({ menus: [{ id: 1, name: "Menu", sections }] }), "en-CA", DINE_IN).menus;
    expect(menu?.sections.map(({ name }) => name)).toEqual(["All day", "Morning"]);
    expect(menu?.sections[0]?.cards.map(({ name }) => name)).toEqual(["Soup", "Steak", "Eggs"]);
  });

  test("name the menu of a dish that is on several menus.", () => {
    const item = { id: 7, name: "Poutine", price: "12.00" };
    const data = [1, 2].map((id) => ({ id, name: `Menu ${id}`, items: [item] }));
    const { menus } = drawMenus(normalizeMenus({ menus: data }), "en-CA", DINE_IN);
    expect(cardsOf(menus).map(({ menuId }) => menuId)).toEqual([1, 2]);
  });

  test("list the available featured dishes first, each once.", () => {
    const { featured } = draw([
      { id: 1, name: "Soup", price: "8.00", featured_item: true },
      { id: 2, name: "Steak", price: "30.00", featured_item: true, sold_out: true },
    ]);
    expect(featured).toEqual([1]);
  });
});

test("A long description is cut after a whole word, without a trailing comma.", () => {
  expect(shortenText("Fries, cheese curds, and gravy", 22)).toBe("Fries, cheese curds…");
  expect(shortenText("Fries", 22)).toBe("Fries");
});

test("menu#dish-sales: A dish is marked as popular only if the orders show it and the dish can be ordered now.", () => {
  const items = [7, 8, 9].map((id) => ({ id, name: `Dish ${id}`, price: "5.00", sold_out: id === 9 }));
  const menus = normalizeMenus({ menus: [{ id: 1, name: "Menu", items }] });
  const popularOf = (popular?: readonly string[]) =>
    cardsOf(drawMenus(menus, "en-CA", DINE_IN, null, undefined, popular).menus).map((card) => card.popular);
  expect(popularOf(["8", "9"])).toEqual([undefined, true, undefined]);
  expect(popularOf()).toEqual([undefined, undefined, undefined]);
});
