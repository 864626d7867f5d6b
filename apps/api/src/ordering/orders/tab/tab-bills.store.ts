import type { Cents } from "@comptoir/ordering";
import type { PaymentName } from "../../../money/payment/payments.store.ts";
import { typed } from "../../../platform/db/column-types.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { type ParamsOf, type RowOf, statement } from "../../../platform/db/statement.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { takeDueRows } from "../../../platform/work/due-rows.ts";
import type { TabName } from "./tabs.store.ts";

const nothingDueStatement = statement({
  name: "nothing is due of tab",
  text: `with dropped as (
           delete from suite_tab_bills where restaurant_id = :restaurantId and suite_id = :suiteId
         )
         update orders set payment_status = 'not-required', books = books + 1
         where restaurant_id = :restaurantId and (id = :orderId or submission_id = :orderId) and payment_status = 'on-tab'`,
  params: { restaurantId: "text", suiteId: "text", orderId: "uuid?" },
});

/** Ends a tab with nothing due: deletes its bill, and marks its orders as needing no payment. */
export async function noteNothingDue(
  transaction: Transaction,
  tab: TabName & { readonly orderId: string | null },
): Promise<void> {
  await nothingDueStatement.count(transaction, tab);
}

/** SQL step that links the tender of each order on a tab to the tab's payment. payment#tender. */
const PAID_BY_CHARGE = `paid as (
           update tenders set payment_restaurant_id = :restaurantId, payment_id = :paymentId
           where restaurant_id = :restaurantId and order_id = any(:orderIds) and state = 'owed'
         )`;

const billStatement = statement({
  name: "write tab bill",
  text: `with noted as (
           insert into payments (restaurant_id, id, order_id, status, processor, gateway_account, amount_cents, fee_cents, settle_after)
           values (:restaurantId, :paymentId, :orderId, 'authorising', :processor, :account, :amountCents, :feeCents, now())
         ), ${PAID_BY_CHARGE}
         insert into suite_tab_bills (restaurant_id, suite_id, order_id, kind, status, amount_cents, payment_id, made_at, work_after)
         values (:restaurantId, :suiteId, :orderId, 'charge', 'charging', :amountCents, :paymentId, :now, now())
         on conflict (restaurant_id, suite_id) do update set order_id = excluded.order_id, amount_cents = excluded.amount_cents,
           payment_id = excluded.payment_id, work_after = excluded.work_after`,
  params: {
    restaurantId: "text",
    suiteId: "text",
    orderId: "uuid",
    orderIds: "uuid[]",
    amountCents: "int8",
    paymentId: "uuid",
    processor: "text",
    account: "text?",
    feeCents: "int8",
    now: "timestamptz",
  },
});

/** Records a tab's card payment before the gateway is called, so that any server continues it after a crash. */
export async function noteCharge(db: Queryable, bill: ParamsOf<typeof billStatement>): Promise<void> {
  await billStatement.count(db, bill);
}

const dropChargeStatement = statement({
  name: "drop tab charge",
  // The payment no longer belongs to the tab's orders, so its `order_id` becomes its own `id`.
  text: `with owed as (
           update tenders set payment_restaurant_id = null, payment_id = null
           where restaurant_id = :restaurantId and payment_id = :paymentId and state = 'owed'
         )
         update payments set status = :to, order_id = id, updated_at = now(), settle_after = now()
         where restaurant_id = :restaurantId and id = :paymentId and status = 'authorising'`,
  params: { restaurantId: "text", paymentId: "uuid", to: "text" },
});

/** Ends a failed card payment of a tab: marks it as declined, or for voiding if it may be authorised. */
export async function dropCharge(
  transaction: Transaction,
  charge: PaymentName & { readonly to: "declined" | "voiding" },
): Promise<void> {
  await dropChargeStatement.count(transaction, charge);
}

