import { vi } from "vitest";
import type { Cart } from "../../cart/cart-base.ts";
import { browserCartCalls, type CartCalls } from "../../cart/cart-calls.ts";
import { readSharedCart } from "../../cart/cart-copy.ts";
import type { CartSeed } from "../../cart/cart-seed.ts";
import { createCart } from "../../cart/cart-store.ts";
import { checkoutKey } from "../../cart/checkout-key.ts";
import { findDish } from "../../cart/known-dish.ts";
import { forgetPerson } from "../../person/forget-person.ts";
import { isUnderWay, runQueue } from "../../queued-orders/queue-sender.ts";
import { followQueue, listQueued } from "../../queued-orders/queue-store.ts";
import { takeBack } from "../../queued-orders/queued-cart.ts";
import { openIndexedDb } from "../../queued-orders/testing/an-indexed-db.ts";
import { orderQueue } from "../../screens/restaurant-checkout/submit/order-queue.ts";
import { submitBody } from "../../screens/restaurant-checkout/submit/submit-body.ts";
import { createSubmitFlow, type SubmitFlow } from "../../screens/restaurant-checkout/submit/submit-flow.ts";
import { cartToSubmit, serverCalls } from "../../screens/restaurant-checkout/submit/use-submit.ts";
import { aBroadcast } from "../../testing/a-broadcast.ts";
import { aStorage } from "../../testing/a-storage.ts";
import { aNetwork } from "./a-network.ts";
import { aServer, MENU } from "./a-server.ts";

const RESTAURANT = { id: 1, slug: "grill", name: "Grill" };
const TERMS: CartSeed["terms"] = {
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
};

type Tab = {
  readonly number: number;
  readonly cart: Cart;
  readonly close: () => void;
  checkout: SubmitFlow | null;
};

/** `wasThere`: the order existed before the submit that showed it, and that submit had no unanswered request. */
type Shown = { readonly id: string; readonly wasThere: boolean };

export type Browser = ReturnType<typeof openBrowser>;

/**
 * Simulates a browser: its tabs run the real page modules over shared storage, tab messages and a model of
 * the server.
 */
