import { type CartLine, cartQuantity } from "@comptoir/ordering";
import fc from "fast-check";
import { vi } from "vitest";
import { findDishes } from "../../cart/known-dish.ts";
import { type Browser, openBrowser } from "./a-browser.ts";
import type { Fate } from "./a-network.ts";
import { MENU } from "./a-server.ts";

const ACTS_IN_TABS = [
  ...[
    "add",
    "add",
    "add",
    "add",
    "remove",
    "pay",
    "pay",
    "pay",
    "checkout",
    "leave",
    "reload",
    "duplicate",
    "close",
    "back",
  ],
  ...["offline", "online", "take back", "sign in", "sign out", "cut", "late", "wait"],
] as const;
/** The actions if the person also changes the cart on another device. */
const ACTS = [...ACTS_IN_TABS, "sign in", "elsewhere", "elsewhere", "look"] as const;
const FATES: readonly Fate[] = ["cut", "cut on the way back", "late", "refused", "answered"];

/** A step of a random sequence: an action in a tab, then a pause of `thenMs`. */
const aStepOf = <Act extends (typeof ACTS)[number]>(acts: readonly Act[]) =>
  fc.record({
    act: fc.constantFrom(...acts),
    tab: fc.nat({ max: 2 }),
    dish: fc.integer({ min: 1, max: 3 }),
    /** Whether the order may be queued offline, because it is paid at the restaurant. */
    canWait: fc.boolean(),
    fates: fc.array(fc.constantFrom(...FATES), { maxLength: 5 }),
    thenMs: fc.constantFrom(0, 0, 60, 250, 450, 1_000, 15_000),
  });
type Step = ReturnType<typeof aStepOf<(typeof ACTS)[number]>> extends fc.Arbitrary<infer One> ? One : never;

/** Random sequences of steps in up to three tabs. */
export const aPlayInTabs = fc.array(aStepOf(ACTS_IN_TABS), { minLength: 2, maxLength: 16 });
/** Random sequences of steps while another device of the person changes the cart. */
export const aPlay = fc.array(aStepOf(ACTS), { minLength: 2, maxLength: 16 });

type Amounts = Readonly<Record<number, number>>;
const amountsOf = (lines: readonly Pick<CartLine, "id" | "quantity">[]): Amounts =>
  Object.fromEntries([1, 2, 3].map((dish) => [dish, sum(lines.filter(({ id }) => id === dish))]));
const sum = (lines: readonly Pick<CartLine, "id" | "quantity">[]) =>
  lines.reduce((all, { quantity }) => all + quantity, 0);

/** The final state. `kept` (in the cart or ordered) must equal `added`, and the other lists must be empty. */
export type End = {
  readonly added: Amounts;
  readonly kept: Amounts;
  readonly ordersNotShown: readonly string[];
  readonly shownForAnother: readonly string[];
};

/** The model: the dishes that the person has added, whatever tabs, keys and queues do with them. */
type Person = { added: readonly Pick<CartLine, "id" | "quantity">[]; shown: Set<string> };

