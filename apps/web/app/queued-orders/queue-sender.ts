import { calls } from "@comptoir/contract/client";
import { ownOrders } from "../cart/own-orders.ts";
import { rememberLastOrder } from "../orders/kept-order.ts";
import { linesOfOrder } from "../orders/submit-once.ts";
import { browserCaller } from "../venue/api-caller.ts";
import { changeQueued, followQueue, listQueued } from "./queue-store.ts";
import { leaveCart, settleCart } from "./queued-cart.ts";
import type { QueuedOrder } from "./queued-order.ts";
import { type SendDependencies, sendQueued } from "./send-queued.ts";

/** The lock of the queue, which all pages of a browser share: only its holder sends. */
const LOCK = "comptoir-queue";
/** Polling interval for a network while orders wait, in ms: phones do not always fire `online`. */
const LOOK_EVERY_MS = 10_000;
const TIMEOUT_MS = 20_000;

/**
 * Sends the waiting orders when a network returns, until none waits. A lock ensures that only one page of the
 * browser sends.
 */
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

/** Returns whether an order is waiting or being sent; other stages need the diner, or are final. */
export function isUnderWay({ stage }: QueuedOrder): boolean {
  return stage.name === "waiting" || stage.name === "sending";
}

async function tryToSend(order: QueuedOrder): Promise<void> {
  leaveCart(order);
  const stage = await sendQueued(order, worldOf(order));
  const after = await changeQueued(order.key, (kept) =>
    // The order may have been taken back during the call. It is restored only if it has been placed.
    kept === null && stage.name !== "placed" ? null : { ...(kept ?? order), stage },
  );
  if (after === null || stage.name !== "placed") return;
  rememberLastOrder(order.restaurant.id, stage);
}

function worldOf({ restaurant }: QueuedOrder): SendDependencies {
  const caller = () => ({ ...browserCaller(restaurant.id), signal: AbortSignal.timeout(TIMEOUT_MS) });
  return {
    // The server's saved cart may already belong to the next order: do not overwrite it.
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

/** Waits for a network, for a change of the queue, or for the polling interval. */
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
