import type { OrderData } from "@comptoir/contract";
import { type Id, isOver } from "@comptoir/ordering";
import { useSyncExternalStore } from "react";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";

/** The order that this browser placed last at a restaurant, as its own page last saw it. */
export type KeptOrder = {
  readonly id: string;
  readonly number: string;
  /** When it was placed, in milliseconds since 1970. */
  readonly at: number;
  /** What its page knows of its end; absent until that page has been seen. */
  readonly progress?: OrderProgress;
};

/** `readyMinutes` are those after midnight on the restaurant's clock, `readyAtMs` the same moment since 1970. */
export type OrderProgress = {
  readonly status: OrderData["status"];
  readonly readyAtMs: number;
  readonly readyMinutes: number;
  /** The day by the restaurant's clock; absent where an older page kept it. */
  readonly readyDate?: string;
};

/** How long the way back to an order is offered: as long as a cart lives. */
const OFFERED_MS = 12 * 60 * 60 * 1000;

/** How long an order counts as under way after it was to be ready, where its end is unknown. */
const LATE_MS = 60 * 60 * 1000;

const nameOf = (restaurantId: Id) => `comptoir-last-order ${restaurantId}`;

/** Leaves the way back to an order in this browser, for a diner who closes its page or has the cart open in another tab. */
export function rememberLastOrder(restaurantId: Id, { id, number }: Pick<OrderData, "id" | "number">): void {
  writeOrder(restaurantId, { id, number, at: Date.now() });
}

/** Keeps how far the last order is. Another one, such as an older receipt or another person's link, changes nothing. */
export function rememberProgress(restaurantId: Id, id: string, progress: OrderProgress): void {
  const kept = readKeptOrder(readStorage(browserStorage().browser, nameOf(restaurantId)), Date.now());
  if (kept?.id === id) writeOrder(restaurantId, { ...kept, progress });
}

function writeOrder(restaurantId: Id, order: KeptOrder): void {
  writeStorage(browserStorage().browser, nameOf(restaurantId), JSON.stringify(order));
}

/** The order that was placed here last; null where there is none from today, and before the page is hydrated. */
export function useKeptOrder(restaurantId: Id): KeptOrder | null {
  const kept = useSyncExternalStore(
    followStorage,
    () => readStorage(browserStorage().browser, nameOf(restaurantId)),
    () => null,
  );
  return readKeptOrder(kept, Date.now());
}

/** Whether an order is still to come, as far as this browser knows. */
export function isUnderWay({ progress }: KeptOrder, nowMs: number): boolean {
  return progress !== undefined && !isOver(progress.status) && nowMs - progress.readyAtMs < LATE_MS;
}

/** The kitchen counts an order for a later time among those ahead when that is so near. time#queue. */
const COUNTED_BEFORE_MS = 60 * 60 * 1000;

/** The orders ahead of the next one without the diner's own, which the kitchen counts while it is not ready. time#queue. */
export function ordersAheadOf(kept: KeptOrder | null, ordersAhead: number, nowMs: number): number {
  const isWaiting = kept !== null && isUnderWay(kept, nowMs) && kept.progress?.status !== "ready";
  const isCounted = isWaiting && (kept.progress?.readyAtMs ?? 0) - nowMs < COUNTED_BEFORE_MS;
  return isCounted ? Math.max(0, ordersAhead - 1) : ordersAhead;
}

/** Reads what was kept; null for what is no order or too old. Another version of the page may have written it. */
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
