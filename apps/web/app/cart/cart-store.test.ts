import type { CallResult } from "@comptoir/contract/client";
import { computeCosts, formatCartLines, formatCosts } from "@comptoir/ordering";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aBroadcast } from "../testing/a-broadcast.ts";
import { aStorage } from "../testing/a-storage.ts";
import type { BodyOfSetCosts, CartCalls, SavedCartAnswer, SetCostsAnswer } from "./cart-calls.ts";
import { changeSharedCart, writeCartCopy } from "./cart-copy.ts";
import type { CartSeed } from "./cart-seed.ts";
import { createCart } from "./cart-store.ts";
import { computeInstantCosts } from "./instant-costs.ts";
import type { KnownDish } from "./known-dish.ts";

const POUTINE: KnownDish = {
  menu: { id: 1, name: "Menu" },
  section: null,
  item: { id: 7, name: "Poutine", price: "12.00" },
};
const ONE_POUTINE = { id: 7, menuId: 1, sectionId: null, quantity: 1, options: [], memo: null };

const SEED: CartSeed = {
  bill: { id: 1, slug: "grill", name: "Grill", tax_rate: { tax1: "0.13" }, delivery: null },
  serviceChargeLabel: null,
  memberPromos: [],
  maxItemsPerCart: 3,
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
  saved: { lines: [], dishes: [], dropped: [], version: null },
};

const NO_COSTS = formatCosts(
  computeCosts({
    settings: {
      taxRate: { tax1: { digits: 0, scale: 0 }, tax2: { digits: 0, scale: 0 } },
      taxInclusive: false,
      taxRebate: null,
      serviceCharge: null,
      deliveryCharge: null,
    },
    lines: [],
    delivered: false,
    rebateApplies: true,
    discount: null,
    tip: null,
    voucher: null,
  }),
  { serviceChargeLabel: "Service" },
);

function answered(answer: Partial<SetCostsAnswer> = {}): CallResult<SetCostsAnswer, never> {
  const whole = {
    orderItems: [],
    costs: NO_COSTS,
    queue: { prepTime: 10, ordersAhead: 0 },
    nearest: null,
    warning: null,
    cartVersion: 7,
    ...answer,
  };
  return { ok: true, answer: whole, headers: new Headers() };
}

const LOST = { ok: false, status: 0, error: null } as const;
const refused = <Code extends string | number>(code: Code) =>
  ({ ok: false, status: 409, error: { code, message: "No." } }) as const;

