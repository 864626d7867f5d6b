import type { Cents, TableShare } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type ParamsOf, type RowOf, statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { TableName } from "./sessions.store.ts";

const NAME = { restaurantId: "text", sessionId: "uuid" } as const;
type Lines = TableShare["lines"];

const COLUMNS = `id, session_id as "sessionId", person, state, cents, tip_base_cents as "tipBaseCents", tip_cents as "tipCents", lines,
           back_cents as "backCents", tip_back_cents as "tipBackCents", back_lines as "backLines", owner, lease_until as "leaseUntil", payment_id as "paymentId", card_type as "cardType",
           last4, paid_at as "paidAt", payee_id as "payeeId", is_part as "isPart"`;
const ROW = {
  id: "uuid",
  sessionId: "uuid",
  person: "uuid",
  owner: "text?",
  state: typed<"claimed" | "paid" | "failed">("text"),
  /** The share, without the tip. */
  cents: typed<Cents>("int8"),
  /** The dishes in it, before charges and taxes. */
  tipBaseCents: typed<Cents>("int8"),
  tipCents: typed<Cents>("int8"),
  lines: typed<Lines>("jsonb"),
  /** What of the share went back. */
  backCents: typed<Cents>("int8"),
  /** What of the tip went back. */
  tipBackCents: typed<Cents>("int8"),
  backLines: typed<Lines>("jsonb"),
  leaseUntil: "timestamptz?",
  paymentId: "uuid?",
  cardType: "text?",
  last4: "text?",
  paidAt: "timestamptz?",
  /** The restaurant that is paid, in whose books the payment is. table#hall-accounts. */
  payeeId: "text",
  /** Whether it is a part of the bill without dishes of its own, though its lines name the kitchens that it pays. */
  isPart: "bool",
} as const;

/** A payment of a share of a table's bill, or a claim that is to become one. */
export type TablePaymentRow = RowOf<typeof listStatement>;

const listStatement = statement({
  name: "list payments of table",
  text: `select ${COLUMNS} from table_payments
         where restaurant_id = :restaurantId and session_id = :sessionId and state in ('claimed', 'paid') order by paid_at nulls last, id`,
  params: NAME,
  row: ROW,
});

/** Lists the payments of a table, and all its claims, those whose lease has ended too. */
export function listTablePayments(db: Queryable, { restaurantId, sessionId }: TableName): Promise<TablePaymentRow[]> {
  return listStatement.rows(db, { restaurantId, sessionId });
}

const listOfTablesStatement = statement({
  name: "list payments of tables",
  text: `select ${COLUMNS} from table_payments
         where restaurant_id = :restaurantId and session_id = any(:sessionIds) and state in ('claimed', 'paid')`,
  params: { restaurantId: "text", sessionIds: "uuid[]" },
  row: ROW,
});

/** Lists the payments and claims of several tables of a restaurant. table#by-staff. */
export function listPaymentsOfTables(
  db: Queryable,
  tables: { readonly restaurantId: string; readonly sessionIds: readonly string[] },
) {
  return listOfTablesStatement.rows(db, tables);
}

const listOwnStatement = statement({
  name: "list table payments of owner",
  text: `select ${COLUMNS} from table_payments
         where restaurant_id = :restaurantId and owner = any(:owners) and state = 'paid' order by paid_at desc, id limit 50`,
  params: { restaurantId: "text", owners: "text[]" },
  row: ROW,
});

/** Lists what a person has paid at tables of a restaurant, the last first. */
export function listOwnPayments(db: Queryable, mine: ParamsOf<typeof listOwnStatement>): Promise<TablePaymentRow[]> {
  return listOwnStatement.rows(db, mine);
}

const findStatement = statement({
  name: "find payment of table",
  text: `select ${COLUMNS} from table_payments where restaurant_id = :restaurantId and id = :id and state = 'paid'`,
  params: { restaurantId: "text", id: "uuid" },
  row: ROW,
});

/** Finds a payment of a share by its id; null if there is none, or it has failed. */
export function findTablePayment(
  db: Queryable,
  payment: ParamsOf<typeof findStatement>,
): Promise<TablePaymentRow | null> {
  return findStatement.oneOrNull(db, payment);
}

const payerStatement = statement({
  name: "find payer at table",
  text: `select session_id as "sessionId", person as "personId" from table_payments where restaurant_id = :restaurantId and id = :id`,
  params: { restaurantId: "text", id: "uuid" },
  row: { sessionId: "uuid", personId: "uuid" },
});

/** Finds who made or claimed a payment, and at which table, by its id; null if there is none. */
export const findPayer = payerStatement.oneOrNull;

