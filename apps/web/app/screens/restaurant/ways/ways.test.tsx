// @vitest-environment happy-dom
import { formatPrepTime, m } from "@comptoir/messages";
import type { RestaurantData } from "@comptoir/ordering";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { writeCartCopy } from "../../../cart/cart-copy.ts";
import { findDishes } from "../../../cart/known-dish.ts";
import { dinerAt } from "../../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../../testing/fake-api.ts";
import { openScreen, type StubScreen } from "../../../testing/open-screen.tsx";
import { localMomentAt } from "../../../venue/local-moment.ts";
import { parseVisit } from "../../../visit/parse-visit.ts";
import { CartScreen, type CartScreenProps } from "../../restaurant-cart/cart-screen.tsx";
import { drawCart } from "../../restaurant-cart/draw-cart.ts";
import { CheckoutScreen } from "../../restaurant-checkout/checkout-screen.tsx";
import type { CheckoutSetup } from "../../restaurant-checkout/form/checkout-setup.ts";
import { loadCheckoutSetup } from "../../restaurant-checkout/load-checkout.ts";
import { SOME_TIMES } from "../../restaurant-checkout/testing/some-facts.ts";
import { type LoadedMenu, loadMenu } from "../../restaurant-menu/load-menu.ts";
import { MenuScreen } from "../../restaurant-menu/menu-screen.tsx";
import { loadWays } from "./load-ways.ts";

/** Friday at 18:00 in Toronto. */
const NOW_MS = Date.parse("2026-11-20T23:00:00Z");
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS }));
afterEach(() => void vi.useRealTimers());

const NEAR: Partial<RestaurantData> = {
  latitude: 43.6,
  longitude: -79.4,
  delivery: { type: "address", radius: 5, delivery_charge: "4.99$", travel_minutes: 20 },
};
const now = localMomentAt(NOW_MS, "America/Toronto");
const visitOf = (query: string) => parseVisit(new URLSearchParams(query));
const waysOf = (query: string, but: Partial<RestaurantData> = NEAR) =>
  loadWays(aGrill(but), visitOf(query), { now, suite: null });

const namesOf = (query: string, but?: Partial<RestaurantData>) =>
  waysOf(query, but).map(({ name, isChosen }) => (isChosen ? name.toUpperCase() : name));

describe("screens#way: the ways of a venue", () => {
  test("are its table, pickup, delivery and catering; the visit's way is chosen.", () => {
    expect(namesOf("")).toEqual(["table", "pickup", "delivery"]);
    expect(namesOf("tableNum=12")).toEqual(["TABLE", "pickup", "delivery"]);
    expect(namesOf("takeout=true")).toEqual(["table", "pickup", "DELIVERY"]);
    expect(namesOf("takeoutType=pickup&tableNum=12")).toEqual(["table", "PICKUP", "delivery"]);
    expect(namesOf("takeout=true", {})).toEqual(["table", "PICKUP"]);
    expect(namesOf("catering=true", { ...NEAR, catering: true })).toEqual(["table", "pickup", "delivery", "CATERING"]);
  });

  test("are empty if there is no choice: at a school, for a suite, and on a view-only menu.", () => {
    expect(namesOf("", { k12: true })).toEqual([]);
    expect(namesOf("eventSuite=1")).toEqual([]);
    expect(namesOf("viewOnly=true")).toEqual([]);
  });

  test("keep the table of the link, and show a fee for delivery only.", () => {
    const [table, pickup, delivery] = waysOf("takeoutType=pickup&tableNum=12");
    expect([table?.table?.number, table?.visit.tableNum]).toEqual(["12", "12"]);
    expect([pickup?.charge, delivery?.charge]).toEqual([null, { cents: 499 }]);
  });
});

const SCREENS = {
  "": {
    path: "",
    loader: ({ request, context }) =>
      loadMenu(request, context as never, parseVisit(new URL(request.url).searchParams)),
    Component: ({ loaderData }: { readonly loaderData: LoadedMenu }) => <MenuScreen menu={loaderData} />,
  },
  "/cart": {
    path: "cart",
    loader: ({ request }) =>
      drawCart({
        document: aGrill(NEAR),
        visit: visitOf(new URL(request.url).search),
        suite: null,
        now,
        locale: "en-CA",
      }),
    Component: ({ loaderData }: { readonly loaderData: CartScreenProps }) => <CartScreen {...loaderData} />,
  },
  "/checkout": {
    path: "checkout",
    loader: loadCheckoutSetup,
    Component: ({ loaderData }: { readonly loaderData: CheckoutSetup }) => <CheckoutScreen setup={loaderData} />,
  },
} satisfies Record<string, StubScreen>;

/** Opens a screen of the grill, with a poutine in the cart. */
async function at(
  screen: keyof typeof SCREENS,
  query: string,
  but: Partial<RestaurantData> = NEAR,
  grill = aGrill(but),
) {
  const api = aFakeApi(grill);
  api.answer("POST /orders/scheduling", () => Response.json(SOME_TIMES));
  const line = { orderId: 1, id: 7, menuId: 1, sectionId: null, quantity: 1, options: [], memo: null };
  writeCartCopy(grill.restaurant.id, {
    lines: [line],
    dishes: findDishes(grill.menus, 7),
    agreed: null,
    unsaved: true,
  });
  return { ...dinerAt(await openScreen(`/grill${screen}?${query}`, SCREENS[screen], grill, api)), api };
}

