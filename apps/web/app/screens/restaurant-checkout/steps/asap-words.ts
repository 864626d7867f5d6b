import { promiseWords } from "../../restaurant/ways/promise-words.ts";
import type { CheckoutFacts } from "../form/checkout-facts.ts";

/**
 * Returns the text for the promised time of an order for as soon as possible. Null if the time is unknown, or if
 * nothing can be ordered for now. time#promised-time.
 */
export function asapWords({ asap, destination, venue }: Pick<CheckoutFacts, "asap" | "destination" | "venue">) {
  return asap?.basis === "now" ? promiseWords(asap, { kind: destination.kind, today: venue.now }) : null;
}
