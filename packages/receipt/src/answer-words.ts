import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { DeclineReason } from "@comptoir/ordering";

/** Tells whether an order waits for the restaurant's answer. board#awaits. */
export function isAwaitingAnswer({ status, acceptance }: Pick<OrderData, "status" | "acceptance">): boolean {
  return status === "placed" && acceptance !== undefined && acceptance.acceptedAt === null;
}

/** Tells whether a card is held, and not charged, because the restaurant has not accepted the order. payment#held. */
export function isCardHeld({ payment, acceptance }: Pick<OrderData, "payment" | "acceptance">): boolean {
  return payment.status === "authorised" && acceptance?.acceptedAt === null;
}

const REASONS: Readonly<Record<Exclude<DeclineReason, "other">, () => string>> = {
  "sold-out": () => m.order_declined_sold_out(),
  "too-busy": () => m.order_declined_too_busy(),
  closing: () => m.order_declined_closing(),
  address: () => m.order_declined_address(),
};

type Declined = NonNullable<OrderData["declined"]>;

/** Returns the heading of an order that the restaurant declined, or that nobody answered. board#guest-told. */
export function declinedHeading({ missed }: Declined): string {
  return missed ? m.order_status_missed() : m.order_status_declined();
}

/** Returns why an order was declined, and whom to call: a sentence each. Empty for any other order. board#guest-told. */
export function declinedWords({ declined, restaurant }: Pick<OrderData, "declined" | "restaurant">): readonly string[] {
  if (!declined) return [];
  const { reason, words } = declined;
  return [
    ...(reason === null || reason === "other" ? [] : [REASONS[reason]()]),
    ...(words === null ? [] : [m.order_declined_words({ words })]),
    ...(restaurant.phone ? [m.order_declined_call({ phone: restaurant.phone })] : []),
  ];
}
