import { reverseSaleSteps } from "../../../money/ledger/steps.ts";
import { statement } from "../../../platform/db/statement.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { NOTHING_TAKEN } from "../order-record.ts";

const clearOrderStatement = statement({
  name: "clear order for change",
  // Payments get the change's id as `order_id`, so that their later state changes no longer affect the order.
  // Loyalty entries get it too: the changed order spends and earns its own points.
  text: `with cleared as (
           update orders set taken = :nothing::jsonb, books = books + 1 where restaurant_id = :restaurantId and id = :orderId
           returning version
         ), lines as (
           delete from order_lines where restaurant_id = :restaurantId and order_id = :orderId returning line, details
         ), known as (
           -- The lines that the kitchen knows, until it has read the change. board#changed.
           insert into order_changes (restaurant_id, order_id, version, changed_at, lines_before, has_other_allergies)
           select :restaurantId, :orderId, (select version from cleared), :at, json_agg(details order by line), :hasOtherAllergies from lines
         ), crossed_off as (
           delete from order_line_marks where restaurant_id = :restaurantId and order_id = :orderId
         ), revocable as (
           delete from unpaid_orders where restaurant_id = :restaurantId and order_id = :orderId
         ), waiting as (
           delete from notices where restaurant_id = :restaurantId and order_id = :orderId
             and kind = 'order-ready' and told_of_at is null
         ), tendered as (
           delete from tenders where restaurant_id = :restaurantId and order_id = :orderId
         ), points as (
           update loyalty_entries set order_id = :changeId where restaurant_id = :restaurantId and order_id = :orderId
         ), paid as (
           update payments set order_id = :changeId where restaurant_id = :restaurantId and order_id = :orderId
         ), ${reverseSaleSteps("cleared")}
         select exists (select from standing) as "isSaleBooked"`,
  params: {
    restaurantId: "text",
    orderId: "uuid",
    changeId: "uuid",
    nothing: "jsonb",
    at: "timestamptz",
    hasOtherAllergies: "bool",
  },
  row: { isSaleBooked: "bool" },
});

/** Ids of an order and of its change. The card of the change is authorised under `changeId`. */
export type ChangeName = { readonly restaurantId: string; readonly orderId: string; readonly changeId: string };

/**
 * Deletes an order's lines, tenders and sale, and detaches its payments, so that the order can be written
 * again. Keeps the lines for the kitchen, which has to see what changed. The caller has already released the order's stock, slots and payment. Returns whether the order's
 * sale was in the books.
 */
export async function clearOrder(
  transaction: Transaction,
  change: ChangeName,
  about: { readonly at: Date; readonly hasOtherAllergies: boolean },
): Promise<boolean> {
  return (await clearOrderStatement.one(transaction, { ...change, ...about, nothing: NOTHING_TAKEN })).isSaleBooked;
}
