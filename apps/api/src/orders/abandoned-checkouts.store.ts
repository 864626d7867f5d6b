import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { isDue } from "../work/due-rows.ts";

const abandonExpiredStatement = statement({
  name: "abandon expired checkouts",
  text: `with freed as (
           delete from idempotency_keys where (restaurant_id, scope, key) in (
             select restaurant_id, scope, key from idempotency_keys
             where lease is not null and ${isDue("lease_until", "interval '10 minutes'")}
               and (:only::uuid is null or lease = :only)
             order by lease_until limit :limit for update skip locked)
           returning lease
         )
         update payments set status = 'voiding', lease = null, updated_at = now(),
           settle_after = now()
         from freed
         where payments.lease = freed.lease
           and payments.status = 'authorising'`,
  params: { limit: "int8", only: "uuid?" },
  crosses: "sweep: whoever left a checkout, wherever",
});

/** How many checkouts one statement abandons. */
const AT_ONCE = 100;

/**
 * Abandons the checkouts whose lease ran out, until none is left: frees their keys, and makes what they had asked of cards due to be voided.
 * A server that wakes with such a lease finds the key gone, and writes nothing. Several servers may do so at once. payment#crash.
 */
export async function abandonExpiredCheckouts(db: Queryable): Promise<void> {
  while ((await abandonExpiredStatement.count(db, { limit: AT_ONCE, only: null })) >= AT_ONCE);
}

/** Abandons the checkout of one lease, if that ran out. */
export async function abandonExpiredCheckout(db: Queryable, lease: string): Promise<void> {
  await abandonExpiredStatement.count(db, { limit: 1, only: lease });
}
