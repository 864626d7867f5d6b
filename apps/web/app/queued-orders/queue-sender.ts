import { calls } from "@comptoir/contract/client";
import { ownOrders } from "../cart/own-orders.ts";
import { rememberLastOrder } from "../orders/kept-order.ts";
import { linesOfOrder } from "../orders/submit-once.ts";
import { browserCaller } from "../venue/api-caller.ts";
import { changeQueued, followQueue, listQueued } from "./queue-store.ts";
import { leaveCart, settleCart } from "./queued-cart.ts";
import type { QueuedOrder } from "./queued-order.ts";
import { type SendDependencies, sendQueued } from "./send-queued.ts";

/** All pages of a browser share this Web Lock; only its holder sends. */
const LOCK = "comptoir-queue";
/** Polling interval while orders wait, in ms: phones do not always fire `online`. */
const LOOK_EVERY_MS = 10_000;
const TIMEOUT_MS = 20_000;

/** Sends the waiting orders, and retries until none waits. A lock lets only one page of the browser send. */
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

/** Other stages need the diner, or are final. */
export function isUnderWay({ stage }: QueuedOrder): boolean {
  return stage.name === "waiting" || stage.name === "sending";
}

async function tryToSend(order: QueuedOrder): Promise<void> {
  leaveCart(order);
  const stage = await sendQueued(order, worldOf(order));
  const after = await changeQueued(order.key, (kept) =>
    // The diner may have taken the order back during the call. It returns to the queue only if it was placed.
    kept === null && stage.name !== "placed" ? null : { ...(kept ?? order), stage },
  );
  if (after === null || stage.name !== "placed") return;
  rememberLastOrder(order.restaurant.id, stage);
}

function worldOf({ restaurant }: QueuedOrder): SendDependencies {
  const caller = () => ({ ...browserCaller(restaurant.id), signal: AbortSignal.timeout(TIMEOUT_MS) });
  return {
    // With `keep: false` the server prices without saving, because its saved cart may already belong to the
    // next order.
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
