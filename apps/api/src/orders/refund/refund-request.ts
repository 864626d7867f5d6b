import type { Cents, Refused } from "@comptoir/ordering";
import type { AskedOfRefund, LineToRefund, MadeRefund } from "./refunds.store.ts";

/** What somebody asks to be given back of an order. Lines by their place on the receipt, from 1; null: all that is left of it. */
export type RefundRequest = {
  /** The same key again is the same refund; with anything else asked it is refused. */
  readonly key: string;
  readonly reason: string | null;
  readonly what:
    | { readonly of: "all" }
    | { readonly of: "amount"; readonly amountCents: Cents }
    | { readonly of: "lines"; readonly lines: readonly { readonly place: number; readonly quantity: number | null }[] };
};

/** A line by a place that the receipt does not have. */
export type PlaceUnknown = { readonly code: "place-unknown"; readonly place: number };

/** Whether a request asks for what a refund was made for. */
export function isSameRequest(
  { reason, what }: RefundRequest,
  { asked, ...made }: MadeRefund,
  lines: readonly LineToRefund[],
): boolean {
  if (reason !== made.reason) return false;
  if (what.of === "amount") return asked.of === "amount" && asked.amountCents === what.amountCents;
  if (what.of === "all" || asked.of !== "lines") return what.of === asked.of;
  return (
    what.lines.length === asked.lines.length &&
    what.lines.every(({ place, quantity }, index) => {
      const before = asked.lines[index];
      if (before === undefined || lines[place - 1]?.orderId !== before.orderId) return false;
      return quantity === null ? before.isRest !== false : before.isRest !== true && before.quantity === quantity;
    })
  );
}

/** What is asked, by the lines' own ids; a line without a quantity is what is left of it. */
export function askedOf(
  what: RefundRequest["what"],
  lines: readonly LineToRefund[],
  made: readonly MadeRefund[],
): AskedOfRefund | Refused<PlaceUnknown> {
  if (what.of !== "lines") return what;
  const asked: { orderId: number; quantity: number; isRest: boolean }[] = [];
  for (const { place, quantity } of what.lines) {
    const line = lines[place - 1];
    if (!line) return { refused: { code: "place-unknown", place } };
    const { orderId } = line;
    const before = made.flatMap((one) => (one.asked.of === "lines" ? one.asked.lines : []));
    const gone = before.reduce((sum, one) => (one.orderId === orderId ? sum + one.quantity : sum), 0);
    asked.push({ orderId, quantity: quantity ?? line.quantity - gone, isRest: quantity === null });
  }
  return { of: "lines", lines: asked };
}