describe("time#promised-time: the same time is shown on the menu, in the cart and at the checkout", () => {
  test.each([
    ["at a table", "tableNum=12", "6:15 p.m.", [m.way_served, m.way_served_around, m.checkout_asap_table]],
    ["for a pickup", "takeoutType=pickup", "6:15 p.m.", [m.way_ready, m.way_ready_around, m.checkout_asap_in]],
    [
      "for a delivery, its arrival",
      "takeoutType=delivery",
      "6:35 p.m.",
      [m.way_arrives, m.way_arrives_around, m.checkout_asap_arrives],
    ],
  ] as const)("%s", async (_, query, time, [inSwitch, inCart, atCheckout]) => {
    const menu = await at("", query);
    await menu.sees(inSwitch({ time }));
    const cart = await at("/cart", query);
    await cart.sees(inCart({ time }).replace(/\s+/g, " "));
    const checkout = await at("/checkout", query);
    await checkout.sees(atCheckout({ time }).replace(/\s+/g, " "));
  });

  test("for a delivery with an unknown travel time, when it leaves the kitchen", async () => {
    const but = { ...NEAR, delivery: { ...NEAR.delivery, travel_minutes: null } };
    const cart = await at("/cart", "takeoutType=delivery", but);
    await cart.sees(m.way_leaves_around({ time: "6:15 p.m." }));
  });
});

describe("screens#way: the switch on the menu", () => {
  const current = () => document.querySelector("[aria-current=true]")?.textContent ?? "";

  test("says that the link chose the way, and offers the others.", async () => {
    const menu = await at("", "takeout=true");
    await menu.sees(m.way_of_link());
    expect(current()).toContain(m.way_delivery());
    await menu.press(m.way_pickup());
    await vi.waitFor(() => expect(current()).toContain(m.way_pickup()));
    expect(document.cookie).toContain("way=grill%3Apickup");
  });

  test("is all that names the table and the delivery charge; the cart's header names the table.", async () => {
    const table = m.venue_table({ table: "12" });
    const menu = await at("", "tableNum=12");
    await menu.sees(m.way_served({ time: "6:15 p.m." }));
    expect(current()).toContain(table);
    expect(document.querySelector("header")?.textContent).not.toContain(table);
    const cart = await at("/cart", "tableNum=12");
    await cart.sees(m.way_served_around({ time: "6:15 p.m." }));
    expect([...document.querySelectorAll("header")].at(-1)?.textContent).toContain(table);
    const delivered = await at("", "takeoutType=delivery");
    await delivered.sees(m.way_arrives({ time: "6:35 p.m." }));
    expect(delivered.reads()).toContain("$4.99");
    expect(delivered.reads()).not.toContain(m.menu_charge_delivery({ charge: "$4.99" }));
  });

  test("is all that says the wait; the head says how many orders are ahead.", async () => {
    const api = aFakeApi(aGrill(NEAR));
    const queue = { prepTime: 15, ordersAhead: 3 };
    api.answer("GET /orders/get-next-order-queue-time", () => Response.json({ queue }));
    const menu = dinerAt(await openScreen("/grill?tableNum=12", SCREENS[""], aGrill(NEAR), api));
    await menu.sees(m.queue_banner_ahead({ ordersAhead: 3 }));
    expect(menu.reads()).not.toContain(m.queue_banner_wait({ prepTime: formatPrepTime(15) }).replace(/\s+/g, " "));
  });

  test("says of catering that its charge is for the delivery.", async () => {
    const menu = await at("", "catering=true", { ...NEAR, catering: true });
    const fee = m.way_delivery_fee({ fee: "$4.99" });
    await menu.sees(`${m.way_catering()} ${fee}`);
  });

  test("is a text if the venue has one way.", async () => {
    const toGo = aGrill({});
    const menus = toGo.menus.map((menu) => ({ ...menu, dine_in: false }));
    const menu = await at("", "takeout=true", {}, { ...toGo, menus });
    await menu.sees(`${m.way_pickup()}, ${m.way_ready_around({ time: "6:15 p.m." })}`);
    expect(document.querySelector(`nav[aria-label="${m.way_region()}"]`)).toBeNull();
  });

  test("screens#deliver-to: With delivery, the menu asks for the address at once, and the checkout has it.", async () => {
    const menu = await at("", "takeoutType=delivery");
    await menu.sees(m.checkout_address());
    await menu.fill(m.checkout_address(), "123 King St W");
    const checkout = await at("/checkout", "takeoutType=delivery");
    await checkout.sees(m.checkout_asap_arrives({ time: "6:35 p.m." }));
    const fields = [...document.querySelectorAll<HTMLInputElement>("input[name=address]")];
    expect(fields.at(-1)?.value).toBe("123 King St W");
  });
});
