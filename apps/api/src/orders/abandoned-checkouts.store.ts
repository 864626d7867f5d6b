import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { CLOCK_WAS_SET_BACK, PROCESS_WITHIN } from "../payment/payments.store.ts";

const abandonExpiredStatement = statement({
  name: "abandon expired checkouts",
  text: `with freed as (
           delete from idempotency_keys where (restaurant_id, scope, key) in (
             select restaurant_id, scope, key from idempotency_keys
             where lease is not null and (lease_until < now() or lease_until > now() + ${CLOCK_WAS_SET_BACK})
               and (:only::uuid is null or lease = :only)
             order by lease_until limit :limit for update skip locked)
           returning lease
         )
         update payments set status = 'voiding', lease = null, updated_at = now(),
           settle_after = now() + ${PROCESS_WITHIN}
         from freed
         where payments.lease = freed.lease
           and payments.status = 'authorising'
         returning payments.restaurant_id as "restaurantId", payments.id as "paymentId"`,
  params: { limit: "int8", only: "uuid?" },
  row: { restaurantId: "text", paymentId: "uuid" },
  crosses: "sweep: whoever left a checkout, wherever",
});

/**
 * Frees the keys of checkouts whose lease ran out, and marks what they had asked of cards to be voided. A
 * server that wakes with such a lease finds the key gone, and writes nothing. `only` narrows it to one lease.
 */
export function abandonExpiredCheckouts(
  db: Queryable,
  limit: number,
  only: string | null = null,
): Promise<{ restaurantId: string; paymentId: string }[]> {
  return abandonExpiredStatement.rows(db, { limit, only });
}
