// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { expect, test } from "vitest";
import { readCartCopy, writeCartCopy } from "../../cart/cart-copy.ts";
import { findDishes } from "../../cart/known-dish.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill, type FakeApi, refusal } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { ReorderOnce } from "../restaurant/reorder-once.tsx";
import { CartScreen } from "./cart-screen.tsx";
import { codeSettingsOf } from "./codes.ts";

const GRILL = aGrill({ order_options: { max_items_per_cart: 4 } });
const LINE = { id: 7, menu_id: 1, section_id: null, orderId: 1, quantity: 2, orderOptions: [] };
const PAST = { items: [LINE], tableInfo: null, dropped: [], warning: false };

function apiWith(past: object): FakeApi {
  const api = aFakeApi(GRILL);
  api.answer("GET /orders/another-round/past", () => Response.json(past));
  return api;
}

function Cart() {
  return (
    <>
      <ReorderOnce />
      <CartScreen
        wording={{ province: "ON", splitsTaxes: false }}
        codes={codeSettingsOf(GRILL.restaurant, "en-CA")}
        suggestions={{ dishes: [], together: {} }}
      />
    </>
  );
}

async function reorderAt(api: FakeApi) {
  window.history.replaceState(null, "", "/grill/cart?takeout=true&reorder=past");
  const screen = { path: "cart", loader: () => null, Component: Cart };
  return dinerAt(await openScreen("/grill/cart?takeout=true&reorder=past", screen, GRILL, api));
}

test("Reorder copies the menu's lines at today's prices, and only once: the past order is removed from the URL.", async () => {
  const diner = await reorderAt(apiWith(PAST));
  await diner.sees("27.12");
  await expect.poll(() => window.location.search).toBe("?takeout=true");
  expect(readCartCopy(GRILL.restaurant.id)?.lines).toMatchObject([{ id: 7, quantity: 2 }]);
  expect(diner.reads()).not.toContain(m.cart_reordered_partly());
});

test("Invalid options on reorder or another round: a warning flag is set and partial items are added.", async () => {
  const dropped = [
    { name: "Soup", reason: "unavailable" },
    { name: "Tacos", reason: "option-missing" },
  ];
  const diner = await reorderAt(apiWith({ ...PAST, dropped, warning: true }));
  await diner.sees("27.12");
  expect(diner.reads()).toContain(m.cart_reordered_partly());
  expect(diner.reads()).toContain(m.cart_dropped_unavailable({ name: "Soup" }));
  expect(diner.reads()).toContain(m.cart_dropped_option_missing({ name: "Tacos" }));
});

test("Reorder stops adding at the limit. The cart-full message is shown on reorder.", async () => {
  const line = { orderId: 1, id: 7, menuId: 1, sectionId: null, quantity: 3, options: [], memo: null };
  writeCartCopy(GRILL.restaurant.id, {
    lines: [line],
    dishes: findDishes(GRILL.menus, 7),
    agreed: null,
    unsaved: true,
  });
  const diner = await reorderAt(apiWith(PAST));
  await diner.sees("54.24");
  expect(diner.reads()).toContain(m.cart_full({ maxItemsPerCart: 4 }));
  expect(diner.reads()).toContain(m.cart_dropped_over_limit({ name: "Poutine" }));
});

test("Could not reorder items: the order does not exist, or none of its dishes is left.", async () => {
  const unknown = apiWith(PAST);
  unknown.answer("GET /orders/another-round/past", () => refusal(404, "not_found"));
  const gone = apiWith({ ...PAST, items: [], dropped: [{ name: "Poutine", reason: "sold-out" }], warning: true });
  for (const api of [unknown, gone]) {
    const diner = await reorderAt(api);
    await diner.sees(m.cart_reordered_nothing());
    expect(diner.reads()).toContain(m.cart_empty());
  }
});
