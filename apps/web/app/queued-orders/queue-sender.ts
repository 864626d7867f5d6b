import { calls } from "@comptoir/contract/client";
import { ownOrders } from "../cart/own-orders.ts";
import { rememberLastOrder } from "../orders/kept-order.ts";
import { linesOfOrder } from "../orders/submit-once.ts";
import { browserCaller } from "../venue/api-caller.ts";
import { changeQueued, followQueue, listQueued } from "./queue-store.ts";
import { leaveCart, settleCart } from "./queued-cart.ts";
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

/** Whether something is still to be done for an order that needs no answer of its diner. */
export function isUnderWay({ stage }: QueuedOrder): boolean {
  return stage.name === "waiting" || stage.name === "sending";
}

async function tryToSend(order: QueuedOrder): Promise<void> {
  leaveCart(order);
  const stage = await sendQueued(order, worldOf(order));
  const after = await changeQueued(order.key, (kept) =>
    // Taken back meanwhile it is gone; nothing brings it back but an order that stands.
    kept === null && stage.name !== "placed" ? null : { ...(kept ?? order), stage },
  );
  if (after === null || stage.name !== "placed") return;
  rememberLastOrder(order.restaurant.id, stage);
}

function worldOf({ restaurant }: QueuedOrder): SendWorld {
  const caller = () => ({ ...browserCaller(restaurant.id), signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    // The cart that the server keeps may be the next one by now.
    price: ({ question }) => calls.setCosts(caller(), { ...question, keep: false }),
    calls: ({ key, body }) => ({
      submit: () => calls.submitOrder(caller(), key, body),
      find: () => calls.getOrderByReference(caller(), key),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }),
    leave: async ({ key, place }) => {
      ownOrders(place).add(key);
      const kept = await changeQueued(key, (kept) => kept && { ...kept, hasLeft: true, stage: { name: "sending" } });
      return kept !== null;
    },
    settle: (order, standing) => settleCart(order, linesOfOrder(standing)),
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