const claimStatement = statement({
  name: "claim share of table",
  text: `insert into table_payments (restaurant_id, id, session_id, person, owner, state, lease_until, cents, tip_base_cents, lines, is_part)
         values (:restaurantId, :id, :sessionId, :person, :owner, 'claimed', :leaseUntil, :cents, :tipBaseCents, :lines, :isPart)`,
  params: {
    ...NAME,
    id: "uuid",
    person: "uuid",
    owner: "text",
    leaseUntil: "timestamptz",
    cents: "int8",
    tipBaseCents: "int8",
    lines: "jsonb",
    isPart: "bool",
  },
});

const dropStatement = statement({
  name: "drop claim of person at table",
  text: `delete from table_payments
         where restaurant_id = :restaurantId and session_id = :sessionId and person = :person and state = 'claimed'`,
  params: { ...NAME, person: "uuid" },
});

const leaseStatement = statement({
  name: "lease claim at table",
  text: `update table_payments set lease_until = :leaseUntil, tip_cents = :tipCents
         where restaurant_id = :restaurantId and id = :id and state = 'claimed'`,
  params: { restaurantId: "text", id: "uuid", leaseUntil: "timestamptz", tipCents: "int8" },
});

/** Writes a person's claim, in place of their earlier one. table#claim. */
export async function writeClaim(transaction: Transaction, claim: ParamsOf<typeof claimStatement>): Promise<void> {
  await dropClaim(transaction, claim);
  await claimStatement.count(transaction, claim);
}

/** Gives up a person's claim, if there is one. */
export async function dropClaim(
  transaction: Transaction,
  { restaurantId, sessionId, person }: TableName & { readonly person: string },
): Promise<void> {
  await dropStatement.count(transaction, { restaurantId, sessionId, person });
}

/** Sets until when a claim is leased, and the tip that is paid with it. */
export async function leaseClaim(db: Queryable, claim: ParamsOf<typeof leaseStatement>): Promise<void> {
  await leaseStatement.count(db, claim);
}

const paidStatement = statement({
  name: "note paid share of table",
  // The first part takes the claim's place. Others are at a hall whose kitchens take their own payments.
  text: `with parts as (
           select * from json_to_recordset(:parts::json) as p (id uuid, "kitchenId" text, cents int8, "tipCents" int8, "tipBaseCents" int8,
             lines jsonb, "paymentId" uuid, "cardType" text, last4 text)
         ), first as (
           update table_payments t set state = 'paid', lease_until = null, paid_at = :at, kitchen_id = p."kitchenId", cents = p.cents,
             tip_cents = p."tipCents", tip_base_cents = p."tipBaseCents", lines = p.lines, payment_id = p."paymentId",
             card_type = p."cardType", last4 = p.last4
           from parts p where t.restaurant_id = :restaurantId and t.id = :id and p.id = t.id and t.state = 'claimed'
           returning t.session_id, t.person, t.owner, t.is_part
         )
         insert into table_payments (restaurant_id, id, session_id, person, owner, state, paid_at, kitchen_id, cents, tip_cents, tip_base_cents,
           lines, is_part, payment_id, card_type, last4)
         select :restaurantId, p.id, f.session_id, f.person, f.owner, 'paid', :at, p."kitchenId", p.cents, p."tipCents", p."tipBaseCents",
           p.lines, f.is_part, p."paymentId", p."cardType", p.last4
         from parts p, first f where p.id <> :id`,
  params: { restaurantId: "text", id: "uuid", parts: "json", at: "timestamptz" },
});

/** A payment of a share, or the part of it that one kitchen gets. */
export type PaidPart = TableShare & {
  readonly id: string;
  /** Null where the table's restaurant is paid. */
  readonly kitchenId: string | null;
  readonly tipCents: Cents;
  readonly tipBaseCents: Cents;
  readonly paymentId: string | null;
  readonly cardType: string | null;
  readonly last4: string | null;
};

/** Notes that a claim is paid, as one payment or as one for each kitchen, the first of which has the claim's id. */
export async function notePaid(
  transaction: Transaction,
  claim: { readonly restaurantId: string; readonly id: string; readonly at: Date; readonly parts: readonly PaidPart[] },
): Promise<void> {
  await paidStatement.count(transaction, claim);
}