function openCart(calls: Partial<CartCalls> = {}, seed: CartSeed = SEED) {
  const asked: BodyOfSetCosts[] = [];
  const cart = createCart(seed, {
    addItem: async () => ({ ok: true, answer: { valid: true }, headers: new Headers() }),
    savedCart: async () => LOST,
    menus: async () => null,
    isShared: () => false,
    inTurn: (save) => save(),
    ...calls,
    setCosts: async (body) => {
      asked.push(body);
      return calls.setCosts?.(body) ?? answered();
    },
  });
  return { ...cart, asked };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("The live cart", () => {
  test("Adding an item checks it with the server, which then prices and saves the cart.", async () => {
    const { actions, store, asked } = openCart();
    expect(await actions.add(POUTINE, ONE_POUTINE)).toEqual({ ok: true });
    expect(store.getState().sync).toBe("pending");
    await vi.runAllTimersAsync();
    expect(asked[0]?.items).toMatchObject([{ id: 7, quantity: 1, orderPrice: "12.00" }]);
    expect(store.getState()).toMatchObject({ sync: "in-sync", confirmed: { lines: store.getState().lines } });
  });

  test("The same dish with the same choices joins its line.", async () => {
    const { actions, store } = openCart();
    await actions.add(POUTINE, ONE_POUTINE);
    await actions.add(POUTINE, ONE_POUTINE);
    expect(store.getState().lines).toMatchObject([{ orderId: 1, quantity: 2 }]);
  });

  test("An added item is shown before the server accepts it, and saved only afterwards.", async () => {
    const said = Promise.withResolvers<Awaited<ReturnType<CartCalls["addItem"]>>>();
    const { actions, store, asked } = openCart({ addItem: () => said.promise });
    const added = actions.add(POUTINE, ONE_POUTINE);
    expect(store.getState()).toMatchObject({ lines: [{ id: 7, quantity: 1 }], sync: "pending" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([]);
    said.resolve({ ok: true, answer: { valid: true }, headers: new Headers() });
    expect(await added).toEqual({ ok: true });
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
  });

  test("A refused item is removed; other changes since then stay.", async () => {
    const said = Promise.withResolvers<Awaited<ReturnType<CartCalls["addItem"]>>>();
    const { actions, store } = openCart({ addItem: () => said.promise });
    const first = actions.add(POUTINE, ONE_POUTINE);
    actions.changeQuantity(1, 3);
    said.resolve(refused(415));
    expect(await first).toHaveProperty("refused");
    expect(store.getState().lines).toMatchObject([{ id: 7, quantity: 2 }]);
  });

  test("A refused item is removed, and the server's message is returned.", async () => {
    const { actions, store } = openCart({ addItem: async () => refused(415) });
    expect(await actions.add(POUTINE, ONE_POUTINE)).toEqual({ refused: { code: 415, message: "No." } });
    expect(store.getState().lines).toEqual([]);
  });

  test("You can only have so many items in your cart.", async () => {
    const { actions } = openCart();
    const outcome = await actions.add(POUTINE, { ...ONE_POUTINE, quantity: 4 });
    expect(outcome).toEqual({
      refused: { code: "cart_full", message: "You can only have 3 items in your cart." },
    });
  });

  test("The quantity of a dish is limited by its own maximum, over all its lines.", async () => {
    const dish = { ...POUTINE, item: { ...POUTINE.item, max_quantity: 2 } };
    const words = { refused: { message: "You can only have 2 of Poutine." } };
    const { actions } = openCart();
    await actions.add(dish, { ...ONE_POUTINE, quantity: 2 });
    expect(await actions.add(dish, { ...ONE_POUTINE, memo: "No salt" })).toMatchObject(words);
    expect(await actions.changeQuantity(1, 3)).toMatchObject(words);
    expect(await actions.replace(1, dish, { ...ONE_POUTINE, quantity: 2, memo: "No salt" })).toEqual({ ok: true });
  });

  test("The quantity of a dish is limited by the stock that the server reports.", async () => {
    const priced = { id: 7, menu_id: 1, section_id: null, orderId: 1, quantity: 1, name: "Poutine", image: null };
    const prices = { orderPrice: "12.00", memberOrderPrice: "12.00", orderOptions: [] };
    const { actions } = openCart({
      setCosts: async () => answered({ orderItems: [{ ...priced, ...prices, stock: 2 }] }),
    });
    await actions.add(POUTINE, ONE_POUTINE);
    await vi.runAllTimersAsync();
    expect(await actions.changeQuantity(1, 2)).toEqual({ ok: true });
    expect(await actions.changeQuantity(1, 3)).toMatchObject({ refused: { message: "Only 2 of Poutine are left." } });
  });

  test("Without a network the cart continues from its own copy, and retries later.", async () => {
    const answers = [LOST, answered()];
    const { actions, store } = openCart({
      addItem: async () => LOST,
      setCosts: async () => answers.shift() ?? answered(),
    });
    expect(await actions.add(POUTINE, ONE_POUTINE)).toEqual({ ok: true });
    await vi.advanceTimersByTimeAsync(300);
    expect(store.getState()).toMatchObject({ sync: "offline", lines: [{ quantity: 1 }] });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(store.getState().sync).toBe("in-sync");
  });

  test("During maintenance, or after an empty answer, the cart shows the message, and retries.", async () => {
    const maintenance = { code: "maintenance", message: "Down for maintenance." } as const;
    const answers = [
      { ok: false, status: 503, error: maintenance } as const,
      { ...LOST, isEmpty: true } as const,
      answered(),
    ];
    const { actions, store } = openCart({ setCosts: async () => answers.shift() ?? answered() });
    await actions.add(POUTINE, ONE_POUTINE);
    await vi.advanceTimersByTimeAsync(300);
    expect(store.getState()).toMatchObject({ sync: "offline", away: "Down for maintenance." });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(store.getState()).toMatchObject({
      sync: "offline",
      away: "Error parsing response data - empty payload",
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.getState().sync).toBe("in-sync");
  });

  test("Quick changes of a quantity become one request, with the latest cart.", async () => {
    const { actions, asked } = openCart();
    await actions.add(POUTINE, ONE_POUTINE);
    actions.changeQuantity(1, 2);
    actions.changeQuantity(1, 3);
    await vi.runAllTimersAsync();
    expect(asked.map(({ items }) => items[0]?.quantity)).toEqual([3]);
  });

  test("A removed line can be restored at its position.", async () => {
    const { actions, store } = openCart();
    await actions.add(POUTINE, ONE_POUTINE);
    await actions.add(POUTINE, { ...ONE_POUTINE, memo: "No salt" });
    actions.remove(1);
    expect(store.getState().lines.map(({ orderId }) => orderId)).toEqual([2]);
    actions.undoRemove();
    expect(store.getState().lines.map(({ orderId }) => orderId)).toEqual([1, 2]);
  });

  test("A line's choices can be replaced, within the maximum number of items.", async () => {
    const asked: unknown[] = [];
    const { actions, store } = openCart({
      addItem: async (body) => {
        asked.push(body.itemsInCart);
        return { ok: true, answer: { valid: true }, headers: new Headers() };
      },
    });
    await actions.add(POUTINE, { ...ONE_POUTINE, quantity: 2 });
    expect(await actions.replace(1, POUTINE, { ...ONE_POUTINE, quantity: 3, memo: "No salt" })).toEqual({ ok: true });
    expect(store.getState().lines).toMatchObject([{ orderId: 1, quantity: 3, memo: "No salt" }]);
    expect(asked).toEqual([[], []]);
    expect(await actions.replace(1, POUTINE, { ...ONE_POUTINE, quantity: 4 })).toHaveProperty("refused");
  });

  test("A refused discount code is removed, and the cart is priced again.", async () => {
    const { actions, store, asked } = openCart({
      setCosts: async ({ costs }) => (costs?.discount?.code ? refused("discount_invalid") : answered()),
    });
    await actions.add(POUTINE, ONE_POUTINE);
    actions.changeTerms({ discountCode: "NOPE" });
    await vi.runAllTimersAsync();
    expect(asked.map(({ costs }) => costs?.discount?.code)).toEqual(["NOPE", null]);
    expect(store.getState()).toMatchObject({
      sync: "in-sync",
      terms: { discountCode: null },
      failure: { code: "discount_invalid" },
    });
  });

  test("A code that the rate limit left unchecked is removed, with the server's message.", async () => {
    const warning = { code: "too_many_requests", message: "Not checked.", invalid_items: [] };
    const { actions, store, asked } = openCart({
      setCosts: async ({ costs }) => answered(costs?.voucher?.code ? { warning } : {}),
    });
    await actions.add(POUTINE, ONE_POUTINE);
    actions.changeTerms({ voucherCode: "GIFT-0001" });
    await vi.runAllTimersAsync();
    expect(asked.map(({ costs }) => costs?.voucher?.code)).toEqual(["GIFT-0001", null]);
    expect(store.getState()).toMatchObject({
      sync: "in-sync",
      terms: { voucherCode: null },
      failure: { code: "too_many_requests", message: "Not checked." },
    });
  });

  test("Instant totals follow the rules of the bill before the server answers.", async () => {
    const { actions, store, pricing } = openCart();
    await actions.add(POUTINE, { ...ONE_POUTINE, quantity: 2 });
    const costs = computeInstantCosts(store.getState(), pricing());
    expect(costs).toMatchObject({ subtotal: "24.00", taxes: "3.12", total: "27.12" });
  });
});

test("school#past-cutoff: A line that the server drops because its date is past the cutoff leaves the cart, and the page names it.", async () => {
  const onDate = (orderId: number, date: string) => ({ ...ONE_POUTINE, orderId, date });
  const lines = [onDate(1, "2026-11-23"), onDate(2, "2026-11-24")];
  const late = { orderId: 1, id: 7, name: "Poutine", code: 424, message: "Too late." };
  const stays = { orderId: 2, date: "2026-11-24" } as SetCostsAnswer["orderItems"][number];
  const answers = [
    answered({ orderItems: [stays], warning: { code: 424, message: "Too late.", invalid_items: [late] } }),
    answered({ orderItems: [stays] }),
  ];
  const { store, actions, asked } = openCart(
    { setCosts: async () => answers.shift() ?? answered() },
    { ...SEED, terms: { ...SEED.terms, type: "school" }, saved: { lines, dishes: [POUTINE], dropped: [], version: 7 } },
  );
  actions.retry();
  await vi.runAllTimersAsync();
  expect(store.getState()).toMatchObject({
    lines: [{ orderId: 2 }],
    dropped: [{ name: "Poutine", reason: "past-cutoff", date: "2026-11-23" }],
    sync: "in-sync",
    confirmed: { answer: { warning: null } },
  });
  expect(asked.map(({ items }) => items.length)).toEqual([2, 1]);
});

describe("ordering#cart-tabs: two tabs of one cart", () => {
  const STEAK: KnownDish = { ...POUTINE, item: { id: 8, name: "Steak", price: "20.00" } };
  const ONE_STEAK = { ...ONE_POUTINE, id: 8 };
  const dishesOf = ({ store }: ReturnType<typeof openCart>) => store.getState().lines.map(({ id }) => id);

  /** Opens two tabs; `isKept` gives their browser a storage. */
  function openTwo(isKept: boolean, calls: Partial<CartCalls> = {}) {
    if (isKept) vi.stubGlobal("localStorage", aStorage());
    vi.stubGlobal("BroadcastChannel", aBroadcast());
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    const tabs = [openCart(calls), openCart()] as const;
    for (const tab of tabs) tab.start();
    return tabs;
  }
  afterEach(() => void vi.unstubAllGlobals());

  test.each([true, false])(
    "An unconfirmed line stays when the other tab adds a dish (storage: %s).",
    async (isKept) => {
      const said = Promise.withResolvers<Awaited<ReturnType<CartCalls["addItem"]>>>();
      const [one, other] = openTwo(isKept, { addItem: () => said.promise });
      const adding = one.actions.add(POUTINE, ONE_POUTINE);
      await other.actions.add(STEAK, ONE_STEAK);
      await vi.runAllTimersAsync();
      expect(dishesOf(one)).toEqual(expect.arrayContaining([7, 8]));
      said.resolve({ ok: true, answer: { valid: true }, headers: new Headers() });
      await adding;
      await vi.runAllTimersAsync();
      expect([dishesOf(one).toSorted(), dishesOf(other).toSorted()]).toEqual([
        [7, 8],
        [7, 8],
      ]);
      expect(one.asked.at(-1)?.items).toHaveLength(2);
    },
  );

  test("Ordered lines leave both tabs, and lines added since stay; the server saves the rest.", async () => {
    const [one, other] = openTwo(true);
    await one.actions.add(POUTINE, ONE_POUTINE);
    await vi.runAllTimersAsync();
    const ordered = one.store.getState().lines;
    await other.actions.add(STEAK, ONE_STEAK);
    one.actions.takeOut(ordered, { why: "placed", key: "k" });
    await vi.runAllTimersAsync();
    expect([dishesOf(one), dishesOf(other)]).toEqual([[8], [8]]);
    expect(one.asked.at(-1)?.items).toMatchObject([{ id: 8 }]);
  });

  test("If the whole cart was ordered, the server is not called, because its own cart is empty.", async () => {
    const [one, other] = openTwo(true);
    await one.actions.add(POUTINE, ONE_POUTINE);
    await vi.runAllTimersAsync();
    const asked = one.asked.length;
    one.actions.takeOut(one.store.getState().lines, { why: "placed", key: "k" });
    await vi.runAllTimersAsync();
    expect([dishesOf(one), dishesOf(other), one.asked.length]).toEqual([[], [], asked]);
    one.actions.takeOut([], { why: "found", key: "k" });
    await vi.runAllTimersAsync();
    expect(one.asked.at(-1)?.items).toEqual([]);
  });

  test("Lines that return to the cart from outside its page are shown and saved.", async () => {
    const [one, other] = openTwo(true);
    changeSharedCart(1, ({ dishes }) => ({ lines: [{ ...ONE_STEAK, orderId: 1 }], dishes: [...dishes, STEAK] }));
    await vi.runAllTimersAsync();
    expect([dishesOf(one), dishesOf(other)]).toEqual([[8], [8]]);
    expect(one.asked.at(-1)?.items).toMatchObject([{ id: 8 }]);
  });
});

describe("A page that was requested during a save", () => {
  const lines = [{ ...ONE_POUTINE, orderId: 1, quantity: 2 }];
  const answers = (items: SavedCartAnswer["items"]) => async (): Promise<CallResult<SavedCartAnswer, never>> => ({
    ok: true,
    answer: { items, dropped: [], version: 7, taken: [] },
    headers: new Headers(),
  });

  beforeEach(() => {
    const entries = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    });
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function openAfter(unsaved: boolean, savedCart: CartCalls["savedCart"]) {
    writeCartCopy(1, { lines, dishes: [POUTINE], agreed: null, unsaved });
    const cart = openCart({ savedCart });
    const stop = cart.start();
    return { ...cart, stop };
  }

  test("It shows the cart that the server has saved since.", async () => {
    const { store, stop } = openAfter(false, answers(formatCartLines(lines)));
    await vi.runAllTimersAsync();
    expect(store.getState()).toMatchObject({ lines: [{ id: 7, quantity: 2 }], sync: "in-sync" });
    stop();
  });

  test("An ordered cart does not return with a page from the browser's cache.", async () => {
    const saved = { lines, dishes: [POUTINE], dropped: [], version: 7 };
    const { store, asked, start } = openCart({ savedCart: answers([]) }, { ...SEED, saved });
    expect(store.getState().lines).toHaveLength(1);
    const stop = start();
    await vi.runAllTimersAsync();
    expect(store.getState().lines).toEqual([]);
    expect(asked).toEqual([]);
    stop();
  });

  test("If the server's cart is unknown and there is no copy, the cart does not count as empty, and is loaded later.", async () => {
    const results: Awaited<ReturnType<CartCalls["savedCart"]>>[] = [LOST, await answers(formatCartLines(lines))()];
    const { store, actions, start } = openCart(
      { savedCart: async () => results.shift() ?? LOST },
      { ...SEED, saved: null },
    );
    const stop = start();
    await vi.runAllTimersAsync();
    expect(store.getState()).toMatchObject({ isServerCartUnknown: true, lines: [] });
    // The added dish joins the server's cart instead of replacing it.
    await actions.add(POUTINE, ONE_POUTINE);
    expect(store.getState()).toMatchObject({ isServerCartUnknown: false, lines: [{ id: 7, quantity: 3 }] });
    stop();
  });

  describe("whose link adds a past order", () => {
    const past = { lines, dishes: [POUTINE], dropped: [], version: 7 };
    const again = { ...past, id: "past", joins: [] };
    const twice = [{ ...ONE_POUTINE, orderId: 1, quantity: 4 }];
    /** Opens a page whose server-side render added the past order to the saved cart. */
    const openAgain = (saved = lines) =>
      openCart({ savedCart: answers([]) }, { ...SEED, maxItemsPerCart: 9, saved: { ...past, lines: saved, again } });

    test("The past order is added once, even if the previous page has added it after its link was pressed.", async () => {
      openAgain().start();
      const unsaved = openAgain();
      unsaved.start();
      expect(unsaved.store.getState().lines).toMatchObject([{ quantity: 2 }]);
      await vi.runAllTimersAsync();
      // By now the server's cart contains the past order, and the server adds it again.
      const { store, start } = openAgain(twice);
      start();
      await vi.runAllTimersAsync();
      expect(store.getState()).toMatchObject({ lines: [{ quantity: 2 }], sync: "in-sync", unsavedPastOrderId: null });
    });

    test("The past order is added again if the diner leaves the page and orders it again.", async () => {
      const stop = openAgain().start();
      await vi.runAllTimersAsync();
      stop();
      const { store, start } = openAgain(twice);
      start();
      expect(store.getState().lines).toMatchObject([{ quantity: 4 }]);
    });

    test("The past order is added again after a page without it.", async () => {
      openAgain().start();
      openCart({}, { ...SEED, saved: past }).start();
      const { store, start } = openAgain(twice);
      start();
      expect(store.getState().lines).toMatchObject([{ quantity: 4 }]);
    });
  });

  test("The cart continues from its own copy if the server does not have the change yet.", async () => {
    const { store, asked, stop } = openAfter(true, async () => LOST);
    await vi.runAllTimersAsync();
    expect(store.getState().lines).toMatchObject([{ id: 7, quantity: 2 }]);
    expect(asked).toHaveLength(1);
    stop();
  });
});
