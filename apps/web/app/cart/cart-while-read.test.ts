// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { aFakeApi, aGrill } from "../testing/fake-api.ts";
import { browserCartCalls } from "./cart-calls.ts";
import type { CartSeed } from "./cart-seed.ts";
import { createCart } from "./cart-store.ts";
import { findDishes } from "./known-dish.ts";
import { waitForServerCart } from "./wait-for-server-cart.ts";

const GRILL = aGrill();
const KEPT = { id: 7, menu_id: 1, section_id: null, quantity: 1, orderId: 1, orderOptions: [] };
const SEED: CartSeed = {
  bill: { id: 1, slug: "grill", name: "Grill", tax_rate: { tax1: "0.13" }, delivery: null },
  serviceChargeLabel: null,
  memberPromos: [],
  maxItemsPerCart: null,
  terms: {
    type: "dine-in",
    destination: { kind: "table", tableNum: "12" },
    date: null,
    tip: null,
    discountCode: null,
    voucherCode: null,
    points: null,
    isTakeoutChosen: false,
    memberIdentifier: null,
    changeId: null,
  },
  now: { date: "2026-11-20", weekday: 4, minutes: 18 * 60 },
  ahead: null,
  saved: {
    lines: [{ id: 7, menuId: 1, sectionId: null, quantity: 1, options: [], memo: null, orderId: 1 }],
    dishes: findDishes(GRILL.menus, 7),
    dropped: [],
    version: 7,
  },
};

/**
 * Opens a page that was rendered with the server's cart, in a browser without a copy. The API answers when the
 * test resolves its promise.
 */
function openPage() {
  const api = aFakeApi(GRILL);
  const answer = Promise.withResolvers<void>();
  api.answer("GET /cart", async () => {
    await answer.promise;
    return Response.json({ items: [KEPT], dropped: [], version: 7, taken: [] });
  });
  vi.stubGlobal("fetch", api.fetch);
  const own = createCart(SEED, browserCartCalls(SEED.bill));
  const cart = { ...own, actions: waitForServerCart(own) };
  const stop = cart.start();
  return {
    ...cart,
    stop,
    answer: answer.resolve,
    asked: () => vi.waitFor(() => expect(api.asked).toContain("GET /cart"), { timeout: 10_000 }),
  };
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("A line that is removed while the server's cart is loading stays removed, and can be restored.", async () => {
  const { store, actions, stop, answer, asked } = openPage();
  await asked();
  actions.remove(1);
  answer();
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ lines: [], removed: { line: { orderId: 1 } } }), {
    timeout: 10_000,
  });
  await expect(actions.confirm()).resolves.toMatchObject({ lines: [], sync: "in-sync" });
  actions.undoRemove();
  expect(store.getState().lines).toMatchObject([{ id: 7, quantity: 1 }]);
  stop();
});

test("A quantity that is changed while the server's cart is loading is kept.", async () => {
  const { store, actions, stop, answer, asked } = openPage();
  await asked();
  const changed = actions.changeQuantity(1, 3);
  answer();
  expect(await changed).toEqual({ ok: true });
  await expect(actions.confirm()).resolves.toMatchObject({ lines: [{ quantity: 3 }], sync: "in-sync" });
  expect(store.getState().lines).toMatchObject([{ id: 7, quantity: 3 }]);
  stop();
});