export function openBrowser() {
  const server = aServer();
  const { network, fetch, deliverLate, dropLate } = aNetwork(server);
  const heard = new Map<string, Set<{ readonly tab: Tab | null; readonly hear: (event: Event) => void }>>();
  const tabs: Tab[] = [];
  const shown: Shown[] = [];
  let opened = 0;
  let starting: Tab | null = null;

  const tell = (event: Event, to: Tab | null = null) => {
    for (const { tab, hear } of [...(heard.get(event.type) ?? [])]) if (to === null || tab === to) hear(event);
  };
  openIndexedDb();
  vi.stubGlobal("localStorage", aStorage());
  vi.stubGlobal("BroadcastChannel", aBroadcast());
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("document", { cookie: "", querySelector: () => null, visibilityState: "visible" });
  vi.stubGlobal("location", new URL("https://order.example/grill?tableNum=12"));
  vi.stubGlobal("navigator", { locks: someLocks() });
  vi.stubGlobal("dispatchEvent", tell);
  vi.stubGlobal("addEventListener", (type: string, hear: (event: Event) => void) => {
    heard.set(type, (heard.get(type) ?? new Set()).add({ tab: starting, hear }));
  });
  vi.stubGlobal("removeEventListener", (type: string, gone: unknown) => {
    for (const one of heard.get(type) ?? []) if (one.hear === gone) heard.get(type)?.delete(one);
  });

  function openTab(): Tab {
    opened += 1;
    const end = new AbortController();
    const { lines, version, taken } = server.saved();
    const dishes = lines.flatMap((line) => findDish(MENU.menus, line) ?? []);
    const saved = network.isOnline
      ? { lines, dishes, dropped: [], version: version || null, taken: taken.map(({ key }) => key) }
      : null;
    const seed: CartSeed = {
      bill: { ...RESTAURANT, tax_rate: null, delivery: null } as CartSeed["bill"],
      serviceChargeLabel: "Service",
      memberPromos: [],
      maxItemsPerCart: null,
      terms: TERMS,
      now: { date: "2026-11-20", weekday: 4, minutes: 18 * 60 },
      ahead: null,
      saved,
    };
    const calls = untilEnd(end.signal, browserCartCalls(RESTAURANT));
    // Tabs save at once, as in a browser without locks: the harder case.
    const cart = createCart(seed, { ...calls, isShared: server.isSignedIn, inTurn: (save) => save() });
    let stop = () => {};
    const close = () => {
      end.abort();
      stop();
      tabs.splice(tabs.indexOf(tab), 1);
    };
    const tab: Tab = { number: opened, cart, close, checkout: null };
    tabs.push(tab);
    starting = tab;
    const stopCart = cart.start();
    const stopQueue = followQueue(() => void sendQueue());
    starting = null;
    stop = () => {
      stopCart();
      stopQueue();
    };
    let isSending = false;
    const sendQueue = async () => {
      if (isSending || end.signal.aborted || !(await listQueued()).some(isUnderWay)) return;
      isSending = true;
      await runQueue(end.signal);
      isSending = false;
    };
    void sendQueue();
    return tab;
  }

  function openCheckout(tab: Tab, canWait: boolean): SubmitFlow {
    const key = checkoutKey(RESTAURANT.id);
    const calls = serverCalls({ restaurantId: RESTAURANT.id, isHub: false, changeId: null });
    const isOpen = () => tabs.includes(tab);
    const flow = createSubmitFlow({
      form: () => ({
        shownTotal: null,
        tokenise: null,
        register: null,
        keeping: null,
        canWait,
        bodyOf: (cart) =>
          submitBody(RESTAURANT.id, cart, {
            config: { tableNum: "12" },
            checkout: { contact: { full_name: `Guest of tab ${tab.number}` } },
            pickup: {},
          } as never),
        fieldOf: () => null,
        onFields: () => {},
        onSubmitted: ({ id }) => {
          shown.push({ id, wasThere: before.has(id) && !mayFind });
          tab.checkout = null;
        },
      }),
      key,
      callsWith: (...given) => whileOpen(isOpen, calls.callsWith(...given)),
      lookUpsWith: (...given) => whileOpen(isOpen, calls.lookUpsWith(...given)),
      queue: orderQueue({
        restaurant: RESTAURANT,
        place: RESTAURANT.id,
        query: () => "",
        prepMinutes: () => 15,
        loadSender: async () => {},
      }),
      isOnline: () => network.isOnline,
      cart: cartToSubmit(tab.cart),
    });
    let before: ReadonlySet<string> = new Set();
    let mayFind = true;
    const submit = () => {
      before = new Set(server.orders.map(({ id }) => id));
      mayFind = key.sentWith(key.current()) !== null;
      return flow.submit();
    };
    void flow.lookUp();
    return { ...flow, submit };
  }

  return {
    ...{ server, network, tabs, shown, deliverLate, dropLate, openTab },
    goOnline(isOnline: boolean) {
      network.isOnline = isOnline;
      tell(new Event(isOnline ? "online" : "offline"));
    },
    openCheckout(tab: Tab, canWait: boolean) {
      tab.checkout ??= openCheckout(tab, canWait);
      return tab.checkout;
    },
    /** The tab returns to the foreground. */
    look: (tab: Tab) => tell(new Event("visibilitychange"), tab),
    /** The tab returns from the back/forward cache. */
    comeBack: (tab: Tab) => tell(Object.assign(new Event("pageshow"), { persisted: true }), tab),
    sharedLines: () => readSharedCart(RESTAURANT.id)?.lines ?? [],
    key: () => checkoutKey(RESTAURANT.id),
    queued: listQueued,
    takeBack,
    forgetPerson,
  };
}

/** Drops the answers that arrive after the page is closed. */
function untilEnd(signal: AbortSignal, calls: CartCalls): CartCalls {
  return whileOpen(() => !signal.aborted, calls);
}

function whileOpen<Calls extends object>(isOpen: () => boolean, calls: Calls): Calls {
  const never = new Promise<never>(() => {});
  const guarded = Object.entries(calls).map(([name, call]) => [
    name,
    async (...given: unknown[]) => {
      const answer = await call(...given);
      return isOpen() ? answer : never;
    },
  ]);
  return Object.fromEntries(guarded) as Calls;
}

/** Web Locks for the queue: one holder at a time. */
function someLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: { readonly signal: AbortSignal }, work: () => Promise<void>) => {
    const turn = last.then(() => (signal.aborted ? undefined : work()));
    last = turn.catch(() => {});
    return turn;
  };
  return { request };
}
