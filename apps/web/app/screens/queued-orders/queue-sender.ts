import { calls } from "@comptoir/contract/client";
import { formatCartLines } from "@comptoir/ordering";
import { readCartCopy, writeCartCopy } from "../../cart/cart-copy.ts";
import { openCartChannel } from "../../cart/cart-places.ts";
import { browserCaller } from "../../venue/api-caller.ts";
import { checkoutKey } from "../restaurant-checkout/submit/checkout-key.ts";
import { rememberLastOrder } from "../restaurant-order/kept-order.ts";
import { changeQueued, followQueue, listQueued } from "./queue-store.ts";
import type { QueuedOrder } from "./queued-order.ts";
import { type SendWorld, sendQueued } from "./send-queued.ts";

/** All pages of a browser have one queue, and one of them sends: the one that holds this lock. */
const LOCK = "comptoir-queue";
/** While orders wait, signal is looked for this often: a phone does not always say when it is back. */
const LOOK_EVERY_MS = 10_000;
const PATIENCE_MS = 20_000;

/** Sends what waits, as soon as there is signal, until nothing waits any more; in one page of the browser at a time. */
export async function runQueue(signal: AbortSignal): Promise<void> {
  const work = async () => {
    while (!signal.aborted) {
      const under = (await listQueued()).filter(isUnderWay);
      if (under.length === 0) return;
      for (const order of under) await tryToSend(order);
      if ((await listQueued()).some(isUnderWay)) await untilWorthTrying(signal);
    }
  };
  await navigator.locks.request(LOCK, { signal }, work).catch((reason) => {
    if (!signal.aborted) throw reason;
  });
}

/** Whether something is still to be done for an order that nobody has to be asked about. */
export function isUnderWay({ stage }: QueuedOrder): boolean {
  return stage.name === "waiting" || stage.name === "sending";
}

async function tryToSend(order: QueuedOrder): Promise<void> {
  const stage = await sendQueued(order, worldOf(order));
  const key = checkoutKey(order.place);
  const after = await changeQueued(order.key, (kept) =>
    // Taken back meanwhile it is gone; nothing brings it back but an order that stands.
    kept === null && stage.name !== "placed" ? null : { ...(kept ?? order), stage },
  );
  if (after === null || stage.name === "waiting" || stage.name === "sending") return;
  if (stage.name !== "placed") return key.markAnswered();
  key.end();
  rememberLastOrder(order.restaurant.id, stage);
  clearCart(order);
}

/** The cart goes with its order; one that has become another since stays. The server has cleared its own. ordering#cart-after-order. */
function clearCart({ place, cart }: QueuedOrder): void {
  const copy = readCartCopy(place);
  if (copy === null || JSON.stringify(formatCartLines(copy.lines)) !== cart) return;
  writeCartCopy(place, { lines: [], dishes: [], unsaved: false });
  const channel = openCartChannel(place);
  channel?.postMessage({ lines: [], dishes: [] });
  channel?.close();
}

function worldOf({ restaurant, place }: QueuedOrder): SendWorld {
  const caller = () => ({ ...browserCaller(restaurant.id), signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    price: ({ question }) => calls.setCosts(caller(), question),
    calls: ({ key, body }) => ({
      submit: () => calls.submitOrder(caller(), key, body),
      find: () => calls.getOrderByReference(caller(), key),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }),
    leave: async ({ key }) => {
      const kept = await changeQueued(key, (kept) => kept && { ...kept, stage: { name: "sending" } });
      // Whoever opens the checkout meanwhile asks for it by its key, too.
      if (kept !== null) checkoutKey(place).markSent(key);
      return kept !== null;
    },
    now: Date.now,
  };
}

/** Waits for signal, for a change of the queue, or a while. */
function untilWorthTrying(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      unfollow();
      resolve();
    };
    const timer = setTimeout(done, LOOK_EVERY_MS);
    const unfollow = followQueue(done);
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
