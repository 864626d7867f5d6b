// @vitest-environment happy-dom
import { formatDate, formatPrepTime, formatTimeOfDay, m } from "@comptoir/messages";
import { APPLE_PAY, eachWallet, MEANS } from "@comptoir/ordering";
import { act, useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { writeCartCopy } from "../../cart/cart-copy.ts";
import { usePageCart } from "../../cart/cart-provider.tsx";
import { findDishes } from "../../cart/known-dish.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill, type FakeApi, priceCart, refusal } from "../../testing/fake-api.ts";
import { openScreen, type StubScreen } from "../../testing/open-screen.tsx";
import { CartScreen, type CartScreenProps } from "./cart-screen.tsx";
import { codeSettingsOf } from "./codes.ts";

const GRILL = aGrill({ hasDiscounts: true });
const SETTINGS: CartScreenProps = {
  wording: { province: "ON", splitsTaxes: false },
  codes: codeSettingsOf(GRILL.restaurant, "en-CA"),
  suggestions: { dishes: [], together: {} },
};

const MEMBERS_ONLY = codeSettingsOf({ ...GRILL.restaurant, hasDiscounts: false, membership_program: true }, "en-CA");

const SCREEN: StubScreen = { path: "cart", loader: () => SETTINGS, Component: Cart };

function Cart({ loaderData }: { readonly loaderData: CartScreenProps }) {
  return <CartScreen {...loaderData} />;
}

/** A diner at the cart, with two poutines of 12.00 in it. */
async function atCart(api: FakeApi, codes = SETTINGS.codes, suggestions = SETTINGS.suggestions) {
  const line = { orderId: 1, id: 7, menuId: 1, sectionId: null, quantity: 2, options: [], memo: null };
  const dishes = findDishes(GRILL.menus, 7);
  const screen = { ...SCREEN, loader: () => ({ ...SETTINGS, codes, suggestions }) };
  writeCartCopy(GRILL.restaurant.id, { lines: [line], dishes, agreed: null, unsaved: true });
  const diner = dinerAt(await openScreen("/grill/cart?tableNum=12", screen, GRILL, api));
  await diner.sees("27.12");
  return diner;
}

/** Fakes an API that reports a change of the line since the menu was read. */
function warnsOf(code: number, price?: string): FakeApi {
  const api = aFakeApi(GRILL);
  const invalid = {
    orderId: 1,
    id: 7,
    name: "Poutine",
    code,
    message: `Changed: ${code}.`,
    ...(price ? { price } : {}),
  };
  api.answer("POST /orders/set-costs", async (request) => {
    const warning = { code, message: invalid.message, invalid_items: [invalid] };
    return Response.json({ ...priceCart(GRILL, await request.json()), warning });
  });
  return api;
}

describe("a member number", () => {
  test("An unknown member number is refused at its field and removed from the cart.", async () => {
    const api = aFakeApi(GRILL);
    api.answer("POST /orders/set-costs", async (request) => {
      const body = await request.json();
      const { identifier, promosApplied } = body.checkout.memberInfo;
      if (identifier !== null && promosApplied) return refusal(409, 2202);
      return Response.json(priceCart(GRILL, body));
    });
    const diner = await atCart(api, MEMBERS_ONLY);
    await diner.fill(m.cart_code_member(), "nobody");
    await diner.press(m.cart_code_apply());
    await diner.sees(m.cart_member_unknown());
    expect(diner.saidOf(m.cart_code_member())).toContain(m.cart_member_unknown());
    expect(diner.reads()).not.toContain(m.cart_member_applied());
  });
});

test("The field for codes shows the venue's title, label and tooltip for gift cards.", async () => {
  const voucher = { type: "gift_card", title: "Cartes &amp; chèques", label: "Card number", tooltip: "On the back." };
  const diner = await atCart(aFakeApi(GRILL), codeSettingsOf({ ...GRILL.restaurant, voucher }, "en-CA"));
  await diner.sees(`${m.cart_code_discount()} · Cartes & chèques`);
  expect(diner.saidOf(m.cart_code_any())).toContain(m.cart_code_hint({ kind: "Card number", hint: "On the back." }));
});

test("A venue that takes only gift cards labels the field with its own label.", async () => {
  const voucher = { type: "gift_card", label: "Card number", tooltip: "On the back." };
  const taken = { ...GRILL.restaurant, hasDiscounts: false, voucher };
  const diner = await atCart(aFakeApi(GRILL), codeSettingsOf(taken, "en-CA"));
  expect(diner.saidOf("Card number")).toContain("On the back.");
  expect(diner.reads()).not.toContain(m.cart_code_discount());
});

test("menu#suggestions: The cart suggests the restaurant's own suggestions and dishes ordered together with its dishes, but no dish that it contains.", async () => {
  const menus = [
    {
      id: 1,
      name: "Menu",
      items: [
        { id: 7, name: "Poutine", price: "12.00", upsell_item: true },
        { id: 8, name: "Lemonade", price: "4.00", upsell_item: true },
        { id: 9, name: "Slaw", price: "3.00" },
        { id: 10, name: "Cake", price: "6.00" },
      ],
    },
  ];
  const dishes = [7, 8, 9, 10].flatMap((id) => findDishes(menus, id));
  const diner = await atCart(aFakeApi(GRILL), SETTINGS.codes, { dishes, together: { 7: ["9"], 8: ["10"] } });
  await diner.sees(m.cart_upsells());
  expect(diner.reads()).toContain("Lemonade");
  expect(diner.reads()).toContain("Slaw");
  expect(diner.reads()).not.toContain("Cake");
  expect(diner.reads().match(/Poutine\$/g), "the line of the cart only").toHaveLength(1);
  // An added dish stays where it was pressed, with its quantity.
  await diner.press(m.menu_quick_add({ name: "Slaw" }));
  await diner.sees(m.menu_card_in_cart({ count: 1 }));
  expect(diner.reads()).toContain("Lemonade");
});

describe("checkout#any-code: the one field for every kind of code", () => {
  const ALL = codeSettingsOf(
    { ...GRILL.restaurant, hasDiscounts: true, membership_program: true, voucher: { type: "gift_card" } },
    "en-CA",
  );

  async function enter(code: string, kind: string | null) {
    const api = aFakeApi(GRILL);
    const looked: unknown[] = [];
    api.answer("POST /orders/find-code", async (request) => {
      looked.push(await request.json());
      return Response.json({ kind });
    });
    api.answer("POST /orders/set-costs", async (request) => {
      const body = await request.json();
      const priced = priceCart(GRILL, body);
      const voucher = { ...priced.costs.voucher, code: body.costs.voucher?.code ?? null, balance: "25.00" };
      return Response.json({ ...priced, costs: { ...priced.costs, voucher } });
    });
    const diner = await atCart(api, ALL);
    await diner.fill(m.cart_code_any(), code);
    await diner.press(m.cart_code_apply());
    return { diner, looked };
  }

  test("An applied gift card shows its balance and can be removed; the field stays free for another code.", async () => {
    const { diner, looked } = await enter("GIFT-7K4M-9QXT-2WHD", "gift-card");
    await diner.sees(m.cart_gift_card_applied({ balance: "$25.00" }));
    expect(looked).toEqual([{ code: "GIFT-7K4M-9QXT-2WHD" }]);
    expect(diner.reads()).toContain("Gift card •••• 2WHD");
    expect(diner.field(m.cart_code_any())).toHaveProperty("value", "");
    await diner.press(m.cart_code_remove({ code: "•••• 2WHD" }));
    expect(diner.reads()).not.toContain("•••• 2WHD");
  });

  test("An unknown code is refused at the field, which keeps the code.", async () => {
    const { diner } = await enter("NOTHING", null);
    await diner.sees(m.cart_code_unknown());
    expect(diner.saidOf(m.cart_code_any())).toContain(m.cart_code_unknown());
    expect(diner.field(m.cart_code_any())).toHaveProperty("value", "NOTHING");
  });
});

test("The amount that is missing to the minimum is shown beside the checkout button only, once per screen width.", async () => {
  const api = aFakeApi(GRILL);
  const message = "Add $126.00 more.";
  api.answer("POST /orders/set-costs", async (request) => {
    const warning = { code: "below_catering_minimum", message, invalid_items: [] };
    return Response.json({ ...priceCart(GRILL, await request.json()), warning });
  });
  const diner = await atCart(api);
  await diner.sees(message);
  expect(diner.reads().split(message)).toHaveLength(3);
});

describe("payment#wallets-in-cart: the wallets of the cart", () => {
  const wallets = { ...eachWallet(() => true), standIn: true, googleMerchantId: null };
  const offer = { wallets, publishableKey: null, app8RestaurantId: 1, knowsAddress: false };
  const pay = m.checkout_wallet_pay({ wallet: MEANS[APPLE_PAY.name].wallet.brand });

  const delivering = aGrill({ latitude: 43.6, longitude: -79.4, delivery: { type: "address", radius: 5 } });

  async function atCartOf(query: string, knowsAddress: boolean, api = aFakeApi(delivering)) {
    const line = { orderId: 1, id: 7, menuId: 1, sectionId: null, quantity: 2, options: [], memo: null };
    writeCartCopy(GRILL.restaurant.id, {
      lines: [line],
      dishes: findDishes(GRILL.menus, 7),
      agreed: null,
      unsaved: true,
    });
    const screen = { ...SCREEN, loader: () => ({ ...SETTINGS, express: { ...offer, knowsAddress } }) };
    const page = await openScreen(`/grill/cart?${query}`, screen, delivering, api);
    await dinerAt(page).sees("27.12");
    return [...page.querySelectorAll("a")].filter((link) => link.getAttribute("aria-label") === pay);
  }

  test("A wallet's link leads to the checkout with this wallet chosen.", async () => {
    const [link] = await atCartOf("tableNum=12", false);
    expect(link?.getAttribute("href")).toBe(`/grill/checkout?tableNum=12&wallet=${APPLE_PAY.name}`);
  });

  test("For a delivery they appear only if the browser keeps an address.", async () => {
    expect(await atCartOf("takeout=true&takeoutType=delivery", false)).toEqual([]);
    expect(await atCartOf("takeout=true&takeoutType=delivery", true)).not.toEqual([]);
  });

  test("A cart that cannot be ordered has none.", async () => {
    const links = await atCartOf("tableNum=12", true, warnsOf(415));
    await expect.poll(() => links.every((link) => !link.isConnected)).toBe(true);
  });
});

describe("the maximum quantity of a line", () => {
  const more = m.site_one_more({ name: "Poutine" });
  const quantity = m.site_quantity_of({ name: "Poutine" });

  test("It is the stock that the server reports.", async () => {
    const api = aFakeApi(GRILL);
    api.answer("POST /orders/set-costs", async (request) => {
      const answer = priceCart(GRILL, await request.json());
      return Response.json({ ...answer, orderItems: answer.orderItems.map((line) => ({ ...line, stock: 3 })) });
    });
    const diner = await atCart(api);
    await diner.press(more);
    await diner.sees("40.68");
    // The page computes the total at once, but knows the remaining stock only from the answer.
    await expect.poll(() => diner.canPress(more)).toBe(false);
    // A typed quantity above the stock is rejected with a message at the field.
    await diner.count(quantity, "4");
    expect(diner.alerts()).toContain(m.site_quantity_most({ max: 3 }));
    await diner.count(quantity, "2");
    await diner.sees("27.12");
    expect(diner.alerts()).not.toContain(m.site_quantity_most({ max: 3 }));
    await diner.count(quantity, "4");
    await diner.leave(quantity);
    await diner.sees("40.68");
  });

  test("A quantity of 30 can be typed, and 0 removes the line.", async () => {
    const diner = await atCart(aFakeApi(GRILL));
    await diner.count(quantity, "30");
    await diner.sees("406.80");
    await diner.count(quantity, "");
    await diner.leave(quantity);
    await diner.sees("406.80");
    await diner.count(quantity, "0");
    await diner.leave(quantity);
    await diner.sees(m.cart_removed({ name: "Poutine" }));
  });

  test("It is the dish's maximum, which all lines of the dish share.", async () => {
    const [menu] = GRILL.menus;
    const items = menu?.items?.map((item) => ({ ...item, max_quantity: 3 })) ?? [];
    const bounded = { ...GRILL, menus: [{ id: 1, name: "Menu", items }] };
    const line = { id: 7, menuId: 1, sectionId: null, options: [] };
    const lines = [
      { ...line, orderId: 1, quantity: 2, memo: null },
      { ...line, orderId: 2, quantity: 1, memo: "No salt" },
    ];
    writeCartCopy(GRILL.restaurant.id, { lines, dishes: findDishes(bounded.menus, 7), agreed: null, unsaved: true });
    const diner = dinerAt(await openScreen("/grill/cart?tableNum=12", SCREEN, bounded, aFakeApi(bounded)));
    await diner.sees("40.68");
    expect(diner.canPress(more)).toBe(false);
    await diner.press(m.site_one_fewer({ name: "Poutine" }));
    await diner.sees("27.12");
    expect(diner.canPress(more)).toBe(true);
  });
});

/** Renders the state of a page whose server could not load the cart. */
function Unread() {
  const { store } = usePageCart();
  useState(() => store.setState({ isServerCartUnknown: true }));
  return <CartScreen {...SETTINGS} />;
}

test("If the server cannot return the cart, the page says so and loads the cart on a retry.", async () => {
  const api = aFakeApi(GRILL);
  api.answer("GET /cart", () => refusal(503, "unavailable"));
  const screen = { ...SCREEN, Component: Unread };
  const diner = dinerAt(await openScreen("/grill/cart?tableNum=12", screen, GRILL, api));
  await diner.sees(m.cart_unread());
  expect(diner.reads()).not.toContain(m.cart_empty());
  const line = { id: 7, menuId: 1, sectionId: null, quantity: 1, options: [], memo: null, orderId: 1 };
  api.answer("GET /cart", () => Response.json({ items: [line], dropped: [] }));
  await diner.press(m.site_try_again());
  await diner.sees("13.56");
});

describe("lines of the cart that have changed", () => {
  test("A sold-out dish is reported at its line, and has to be removed before the checkout.", async () => {
    const diner = await atCart(warnsOf(415));
    await diner.sees("Changed: 415.");
    expect(diner.reads()).toContain(m.cart_blocked());
  });

  test("A new price is shown at its line and does not prevent an order.", async () => {
    const diner = await atCart(warnsOf(428, "26.00"));
    await diner.sees("Changed: 428.");
    expect(diner.reads()).not.toContain(m.cart_blocked());
    await diner.press(m.cart_to_checkout());
    await diner.sees("Another screen");
  });

  test("A removed line can be restored.", async () => {
    const diner = await atCart(aFakeApi(GRILL));
    await diner.press(m.cart_remove_named({ name: "Poutine" }));
    await diner.sees(m.cart_undo());
    expect(diner.reads()).not.toContain("27.12");
    await diner.press(m.cart_undo());
    await diner.sees("27.12");
  });
});

test("checkout#discount-code: A valid code is shown as the restaurant spells it, however it was typed.", async () => {
  const api = aFakeApi(GRILL);
  api.answer("POST /orders/set-costs", async (request) => {
    const body = await request.json();
    const priced = priceCart(GRILL, body);
    const discount = { ...priced.costs.discount, code: body.costs.discount?.code ? "WELCOME10" : null };
    return Response.json({ ...priced, costs: { ...priced.costs, discount } });
  });
  const diner = await atCart(api);
  await diner.fill(m.cart_code_discount(), "welcome10");
  await diner.press(m.cart_code_apply());
  await diner.sees("WELCOME10");
  expect(diner.reads()).not.toContain("welcome10");
  await diner.press(m.cart_code_remove({ code: "WELCOME10" }));
});

describe("the focus at a code", () => {
  async function atCodes(api: FakeApi) {
    const diner = await atCart(api);
    await diner.fill(m.cart_code_discount(), "WELCOME10");
    act(() => diner.field(m.cart_code_discount()).focus());
    return diner;
  }

  test("It stays when a code is applied, and moves to the field when the code is removed.", async () => {
    const diner = await atCodes(aFakeApi(GRILL));
    await diner.press(m.cart_code_apply());
    await diner.sees("WELCOME10");
    expect(document.activeElement).toBe(diner.field(m.cart_code_discount()));
    await diner.press(m.cart_code_remove({ code: "WELCOME10" }));
    await expect.poll(() => document.activeElement).toBe(diner.field(m.cart_code_discount()));
  });

  test("It stays at the field when its code is refused.", async () => {
    const api = aFakeApi(GRILL);
    api.answer("POST /orders/set-costs", async (request) => {
      const body = await request.json();
      if (JSON.stringify(body).includes("WELCOME10")) return refusal(409, "discount_invalid");
      return Response.json(priceCart(GRILL, body));
    });
    const diner = await atCodes(api);
    await diner.press(m.cart_code_apply());
    await diner.sees("Refused: discount_invalid.");
    await expect.poll(() => document.activeElement).toBe(diner.field(m.cart_code_discount()));
  });
});

test("The cart of an order that is being changed shows the time of that order, and not the current preparation time.", async () => {
  // The day is named because the order is not of today.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-29T17:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const id = "0b2f6c1e-8a4d-4c1b-9f3e-5d2a7c9e1b44";
  const date = "2026-11-30T05:45:00.000Z";
  const costs = { tip: { type: null, percentageValue: null, amount: "0.00" }, discount: { code: null }, voucher: {} };
  const api = aFakeApi(GRILL);
  const order = { id, yours: true, date, zone: "America/Toronto", costs };
  api.answer(`GET /orders/${id}`, () => Response.json({ order }));
  const line = { orderId: 1, id: 7, menuId: 1, sectionId: null, quantity: 2, options: [], memo: null };
  writeCartCopy(`${GRILL.restaurant.id} ${id}`, {
    lines: [line],
    dishes: findDishes(GRILL.menus, 7),
    agreed: null,
    unsaved: true,
  });
  const diner = dinerAt(await openScreen(`/grill/cart?takeout=true&changeId=${id}`, SCREEN, GRILL, api));
  await diner.sees("27.12");
  const when = m.order_on_day_at({ day: formatDate("2026-11-30"), time: formatTimeOfDay(45) });
  expect(diner.reads()).toContain(m.cart_ordered_for({ when }).replace(/\s+/g, " "));
  expect(diner.reads()).not.toContain(m.queue_banner_wait({ prepTime: formatPrepTime(15) }).replace(/\s+/g, " "));
});