const backStatement = statement({
  name: "give table payment back",
  text: `with back as (
           update table_payments set back_cents = back_cents + :cents, tip_back_cents = tip_back_cents + :tipCents, back_lines = back_lines || :lines::jsonb
           where restaurant_id = :restaurantId and id = :id and state = 'paid' returning payment_id
         ), charged as (
           update payments set refunded_cents = refunded_cents + :cardCents, updated_at = now() from back
           where restaurant_id = :payeeId and payments.id = back.payment_id and :cardCents::int8 > 0
             and refunded_cents + :cardCents <= amount_cents
           returning payments.id, status
         )
         insert into refunds (restaurant_id, id, order_id, key, step, reason, asked, given, payment_id, payment_restaurant_id, card_cents, gift_card_cents, premises_cents,
           points_cents, credit_cents, status, accounts, amounts, settle_after, refunded_at, books)
         select :restaurantId, :refundId::uuid, :id, :key,
           (select count(*) + 1 from refunds f where f.restaurant_id = :restaurantId and f.order_id = :id), :reason, :asked, :given, charged.id, nullif(:payeeId, :restaurantId),
           :cardCents, :giftCardCents, 0, :pointsCents, 0, case when :cardCents::int8 > 0 then 'refunding' else 'refunded' end, :accounts, :amounts,
           -- The capture comes first.
           now() + case when charged.status = 'authorised' then interval '5 seconds' else interval '0' end, :at, 1
         from back left join charged on true
         where :cardCents::int8 = 0 or charged.id is not null`,
  params: {
    restaurantId: "text",
    payeeId: "text",
    id: "uuid",
    refundId: "uuid",
    key: "text",
    reason: "text?",
    cents: "int8",
    tipCents: "int8",
    cardCents: "int8",
    giftCardCents: "int8",
    pointsCents: "int8",
    lines: "jsonb",
    asked: "jsonb",
    given: "json",
    accounts: "text[]",
    amounts: "int8[]",
    at: "timestamptz",
  },
});

/**
 * Writes what a payment gives back, by each means: the workers send the card's part to the gateway. False if the card has less left.
 */
export async function writeTableBack(transaction: Transaction, back: ParamsOf<typeof backStatement>): Promise<boolean> {
  return (await backStatement.count(transaction, back)) === 1;
}

const tipBackStatement = statement({
  name: "find tip given back by table payment",
  // A card that is given back in full was captured before.
  text: `select t.payment_id is null or coalesce(p.status in ('captured', 'refunding', 'refunded'), false) as "isCaptured", f.asked
         from table_payments t
           left join payments p on p.restaurant_id = t.payee_id and p.id = t.payment_id
           left join refunds f on f.restaurant_id = t.restaurant_id and f.order_id = t.id and f.key = :key
         where t.restaurant_id = :restaurantId and t.id = :id`,
  params: { restaurantId: "text", id: "uuid", key: "text" },
  row: { isCaptured: "bool", asked: typed<TipAsked | null>("jsonb?") },
});

/** How a request for a part of a tip is kept with its refund. */
type TipAsked = { readonly of: string; readonly amountCents: Cents };

/** Finds what was asked for by a key of a refund of a payment, and whether its card is captured. table#table-tip-back. */
export function findTipBack(transaction: Transaction, of: ParamsOf<typeof tipBackStatement>) {
  return tipBackStatement.one(transaction, of);
}

const failedStatement = statement({
  name: "note failed payments of tables",
  text: `update table_payments t set state = 'failed' from payments p
         where t.restaurant_id = :restaurantId and t.session_id = :sessionId and t.state = 'paid'
           and p.restaurant_id = t.payee_id and p.id = t.payment_id and p.status in ('failed', 'voided')
         returning t.id, t.payee_id as "payeeId", t.owner, t.cents - t.back_cents as "cents", t.tip_cents - t.tip_back_cents as "tipCents"`,
  params: NAME,
  row: { id: "uuid", payeeId: "text", owner: "text?", cents: typed<Cents>("int8"), tipCents: typed<Cents>("int8") },
});

/** Marks the payments of a table that the gateway has not captured after all. Returns what each of them lacks. */
export function noteFailed(transaction: Transaction, { restaurantId, sessionId }: TableName) {
  return failedStatement.rows(transaction, { restaurantId, sessionId });
}

const withFailedStatement = statement({
  name: "list tables with failed payments",
  text: `select distinct t.restaurant_id as "restaurantId", t.session_id as "sessionId"
         from table_payments t join payments p on p.restaurant_id = t.payee_id and p.id = t.payment_id
         where t.state = 'paid' and t.paid_at > :since and p.status in ('failed', 'voided') limit 50`,
  params: { since: "timestamptz" },
  row: { restaurantId: "text", sessionId: "uuid" },
  crosses: "sweep: payments at tables of all restaurants that were not captured",
});

/** Lists tables with a payment that the gateway has not captured. */
export function listTablesWithFailed(db: Queryable, since: Date): Promise<TableName[]> {
  return withFailedStatement.rows(db, { since });
}
