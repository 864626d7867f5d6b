import { isRefused } from "@comptoir/ordering";
import { personOfOwner } from "../../people/owner.ts";
import type { OrderDeps } from "../order-deps.ts";
import { moveOrder } from "../status/move-order.ts";
import { listOrdersOfDate } from "./orders-of-date.store.ts";

/** What became of a cancelled day's orders. */
export type DayCancelled = {
  /** Went to the account credit of who ordered. */
  readonly credited: number;
  /** Of guests, who have no account: went back to the card. */
  readonly givenBack: number;
  /** Of guests whose payment is not captured yet: asked again, they are given back too. */
  readonly left: number;
};

const AT_ONCE = 100;
const FIRST = "00000000-0000-0000-0000-000000000000";

/**
 * Cancels every order of a school's date: a snow day. Each in a transaction of its own, so that it may be stopped anywhere and run again,
 * by several at once too: an order that is cancelled is not found any more, and is credited once. school#snow-day.
 * @param onOrder hears of each order that was cancelled
 */
export async function cancelDay(
  deps: Pick<OrderDeps, "database" | "clock">,
  day: { readonly restaurantId: string; readonly date: string },
  onOrder: () => void = () => {},
): Promise<DayCancelled> {
  const { restaurantId } = day;
  const counts = { credited: 0, givenBack: 0, left: 0 };
  for (let after = FIRST; ; ) {
    const orders = await listOrdersOfDate(deps.database, { ...day, after, limit: AT_ONCE });
    const last = orders.at(-1);
    if (!last) return counts;
    after = last.orderId;
    for (const { orderId } of orders) {
      const moved = await moveOrder(deps, { restaurantId, orderId }, "cancelled");
      if (!isRefused(moved)) {
        counts[personOfOwner(moved.moved.owner) === null ? "givenBack" : "credited"] += 1;
        onOrder();
      } else if (moved.refused.code === "payment-under-way") counts.left += 1;
    }
  }
}
