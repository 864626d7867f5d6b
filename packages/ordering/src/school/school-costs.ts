import { computeCosts } from "../costs/compute-costs.ts";
import type { Costs, OrderToCost } from "../costs/costs.ts";
import { leftForNext, sumCosts } from "../costs/sum-costs.ts";
import type { BillSettings } from "../venue/restaurant.ts";

/** The bill of one order in a school's cart, for one date and child. */
export type DayCosts = { readonly key: string; readonly costs: Costs };

/**
 * Computes a bill for each date and child of a school's cart, sorted by date, and their sum.
 * school#dated-costs.
 * @param keyOf the `schoolOrderKey` of a line
 * @param settingsOf the bill settings of an order, if they differ: tax rates change between dates
 */
export function computeSchoolCosts(
  order: OrderToCost,
  keyOf: (orderId: number) => string,
  settingsOf: (key: string) => BillSettings = () => order.settings,
): { readonly days: readonly DayCosts[]; readonly whole: Costs } {
  const byKey = Map.groupBy(order.lines, ({ orderId }) => keyOf(orderId));
  const keys = byKey.size === 0 ? [""] : [...byKey.keys()].sort();
  let { tip, discount, voucher, points = null } = order;
  const days = keys.map((key) => {
    const settings = settingsOf(key);
    const costs = computeCosts({ ...order, settings, tip, discount, voucher, points, lines: byKey.get(key) ?? [] });
    const { keepsTip, keepsDiscount, voucherLeftCents } = leftForNext(costs);
    points = null;
    tip = keepsTip ? tip : null;
    discount = keepsDiscount ? discount : null;
    voucher = voucher && voucherLeftCents !== null ? { ...voucher, balanceCents: voucherLeftCents } : null;
    return { key, costs };
  });
  return { days, whole: sumCosts(days.map(({ costs }) => costs)) };
}