const invoiceStatement = statement({
  name: "invoice tab",
  text: `with billed as (
           update orders set payment_status = 'invoiced', books = books + 1 where restaurant_id = :restaurantId
             and (id = :orderId or submission_id = :orderId) and payment_status in ('on-tab', 'failed')
         )
         insert into suite_tab_bills as bills (restaurant_id, suite_id, order_id, kind, status, amount_cents, due_on, made_at, work_after)
         values (:restaurantId, :suiteId, :orderId, 'invoice', 'invoiced', :amountCents, :dueOn, :now, :now)
         on conflict (restaurant_id, suite_id) do update set kind = 'invoice', status = 'invoiced', due_on = excluded.due_on,
           order_id = excluded.order_id, amount_cents = excluded.amount_cents`,
  params: {
    restaurantId: "text",
    suiteId: "text",
    orderId: "uuid",
    amountCents: "int8",
    dueOn: "date",
    now: "timestamptz",
  },
});

/** Bills a tab by one invoice with a due date, including a tab whose card was declined. */
export async function invoiceTab(db: Queryable, bill: ParamsOf<typeof invoiceStatement>): Promise<void> {
  await invoiceStatement.count(db, bill);
}

const takeChargesStatement = statement({
  name: "take tab charges",
  text: takeDueRows({
    table: "suite_tab_bills",
    key: ["restaurant_id", "suite_id"],
    due: "work_after",
    waiting: "status = 'charging'",
    lease: "interval '2 minutes'",
    farthest: "interval '10 minutes'",
    returning: `suite_tab_bills.restaurant_id as "restaurantId", suite_tab_bills.suite_id as "suiteId", made_at as "madeAt"`,
  }),
  params: { atMost: "int8" },
  row: { restaurantId: "text", suiteId: "text", madeAt: "timestamptz" },
  crosses: "sweep: pending card payments of tabs at all restaurants",
});

const loadChargeStatement = statement({
  name: "load tab charge",
  text: `select b.restaurant_id as "restaurantId", b.suite_id as "suiteId", b.order_id as "orderId",
           b.amount_cents as "amountCents", b.payment_id as "paymentId", s.owner_id as "ownerId", s.event_id as "eventId"
         from suite_tab_bills b join event_suites s on s.restaurant_id = b.restaurant_id and s.id = b.suite_id
         where b.restaurant_id = :restaurantId and s.restaurant_id = :restaurantId and b.suite_id = :suiteId
           and b.status = 'charging' and b.payment_id is not null`,
  params: { restaurantId: "text", suiteId: "text" },
  row: {
    restaurantId: "text",
    suiteId: "text",
    orderId: "uuid",
    amountCents: typed<Cents>("int8"),
    paymentId: typed<string>("uuid?"),
    ownerId: "uuid?",
    eventId: "text",
  },
});

export type DueCharge = RowOf<typeof takeChargesStatement>;

/**
 * Leases the due card payments of tabs to this server. An unfinished payment is due again after its lease.
 */
export function takeTabCharges(db: Queryable, atMost: number): Promise<DueCharge[]> {
  return takeChargesStatement.rows(db, { atMost });
}

export function loadTabCharge(db: Queryable, { restaurantId, suiteId }: TabName) {
  return loadChargeStatement.oneOrNull(db, { restaurantId, suiteId });
}

const holdChargeStatement = statement({
  name: "hold tab charge",
  text: `select from suite_tab_bills where restaurant_id = :restaurantId and suite_id = :suiteId and payment_id = :paymentId
           and status = 'charging' for update`,
  params: { restaurantId: "text", suiteId: "text", paymentId: "uuid" },
});

/**
 * Locks a tab's card payment after its authorisation; false if another server has already processed the
 * payment.
 */
export async function holdTabCharge(
  transaction: Transaction,
  charge: TabName & { readonly paymentId: string },
): Promise<boolean> {
  return (await holdChargeStatement.count(transaction, charge)) === 1;
}

const chargedStatement = statement({
  name: "tab is charged",
  text: `with taken as (
           update tenders set state = 'taken' where restaurant_id = :restaurantId and payment_id = :paymentId
         )
         update suite_tab_bills set status = 'charged' where restaurant_id = :restaurantId and suite_id = :suiteId and status = 'charging'`,
  params: { restaurantId: "text", suiteId: "text", paymentId: "uuid" },
});

/**
 * Records that a tab's card payment is authorised, and the tenders of its orders as taken. The queue
 * `payments` captures the payment.
 */
export async function noteCharged(db: Queryable, bill: TabName & { readonly paymentId: string }): Promise<void> {
  await chargedStatement.count(db, bill);
}
