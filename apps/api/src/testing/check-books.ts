import type pg from "pg";
import { expect, vi } from "vitest";
import { sandboxOnly } from "../gateways/payment/payment-gateways.ts";
import { type BooksDifference, checkBooks as findDifferences } from "../money/books/check-books.ts";

/** Time in ms within which all payments must have recovered. promises#promise-1. */
const IN_ORDER_WITHIN_MS = 60_000;

/**
 * Waits until no payment is pending, then compares the processor's ledger with the orders. Every order paid
 * by card was captured once, with its amount, and nothing else was captured.
 */
export async function checkBooks(pool: pg.Pool): Promise<{ readonly orders: number; readonly captures: number }> {
  await vi.waitFor(async () => expect(await halfDone(pool)).toEqual({ payments: 0, refunds: 0, leases: 0 }), {
    timeout: IN_ORDER_WITHIN_MS,
    interval: 100,
  });
  const { rows: wrong } = await pool.query(
    `with taken as (
       select reference, sum(case kind when 'capture' then amount_cents when 'refund' then -amount_cents else 0 end) as cents,
         count(*) filter (where kind = 'capture') as captures
       from sandbox_gateway.ledger group by reference
     ), paid as (
       select p.id as reference, o.total_with_tip_cents - p.refunded_cents as cents, o.id as order_id, o.payment_status
       from orders o join payments p on p.restaurant_id = o.restaurant_id and p.order_id = o.id
       where o.payment_method in ('credit_card', 'applePay', 'googlePay') and o.status <> 'cancelled'
     )
     select reference, taken.cents as taken, taken.captures, paid.cents as owed, paid.order_id, paid.payment_status
     from taken full join paid using (reference)
     where (coalesce(taken.cents, 0) > 0 or paid.order_id is not null)
       and (taken.cents is distinct from paid.cents or taken.captures is distinct from 1
         or paid.payment_status is distinct from case when paid.cents = 0 then 'refunded' else 'captured' end)`,
  );
  expect(wrong).toEqual([]);
  const { rows: standing } = await pool.query(
    "select reference from sandbox_gateway.payments where state = 'authorised'",
  );
  expect(standing).toEqual([]);
  expect(await differencesOf(pool)).toEqual([]);
  const { rows } = await pool.query(
    `select (select count(*)::int from orders) as orders,
       (select count(*)::int from sandbox_gateway.ledger where kind = 'capture') as captures`,
  );
  return rows[0];
}

export async function differencesOf(pool: pg.Pool): Promise<BooksDifference[]> {
  return Array.fromAsync(findDifferences({ database: pool, gateways: sandboxOnly(pool) }, new Date()));
}

/** Empties the ledger, and disables the triggers that make it append-only while it does so. */
export async function emptyLedger(pool: pg.Pool): Promise<void> {
  await pool.query(
    `alter table ledger_entries disable trigger user;
     delete from ledger_entries where restaurant_id <> '';
     alter table ledger_entries enable trigger user`,
  );
}

async function halfDone(pool: pg.Pool): Promise<{ payments: number; refunds: number; leases: number }> {
  const { rows } = await pool.query(
    `select (select count(*)::int from payments where status in ('authorising', 'authorised', 'voiding', 'refunding'))
         as payments,
       (select count(*)::int from refunds where status = 'refunding') as refunds,
       (select count(*)::int from idempotency_keys where lease is not null) as leases`,
  );
  return rows[0];
}
