import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { Id } from "@comptoir/ordering";
import { useSyncExternalStore } from "react";
import { browserStorage, readStorage, writeStorage } from "../../browser-storage.ts";
import { LinkButton } from "../../ui/button.tsx";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";

/** How long the way back to an order is offered: as long as a cart lives. */
const OFFERED_MS = 12 * 60 * 60 * 1000;

const nameOf = (restaurantId: Id) => `comptoir-last-order ${restaurantId}`;

/** Leaves the way back to an order in this browser, for whoever closes its page or has the cart open in another tab. */
export function rememberLastOrder(restaurantId: Id, { id, number }: Pick<OrderData, "id" | "number">): void {
  writeStorage(browserStorage().browser, nameOf(restaurantId), JSON.stringify({ id, number, at: Date.now() }));
}

/** The way back to the order that was placed here last; nothing where there is none from today. */
export function LastOrderLink() {
  const { venue } = useRestaurant();
  const linkTo = useVisitLink();
  const kept = useSyncExternalStore(
    followStorage,
    () => readStorage(browserStorage().browser, nameOf(venue.id)),
    () => null,
  );
  const order = kept === null ? null : parseLastOrder(kept);
  if (order === null) return null;
  return <LinkButton to={linkTo(`/orders/${order.id}`)}>{m.order_see_last({ number: order.number })}</LinkButton>;
}

function followStorage(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

function parseLastOrder(text: string): { readonly id: string; readonly number: string } | null {
  try {
    const { id, number, at } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const isRecent = typeof at === "number" && Date.now() - at < OFFERED_MS;
    return isRecent && typeof id === "string" && typeof number === "string" ? { id, number } : null;
  } catch {
    return null;
  }
}
