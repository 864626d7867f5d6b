import { randomUUIDv7 } from "node:crypto";
import { saleEntry } from "../../ledger/sale.ts";
import { ENTRY_COLUMNS } from "../../ledger/steps.ts";
import { operationsOf } from "../../tender/means/index.ts";
import { entriesOfTenders } from "../../tender/take-tenders.ts";
import { TENDER_COLUMNS } from "../../tender/tenders.store.ts";
import { localMomentOf } from "../../time/zoned.ts";
import type { NewOrder } from "../order-record.ts";
import { takenBefore } from "./taken-before.ts";

/** The columns of an order as it is handed to its statement, as SQL: the fields of `orderAsRow`. */
export const ORDER_COLUMNS = `
  restaurant_id text, id uuid, revision int8, local_day date, type text, destination json, owner text,
  placed_at timestamptz, ready_at timestamptz, wanted_at timestamptz, locale text, venue json, costs json,
  explanation json, total_with_tip_cents int8, contact json, remarks json, payment_method text,
  payment_status text, payment_reference text, card_type text, card_last4 text, taken jsonb, tenders json, booked_on date, entries json, child_id uuid, lines json, position int4, event_id uuid`;

/**
 * The steps of the statement that writes orders which write their tenders and the ledger. `asked`: the orders as they came; `written`: a step with the
 * restaurant_id and id of those that are written; `charged`: the payments that say yes, with restaurant_id, id, order_id and amount_cents; `pays`: the
 * condition under which one of them, `c`, pays an order `a`; `isSold`: the one under which its sale is booked.
 */
export function writeTendersSteps(written: string, pays: string, isSold = "true"): string {
  return `tendered as (
      insert into tenders (restaurant_id, order_id, position, means, amount_cents, state, reference, payment_restaurant_id, payment_id)
      select a.restaurant_id, a.id, t.position, t.means, t.amount_cents, t.state, t.reference, c.restaurant_id, c.id
      from asked a join ${written} w on w.restaurant_id = a.restaurant_id and w.id = a.id
        cross join json_to_recordset(a.tenders) as t (${TENDER_COLUMNS})
        left join charged c on t.is_charged and ${pays}
    ), booked as (
      insert into ledger_entries (restaurant_id, at, local_day, kind, method, order_id, accounts, amounts)
      select e.restaurant_id, a.placed_at, a.booked_on, e.kind, e.method, a.id, e.accounts, e.amounts
      from asked a join ${written} w on w.restaurant_id = a.restaurant_id and w.id = a.id
        cross join json_to_recordset(a.entries) as e (${ENTRY_COLUMNS})
      where e.kind <> 'sale' or ${isSold}
    ), held as (
      insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, payment_id, accounts, amounts)
      select c.restaurant_id, now(), (select min(booked_on) from asked), 'authorised', c.order_id, c.id,
        array['authorised', 'authorised-for'], array[c.amount_cents, -c.amount_cents]
      from charged c
    )`;
}

/** An order with the revision that it was priced with, and its place among the orders of its submission. */
export function orderAsRow(order: NewOrder, revision: number, position: number) {
  return {
    restaurant_id: order.restaurantId,
    id: order.orderId,
    revision,
    local_day: order.localDay,
    type: order.type,
    destination: order.destination,
    owner: order.owner,
    placed_at: order.placedAt,
    ready_at: order.readyAt,
    wanted_at: order.wantedAt,
    locale: order.locale,
    venue: order.venue,
    costs: order.costs,
    explanation: order.explanation,
    total_with_tip_cents: order.totalWithTipCents,
    contact: order.contact,
    remarks: order.remarks,
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    payment_reference: order.paymentReference,
    card_type: order.card?.type ?? null,
    card_last4: order.card?.last4 ?? null,
    taken: { ...order.taken, ...takenBefore(order.restaurantId, order.tenders) },
    tenders: order.tenders.map(({ means, amountCents, state, reference }, index) => ({
      ...{ position: index + 1, means, amount_cents: amountCents, state, reference },
      is_charged: operationsOf({ means }).isCharged ?? false,
    })),
    // Sales are of the day on which they are made, whenever the food is wanted.
    booked_on: localMomentOf(order.placedAt, order.venue.zone).date,
    entries: [saleEntry(order), ...entriesOfTenders(order, order.tenders)].map(({ restaurantId, ...entry }) => ({
      restaurant_id: restaurantId,
      ...entry,
    })),
    child_id: order.childId,
    lines: order.lines.map(({ itemId, menuId, quantity, orderPriceCents, details }) => [
      String(itemId),
      String(menuId),
      quantity,
      orderPriceCents,
      details,
    ]),
    position,
    event_id: randomUUIDv7(),
  };
}
