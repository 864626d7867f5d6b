import { computeCosts } from "../costs/compute-costs.ts";
import type { Costs, OrderToCost } from "../costs/costs.ts";
import { leftForNext, sumCosts } from "../costs/sum-costs.ts";

/** The bill of one date of a school's cart. */
export type DayCosts = { readonly date: string; readonly costs: Costs };

/**
 * Works out a school's cart: a bill for each date, the earliest first, and their sum, which is paid at once. A line without a date is of
 * the earliest. school#dated-costs.
 */
export function computeSchoolCosts(
  order: OrderToCost,
  dateOf: (orderId: number) => string | undefined,
): { readonly days: readonly DayCosts[]; readonly whole: Costs } {
  const byDate = Map.groupBy(order.lines, ({ orderId }) => dateOf(orderId) ?? "");
  const dates = byDate.size === 0 ? [""] : [...byDate.keys()].sort();
  let { tip, discount, voucher } = order;
  const days = dates.map((date) => {
    const costs = computeCosts({ ...order, tip, discount, voucher, lines: byDate.get(date) ?? [] });
    const { keepsTip, keepsDiscount, voucherLeftCents } = leftForNext(costs);
    tip = keepsTip ? tip : null;
    discount = keepsDiscount ? discount : null;
    voucher = voucher && voucherLeftCents !== null ? { ...voucher, balanceCents: voucherLeftCents } : null;
    return { date, costs };
  });
  return { days, whole: sumCosts(days.map(({ costs }) => costs)) };
}
