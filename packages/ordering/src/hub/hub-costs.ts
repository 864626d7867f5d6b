import { computeCosts } from "../costs/compute-costs.ts";
import type { Costs, OrderToCost } from "../costs/costs.ts";
import { sumCosts } from "../costs/sum-costs.ts";
import { type Cents, ZERO_CENTS } from "../money/cents.ts";
import { discountsOfKitchens, tipsOfKitchens, vouchersOfKitchens } from "./hub-shares.ts";

export type KitchenToCost = Pick<OrderToCost, "settings" | "lines" | "delivered" | "rebateApplies">;

/** The tip, discount code and gift card of a checkout at a hub, before the split. hub#hub-codes. */
type HubTerms = Pick<OrderToCost, "tip" | "discount" | "voucher">;

type KitchenBill = { readonly order: OrderToCost; readonly costs: Costs };

/**
 * Computes a bill for each kitchen of a hub's cart, and their sum, which the diner pays; `kitchens` must not
 * be empty. Each bill has shares of tip, discount code and gift card. hub#hub-costs, hub#hub-codes.
 */
export function computeHubCosts(
  kitchens: readonly KitchenToCost[],
  terms: HubTerms,
): { readonly kitchens: readonly KitchenBill[]; readonly whole: Costs } {
  const bare = kitchens.map(
    (kitchen): OrderToCost => ({ ...kitchen, tip: null, discount: null, points: null, voucher: null }),
  );
  const discounts = discountsOfKitchens(
    terms.discount,
    bare.map((order) => computeCosts(order).subtotalCents),
  );
  const discounted = bare.map((order, index) => ({ ...order, discount: discounts[index] ?? null }));
  const tips = tipsOfKitchens(
    terms.tip,
    discounted.map((order) => computeCosts(order).subtotalDiscountedCents),
  );
  const tipped = discounted.map((order, index) => ({ ...order, tip: tips[index] ?? null }));
  const vouchers = vouchersOfKitchens(
    terms.voucher,
    tipped.map((order) => computeCosts(order).totalWithTipCents),
  );
  const bills = tipped.map((order, index): KitchenBill => {
    const paid = { ...order, voucher: vouchers[index] ?? null };
    return { order: paid, costs: computeCosts(paid) };
  });
  return { kitchens: bills, whole: asChosen(sumCosts(bills.map(({ costs }) => costs)), terms) };
}

function asChosen(whole: Costs, { tip, discount, voucher }: HubTerms): Costs {
  const amountOf = (share: { readonly amountCents: Cents } | null) => share?.amountCents ?? ZERO_CENTS;
  return {
    ...whole,
    tip: tip && { choice: tip, amountCents: amountOf(whole.tip) },
    discount: discount && { ...discount, amountCents: amountOf(whole.discount) },
    voucher: voucher && { ...voucher, amountCents: amountOf(whole.voucher) },
  };
}
