import { promiseWords } from "../../restaurant/ways/promise-words.ts";
import type { CheckoutFacts } from "../form/checkout-facts.ts";

/**
 * Returns the text for when an order for as soon as possible is brought, arrives or is ready. Null if the time is
 * unknown, and if nothing can be had now. time#promised-time.
 */
export function asapWords({ asap, destination, venue }: Pick<CheckoutFacts, "asap" | "destination" | "venue">) {
  return asap?.basis === "now" ? promiseWords(asap, { kind: destination.kind, today: venue.now }) : null;
}
