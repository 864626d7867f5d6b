import { type Caller, calls } from "@comptoir/contract/client";
import { type LocalMoment, parseCents } from "@comptoir/ordering";
import { localMomentAt } from "../venue/local-moment.ts";
import type { OrderTerms } from "./order-terms.ts";

/** The time, tip and codes of the order that the guest changes. ordering#change-by-guest. */
export type OrderToChange = {
  /** The requested time; null for an order as soon as possible. */
  readonly wanted: (LocalMoment & { readonly at: string }) | null;
  readonly terms: Pick<OrderTerms, "date" | "tip" | "discountCode" | "voucherCode" | "points">;
};

/** Returns null if the order is not the visitor's own or cannot be loaded. */
export async function loadOrderToChange(caller: Caller, orderId: string): Promise<OrderToChange | null> {
  const found = await calls.getOrder(caller, orderId);
  if (!found.ok || !found.answer.order.yours) return null;
  const { date: at, zone, costs } = found.answer.order;
  const { tip, discount, voucher, points } = costs;
  return {
    wanted: at === null ? null : { at, ...localMomentAt(Date.parse(at), zone) },
    terms: {
      date: at,
      tip: tipTerm(tip),
      discountCode: discount.code,
      // An order shows only the last digits of its gift card's code; the server accepts them for the
      // visitor's own order.
      voucherCode: voucher.code,
      points: points?.points || null,
    },
  };
}

function tipTerm({
  type,
  percentageValue,
  amount,
}: { readonly [Field in "type" | "percentageValue"]: string | null } & { readonly amount: string }): OrderTerms["tip"] {
  if ((parseCents(amount) ?? 0) === 0) return null;
  return type === "percentage" ? { type, percentageValue } : { type: "dollar", amount };
}
