import type { OrderData } from "@comptoir/contract";
import { type Id, isOver } from "@comptoir/ordering";
import { useSyncExternalStore } from "react";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";

/** The last order of this browser at a restaurant. */
export type KeptOrder = {
  readonly id: string;
  readonly number: string;
  /** When the order was placed, in milliseconds since the epoch. */
  readonly at: number;
  /** The order's state when its page was last shown; absent before that. */
  readonly progress?: OrderProgress;
};

/**
 * `readyAtMs` is the ready time in milliseconds since the epoch, `readyMinutes` in minutes after midnight at
 * the restaurant.
 */
export type OrderProgress = {
  readonly status: OrderData["status"];
  readonly readyAtMs: number;
  readonly readyMinutes: number;
  /** The ready time's date at the restaurant; absent if an older release stored the order. */
  readonly readyDate?: string;
};

/** How long the link to the order shows, in ms: as long as a cart lives. */
const OFFERED_MS = 12 * 60 * 60 * 1000;

/**
 * If the end of an order is unknown, the order counts as in progress for this time after its ready time, in
 * ms.
 */
const LATE_MS = 60 * 60 * 1000;

const nameOf = (restaurantId: Id) => `comptoir-last-order ${restaurantId}`;

/** Lets a diner who closes the order's page find the order again. */
export function rememberLastOrder(restaurantId: Id, { id, number }: Pick<OrderData, "id" | "number">): void {
  writeOrder(restaurantId, { id, number, at: Date.now() });
}

/** Ignores orders other than the last one, such as an older receipt or another person's link. */
export function rememberProgress(restaurantId: Id, id: string, progress: OrderProgress): void {
  const kept = readKeptOrder(readStorage(browserStorage().browser, nameOf(restaurantId)), Date.now());
  if (kept?.id === id) writeOrder(restaurantId, { ...kept, progress });
}

function writeOrder(restaurantId: Id, order: KeptOrder): void {
  writeStorage(browserStorage().browser, nameOf(restaurantId), JSON.stringify(order));
}

/** Returns null before hydration, and if the order is older than half a day. */
export function useKeptOrder(restaurantId: Id): KeptOrder | null {
  const kept = useSyncExternalStore(
    followStorage,
    () => readStorage(browserStorage().browser, nameOf(restaurantId)),
    () => null,
  );
  return readKeptOrder(kept, Date.now());
}

/** Returns whether the order is in progress, as far as this browser knows. */
export function isUnderWay({ progress }: KeptOrder, nowMs: number): boolean {
  return progress !== undefined && !isOver(progress.status) && nowMs - progress.readyAtMs < LATE_MS;
}

/** The kitchen counts an order as ahead from this time before its ready time, in ms. time#queue. */
export const COUNTED_BEFORE_MS = 60 * 60 * 1000;

/**
 * Returns the number of orders ahead of the diner's next one. The kitchen's count includes the diner's own
 * order, which is subtracted. time#queue.
 */
export function ordersAheadOf(kept: KeptOrder | null, ordersAhead: number, nowMs: number): number {
  const isWaiting = kept !== null && isUnderWay(kept, nowMs) && kept.progress?.status !== "ready";
  const isCounted = isWaiting && (kept.progress?.readyAtMs ?? 0) - nowMs < COUNTED_BEFORE_MS;
  return isCounted ? Math.max(0, ordersAhead - 1) : ordersAhead;
}

/** Returns null if the text is malformed, as another release may have written it, or too old. */
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