export async function play(steps: readonly Step[]): Promise<End> {
  const browser = openBrowser();
  const person: Person = { added: [], shown: new Set() };
  browser.openTab();
  await pass(100);
  for (const step of steps) {
    await act(browser, person, step);
    await pass(step.thenMs);
  }
  return settle(browser, person);
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function act(browser: Browser, person: Person, step: Step): Promise<void> {
  const { tabs, network } = browser;
  const tab = tabs[step.tab % tabs.length];
  if (tab === undefined) throw new Error("a browser has a tab");
  /** Runs a synchronous change, and adds its effect on the shared cart to `person.added`. */
  const note = (change: () => unknown) => {
    const before = browser.sharedLines();
    change();
    const gone = before.map(({ id, quantity }) => ({ id, quantity: -quantity }));
    person.added = [...person.added, ...gone, ...browser.sharedLines()];
  };
  switch (step.act) {
    case "add": {
      const [dish] = findDishes(MENU.menus, step.dish);
      const item = { id: step.dish, menuId: 1, sectionId: null, quantity: 1, options: [], memo: null };
      if (dish && !tab.cart.store.getState().isServerCartUnknown) note(() => void tab.cart.actions.add(dish, item));
      return;
    }
    case "remove": {
      // Skip lines that may be ordered already: the outcome of removing them is undefined.
      const isBusy = tabs.some(({ checkout }) => checkout?.state.getState().phase === "busy");
      const { lines } = tab.cart.store.getState();
      const line = lines[step.dish % Math.max(1, lines.length)];
      const mayBeOrdered = isBusy || browser.key().possiblyPlacedKey() !== null;
      if (line && !mayBeOrdered) note(() => tab.cart.actions.remove(line.orderId));
      return;
    }
    case "checkout":
      return void browser.openCheckout(tab, step.canWait);
    case "pay": {
      const checkout = browser.openCheckout(tab, step.canWait);
      // An opening checkout first looks up an unanswered order.
      await pass(1);
      if (cartQuantity(tab.cart.store.getState().lines) > 0) void checkout.submit();
      return;
    }
    case "leave":
      tab.checkout = null;
      return;
    case "reload":
      tab.close();
      return void browser.openTab();
    case "duplicate":
      if (tabs.length < 3) browser.openTab();
      return;
    case "close":
      if (tabs.length > 1) tab.close();
      return;
    case "back":
      return browser.comeBack(tab);
    case "offline":
    case "online":
      return browser.goOnline(step.act === "online");
    case "take back": {
      const [queued] = await browser.queued();
      if (queued) await browser.takeBack(queued);
      return;
    }
    case "cut":
      network.fates = [...step.fates];
      return;
    case "late":
      return browser.deliverLate();
    case "sign in":
      // Wait for the guest's calls: a cookie that they set after the sign-in would name a cart without an
      // owner.
      while (network.onTheWay > 0) await pass(10);
      return browser.server.signIn();
    case "elsewhere": {
      if (!browser.server.isSignedIn()) return;
      const item = { id: step.dish, menuId: 1, sectionId: null, quantity: 1, options: [], memo: null };
      person.added = [...person.added, item];
      return browser.server.addElsewhere(item);
    }
    case "look":
      return browser.look(tab);
    case "sign out":
      return signOut(browser, person);
    case "wait":
      return;
  }
}

/** Deletes the signed-out person's data. Orders placed so far remain that person's. */
async function signOut(browser: Browser, person: Person): Promise<void> {
  for (const tab of [...browser.tabs]) tab.close();
  await pass(60_000);
  browser.dropLate();
  browser.forgetPerson();
  browser.server.signOut();
  person.added = browser.server.orders.flatMap(({ items }) => items);
  for (const { id } of browser.server.orders) person.shown.add(id);
  browser.openTab();
}

/**
 * Restores the network, lets all calls finish and opens a checkout, so that the outcome of every order is
 * known.
 */
async function settle(browser: Browser, person: Person): Promise<End> {
  browser.network.fates = [];
  browser.deliverLate();
  browser.goOnline(true);
  await pass(150_000);
  for (const queued of await browser.queued()) {
    if (queued.stage.name !== "placed") await browser.takeBack(queued);
  }
  for (const tab of [...browser.tabs]) tab.close();
  browser.openCheckout(browser.openTab(), false);
  await pass(150_000);
  const queued = await browser.queued();
  for (const { stage } of queued) if (stage.name === "placed") person.shown.add(stage.id);
  for (const { id } of browser.shown) person.shown.add(id);
  const { orders } = browser.server;
  return {
    added: amountsOf(person.added),
    kept: amountsOf([...browser.sharedLines(), ...orders.flatMap(({ items }) => items)]),
    ordersNotShown: orders.map(({ id }) => id).filter((id) => !person.shown.has(id)),
    shownForAnother: browser.shown.filter(({ wasThere }) => wasThere).map(({ id }) => id),
  };
}
