import { type Caller, calls } from "@comptoir/contract/client";
import { type LocalMoment, parseCents } from "@comptoir/ordering";
import { localMomentAt } from "../venue/local-moment.ts";
import type { OrderTerms } from "./order-terms.ts";

/** What an order's change begins with besides its dishes: when it is wanted, its tip and its codes. ordering#change-by-guest. */
export type OrderToChange = {
  /** Null where it was for as soon as possible. */
  readonly wanted: (LocalMoment & { readonly at: string }) | null;
  readonly terms: Pick<OrderTerms, "date" | "tip" | "discountCode" | "voucherCode" | "points">;
};

/** Asks for an order of the visitor's own that is to be changed; null where it is not theirs, or cannot be asked for. */
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
      // The end of its code is enough to name the card of one's own order.
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
