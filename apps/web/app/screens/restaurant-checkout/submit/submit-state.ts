import type { ErrorBody, InvalidItem, PricedLineData } from "@comptoir/contract";
import { messageForGuest } from "../../../orders/submit-once.ts";

/** What a submit was refused with; `issues` are those that no field of the page shows. */
type SubmitRefusal = Pick<ErrorBody, "code" | "message" | "invalid_items" | "issues">;

/** Where the submitting of a checkout stands. */
export type SubmitState =
  /** The diner fills in; nothing is under way. */
  | { readonly phase: "editing" }
  | { readonly phase: "busy" }
  | { readonly phase: "refused"; readonly error: SubmitRefusal }
  /** The prices are not those that were shown; nothing is charged until the diner agrees. promises#promise-13. */
  | {
      readonly phase: "prices-changed";
      readonly changes: readonly PriceChange[];
      readonly oldTotal: string;
      readonly newTotal: string;
      /** What the server says of a total that is another one though no dish's price is; null where it says nothing. */
      readonly why: string | null;
    }
  /** The diner's bank asks before it pays. */
  | { readonly phase: "challenged"; readonly url: string; readonly total: string }
  /** The server cannot be reached, and nothing was sent. */
  | { readonly phase: "network-down" }
  /** It was sent and not answered; asking again is safe. */
  | { readonly phase: "outcome-unknown" }
  /** It was sent and not answered, and certainly came to nothing. */
  | { readonly phase: "not-sent" }
  | { readonly phase: "submitted" };

/**
 * What a refusal of the server comes to: the bank asks first, or the checkout has to be corrected, with what is said at each
 * field of it. `fieldOf` finds the field of a path in the body; what no field shows stays with the refusal.
 */
export function readRefusal(
  error: ErrorBody,
  total: string,
  fieldOf: (path: string) => string | null,
): { readonly state: SubmitState; readonly fields: Readonly<Record<string, string>> } {
  if (error.code === "challenge_required" && error.challenge_url) {
    return { state: { phase: "challenged", url: error.challenge_url, total }, fields: {} };
  }
  const fields: Record<string, string> = {};
  const issues = (error.issues ?? []).filter(({ path, message }) => {
    const field = fieldOf(path);
    if (field !== null) fields[field] = message;
    return field === null;
  });
  return { state: { phase: "refused", error: { ...error, message: messageForGuest(error), issues } }, fields };
}

/** A line whose price is another one than the diner was shown. Amounts are the whole line's, as the wire writes them. */
type PriceChange = {
  readonly orderId: number;
  readonly name: string;
  readonly oldPrice: string | null;
  readonly newPrice: string;
};

/** Of a price-changed refusal, each line with the price that was shown and the one that holds. promises#promise-13. */
export function priceChangesBetween(
  shown: readonly PricedLineData[],
  today: readonly PricedLineData[],
  refused: readonly InvalidItem[],
): readonly PriceChange[] {
  const shownByOrderId = new Map(shown.map((line) => [line.orderId, line.orderPrice]));
  const named = new Map(refused.map((item) => [item.orderId, item]));
  return today.flatMap(({ orderId, name, orderPrice }): PriceChange[] => {
    const oldPrice = shownByOrderId.get(orderId) ?? null;
    const newPrice = named.get(orderId)?.price ?? orderPrice;
    return oldPrice === newPrice || (oldPrice === null && !named.has(orderId))
      ? []
      : [{ orderId, name, oldPrice, newPrice }];
  });
}
