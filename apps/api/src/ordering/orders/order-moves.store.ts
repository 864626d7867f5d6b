import type { OrderStatusData } from "@comptoir/contract";
import type { Declined, OrderType } from "@comptoir/ordering";
import { reverseSaleSteps } from "../../money/ledger/steps.ts";
import type { Tender } from "../../money/tender/tender.ts";
import { TENDERS_OF_ORDER } from "../../money/tender/tenders.store.ts";
import { OWNER_AS_SQL } from "../../people/owner.ts";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { OrderName } from "./order-changes.ts";
import type { OrderRemarks, Taken } from "./order-record.ts";

const peekForMoveStatement = statement({
  name: "peek at order for move",
  text: `select restaurant_id as "restaurantId", id as "orderId", version, number, local_day as "localDay", status,
           accept_until as "acceptUntil", accepted_at as "acceptedAt", fire_at as "fireAt", fired_at as "firedAt", ready_due_at as "readyDueAt",
           type, wanted_at as "wantedAt", ready_at as "readyAt", ${OWNER_AS_SQL} as owner, destination ->> 'eventSuiteId' as "suiteId", costs -> 'voucher' ->> 'code' as "giftCardMask",
           remarks,
           -- Orders of an older version store their slots under the key places.
           jsonb_build_object('slots', taken -> 'places') || taken as taken,
           ${TENDERS_OF_ORDER} as tenders,
           o.submission_id is not null or exists (select from orders others where others.submission_id = o.id) as "isTogether",
           exists (select from refunds f where f.restaurant_id = o.restaurant_id and f.order_id = o.id) as "isRefunded"
         from orders o where restaurant_id = :restaurantId and id = :orderId`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    restaurantId: "text",
    orderId: "uuid",
    version: "int4",
    number: "int4",
    localDay: "date",
    status: typed<OrderStatusData>("text"),
    acceptUntil: "timestamptz?",
    acceptedAt: "timestamptz?",
    fireAt: "timestamptz?",
    firedAt: "timestamptz?",
    readyDueAt: "timestamptz?",
    type: typed<OrderType>("text"),
    wantedAt: "timestamptz?",
    readyAt: "timestamptz",
    /** Null for orders written by an older version, and for orders of deleted accounts. */
    owner: "text?",
    suiteId: "text?",
    giftCardMask: "text?",
    remarks: typed<OrderRemarks>("json"),
    taken: typed<Taken>("jsonb"),
    /** Tenders that paid the order or have to pay it. */
    tenders: typed<readonly Tender[]>("json"),
    /** Whether the order was placed together with others: a school's dates, or a hub's kitchens. */
    isTogether: "bool",
    isRefunded: "bool",
  },
  crosses: [
    "submission: its orders may be of several restaurants",
    "people: whether the account that ordered still exists",
  ],
});

export type OrderForMove = RowOf<typeof peekForMoveStatement>;

/** Loads an order without a lock; a concurrent move may change it. */
export function peekForMove(db: Queryable, order: OrderName): Promise<OrderForMove | null> {
  return peekForMoveStatement.oneOrNull(db, order);
}

const holdOrderStatement = statement({
  name: "hold order",
  text: "select from orders where restaurant_id = :restaurantId and id = :orderId for update",
  params: { restaurantId: "text", orderId: "uuid" },
});

/**
 * Locks an order, then loads it, so that concurrent moves of one order run one after the other. The load is a second
 * statement: a statement that waited for a lock still reads other tables (payments, refunds) from its old snapshot.
 */
export async function loadForMove(transaction: Transaction, order: OrderName): Promise<OrderForMove | null> {
  const isThere = (await holdOrderStatement.count(transaction, order)) === 1;
  return isThere ? peekForMove(transaction, order) : null;
}

const appendEventStatement = statement({
  name: "append event",
  text: `with moved as (
           update orders set status = :status, version = version + 1, books = books + 1, ready_due_at = null,
             declined = coalesce(:declined::jsonb, declined),
             share_due_at = case when :isShareDue then :at else share_due_at end,
             -- An order that has begun is not fired any more.
             fired_at = case when fire_at is not null and :status <> 'cancelled' then coalesce(fired_at, :at) else fired_at end
           where restaurant_id = :restaurantId and id = :orderId returning version, status
         ), ${reverseSaleSteps("(select from moved where status = 'cancelled') as cancelled")}
         insert into order_events (restaurant_id, order_id, step, status, at, by_guest)
         select :restaurantId, :orderId, max(step) + 1, :status, :at, :byGuest
         from order_events where restaurant_id = :restaurantId and order_id = :orderId
         returning (select version from moved) as version`,
  params: {
    restaurantId: "text",
    orderId: "uuid",
    status: typed<OrderStatusData>("text"),
    at: "timestamptz",
    byGuest: "bool",
    declined: typed<Declined | null>("jsonb?"),
    isShareDue: "bool",
  },
  row: { version: "int4" },
});

/**
 * Sets an order's status and records the event, with whether the order's guest caused it. A cancellation also
 * reverses the sale in the books. Returns the order's new version.
 * @param event `declined`: why the restaurant cancels it; null for any other move. `isShareDue`: whether its share
 * of a held payment is refunded once that is captured
 */
export async function appendEvent(
  transaction: Transaction,
  { restaurantId, orderId }: OrderName,
  event: {
    readonly status: OrderStatusData;
    readonly at: Date;
    readonly byGuest: boolean;
    readonly declined: Declined | null;
    readonly isShareDue: boolean;
  },
): Promise<number> {
  return (await appendEventStatement.one(transaction, { restaurantId, orderId, ...event })).version;
}
