import type { ErrorBody, InvalidItem, PricedLineData } from "@comptoir/contract";
import { messageForGuest } from "../../../orders/submit-once.ts";

/** The refusal of a submit. `issues` holds only those without a field on the page. */
type SubmitRefusal = Pick<ErrorBody, "code" | "message" | "invalid_items" | "issues">;

export type SubmitState =
  | { readonly phase: "editing" }
  | { readonly phase: "busy" }
  | { readonly phase: "refused"; readonly error: SubmitRefusal }
  /** The prices differ from the shown ones; nothing is paid until the diner agrees. promises#promise-13. */
  | {
      readonly phase: "prices-changed";
      readonly changes: readonly PriceChange[];
      readonly oldTotal: string;
      readonly newTotal: string;
      /** The server's reason for the new total if no dish's price has changed; null if it gave none. */
      readonly why: string | null;
    }
  /** The diner's bank requires a challenge before payment. */
  | { readonly phase: "challenged"; readonly url: string; readonly total: string }
  /** The server is unreachable, and nothing was ordered. */
  | { readonly phase: "network-down" }
  /** The order was sent and not answered; a retry is safe. */
  | { readonly phase: "outcome-unknown" }
  /** The order was sent and not answered, and was certainly not placed. */
  | { readonly phase: "not-sent" }
  | { readonly phase: "submitted" };

/**
 * Converts a refusal to a state and to messages by field. `fieldOf` maps a path of the body to a field; issues
 * without a field stay in the refusal. A request whose every issue has a field is not refused as a whole.
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
  const isSaidAtFields = error.code === "invalid_request" && issues.length < (error.issues ?? []).length;
  if (isSaidAtFields && issues.length === 0) return { state: { phase: "editing" }, fields };
  return { state: { phase: "refused", error: { ...error, message: messageForGuest(error), issues } }, fields };
}

/** A line whose price differs from the shown one. Amounts are for the whole line, as decimal text. */
type PriceChange = {
  readonly orderId: number;
  readonly name: string;
  readonly oldPrice: string | null;
  readonly newPrice: string;
};

/** Returns each line of a price-changed refusal, with its shown and its current price. promises#promise-13. */
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
