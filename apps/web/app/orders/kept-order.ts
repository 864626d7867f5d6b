import type { OrderData } from "@comptoir/contract";
import { type Id, isOver } from "@comptoir/ordering";
import { useSyncExternalStore } from "react";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";

/** The last order placed in this browser at a restaurant, with its state when the order's page was last shown. */
export type KeptOrder = {
  readonly id: string;
  readonly number: string;
  /** When the order was placed, in milliseconds since the epoch. */
  readonly at: number;
  /** The order's progress; absent until its page has been shown. */
  readonly progress?: OrderProgress;
};

/**
 * The state of an order and its ready time. `readyAtMs` is in milliseconds since the epoch, `readyMinutes` in
 * minutes after midnight at the restaurant.
 */
export type OrderProgress = {
  readonly status: OrderData["status"];
  readonly readyAtMs: number;
  readonly readyMinutes: number;
  /** The restaurant's date of the ready time; absent if an older release stored the order. */
  readonly readyDate?: string;
};

/** Time for which the link to the order is shown, in ms: the lifetime of a cart. */
const OFFERED_MS = 12 * 60 * 60 * 1000;

/** Time after its ready time for which an order without a known end counts as in progress, in ms. */
const LATE_MS = 60 * 60 * 1000;

const nameOf = (restaurantId: Id) => `comptoir-last-order ${restaurantId}`;

/**
 * Stores the last order, so that a diner who closes the order's page, or has the cart open in another tab,
 * finds the order again.
 */
export function rememberLastOrder(restaurantId: Id, { id, number }: Pick<OrderData, "id" | "number">): void {
  writeOrder(restaurantId, { id, number, at: Date.now() });
}

/**
 * Updates the progress of the last order. Ignores other orders, such as an older receipt or another person's
 * link.
 */
export function rememberProgress(restaurantId: Id, id: string, progress: OrderProgress): void {
  const kept = readKeptOrder(readStorage(browserStorage().browser, nameOf(restaurantId)), Date.now());
  if (kept?.id === id) writeOrder(restaurantId, { ...kept, progress });
}

function writeOrder(restaurantId: Id, order: KeptOrder): void {
  writeStorage(browserStorage().browser, nameOf(restaurantId), JSON.stringify(order));
}

/** Returns the last order placed in this browser; null if it is older than half a day, and before hydration. */
export function useKeptOrder(restaurantId: Id): KeptOrder | null {
  const kept = useSyncExternalStore(
    followStorage,
    () => readStorage(browserStorage().browser, nameOf(restaurantId)),
    () => null,
  );
  return readKeptOrder(kept, Date.now());
}

/** Returns whether an order is in progress, as far as this browser knows. */
export function isUnderWay({ progress }: KeptOrder, nowMs: number): boolean {
  return progress !== undefined && !isOver(progress.status) && nowMs - progress.readyAtMs < LATE_MS;
}

/** Time before an order's chosen time from which the kitchen counts the order as ahead, in ms. time#queue. */
export const COUNTED_BEFORE_MS = 60 * 60 * 1000;

/**
 * Returns the number of orders ahead without the diner's own, which the kitchen counts until it is ready.
 * time#queue.
 */
export function ordersAheadOf(kept: KeptOrder | null, ordersAhead: number, nowMs: number): number {
  const isWaiting = kept !== null && isUnderWay(kept, nowMs) && kept.progress?.status !== "ready";
  const isCounted = isWaiting && (kept.progress?.readyAtMs ?? 0) - nowMs < COUNTED_BEFORE_MS;
  return isCounted ? Math.max(0, ordersAhead - 1) : ordersAhead;
}

/** Parses a stored order; null if it is malformed or too old. Another release of the page may have written it. */
export function readKeptOrder(text: string | null, nowMs: number): KeptOrder | null {
  try {
    const { id, number, at, progress } = JSON.parse(text ?? "") as Partial<KeptOrder>;
    const isRecent = typeof at === "number" && nowMs - at < OFFERED_MS;
    if (!isRecent || typeof id !== "string" || typeof number !== "string") return null;
    const isRead = typeof progress?.readyAtMs === "number" && typeof progress.readyMinutes === "number";
    return isRead ? { id, number, at, progress } : { id, number, at };
  } catch {
    return null;
  }
}

function followStorage(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}
