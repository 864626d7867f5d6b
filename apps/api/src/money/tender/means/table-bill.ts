import { statement } from "../../../platform/db/statement.ts";
import type { MeansOperations } from "./operations.ts";

const settleSoonStatement = statement({
  name: "settle table soon",
  text: `update table_sessions set settle_after = now()
         where (restaurant_id, id) = (
           select t.restaurant_id, t.session_id from table_orders t where t.order_restaurant_id = :restaurantId and t.order_id = :orderId)`,
  params: { restaurantId: "text", orderId: "uuid" },
  crosses: "submission: the table at a food hall whose bill has a kitchen's order",
});

/**
 * A table's bill: owed. What a refund or a cancellation takes off is owed no more; a worker then gives back what the table's
 * people have paid too much. table#table-refunds.
 */
export const ON_TABLE_BILL: MeansOperations = {
  givenAs: () => "offInvoice",
  account: null,
  async giveBack(transaction, { restaurantId, orderId }) {
    await settleSoonStatement.count(transaction, { restaurantId, orderId });
  },
};
