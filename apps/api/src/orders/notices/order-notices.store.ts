import { statement } from "../../db/statement.ts";
import type { Transaction } from "../../db/transaction.ts";
import type { OrderName } from "../order-changes.ts";

/**
 * The notices of orders that are just being written, as a step of that statement over rows with an order's columns: the mail of
 * the order is due at once; the text message to who comes to pick it up waits until it is ready. A school's dates that were placed together
 * are one mail, of the first of them. people#notices, school#together.
 * @param orders the step whose rows are the orders that were written; `:submissionId` names the first of them
 */
export function placedNoticesStep(orders: string): string {
  return `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
      select restaurant_id, id, notice.kind, channel, recipient, locale, told_of_at, told_of_at
      from ${orders}, lateral (values
        ('order-placed', 'mail', case when type <> 'school' or id = :submissionId then contact ->> 'email' end, now()),
        ('order-ready', 'text', case when destination ->> 'kind' = 'pickup' then contact ->> 'phone_number' end, null)
      ) as notice (kind, channel, recipient, told_of_at)
      where recipient is not null`;
}

/** The notices that wait for an order to be ready, as a step of the statement that moves it. */
export const READY_NOTICES_STEP = `update notices set told_of_at = now(), due_at = now()
           where restaurant_id = :restaurantId and order_id = :orderId and kind = 'order-ready'
             and told_of_at is null and :status = 'ready'`;

/** What is told of an order again is another message, as the end of what writes a notice: of another change, say. */
export const TOLD_ANEW = `on conflict (restaurant_id, order_id, kind, recipient) do update
      set id = gen_random_uuid(), told_of_at = excluded.told_of_at, due_at = excluded.due_at, attempts = 0, unanswered = 0,
        lease = null, content = null, outcome = null`;

const noteCancelledStatement = statement({
  name: "note that an order was cancelled",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select restaurant_id, id, 'order-cancelled', 'mail', contact ->> 'email', locale, now(), now() from orders
         where restaurant_id = :restaurantId and id = :orderId and contact ->> 'email' is not null
         on conflict do nothing`,
  params: { restaurantId: "text", orderId: "uuid" },
});

/** Has whoever gave a mail address told that an order was cancelled, and what becomes of the money. promises#promise-10. */
export async function noteCancelled(transaction: Transaction, { restaurantId, orderId }: OrderName): Promise<void> {
  await noteCancelledStatement.count(transaction, { restaurantId, orderId });
}
