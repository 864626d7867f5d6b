import { isRefused } from "@comptoir/ordering";
import { personOfOwner } from "../../../people/owner.ts";
import { statement } from "../../../platform/db/statement.ts";
import { IS_OPEN_AS_SQL } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { moveOrder } from "../refund/move-order.ts";

const listStatement = statement({
  name: "list orders of a school's date",
  text: `select id as "orderId" from orders
         where restaurant_id = :restaurantId and ${IS_OPEN_AS_SQL} and type = 'school'
           and destination ->> 'date' = :date and id > :after
         order by id limit :limit`,
  params: { restaurantId: "text", date: "text", after: "uuid", limit: "int8" },
  row: { orderId: "uuid" },
});

type DayCancelled = {
  /** Number of orders credited to their owner's account. */
  readonly credited: number;
  /** Number of orders of guests, who have no account: refunded to the card. */
  readonly givenBack: number;
  /** Number of orders of guests whose payment is not captured yet; another run refunds them. */
  readonly left: number;
};

const AT_ONCE = 100;
const FIRST = "00000000-0000-0000-0000-000000000000";

/**
 * Cancels every order of a school's date, for example on a snow day. Each order has its own transaction, so a
 * run may stop anywhere, run again, or run concurrently. A cancelled order is skipped, so it is credited once.
 * school#snow-day.
 * @param onOrder called for each cancelled order
 */
export async function cancelDay(
  deps: Pick<OrderDeps, "database" | "clock">,
  day: { readonly restaurantId: string; readonly date: string },
  onOrder: () => void = () => {},
): Promise<DayCancelled> {
  const { restaurantId } = day;
  const counts = { credited: 0, givenBack: 0, left: 0 };
  for (let after = FIRST; ; ) {
    const orders = await listStatement.rows(deps.database, { ...day, after, limit: AT_ONCE });
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
