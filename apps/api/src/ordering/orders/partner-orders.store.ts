import type { OrderStatusData, PartnerOrderData, PricedLineData } from "@comptoir/contract";
import type { Cents, CostsData, Declined, Destination, OrderType } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";
import type { OrderName } from "./order-changes.ts";
import type { GivenBack, OrderContact, OrderPaymentStatus, OrderRemarks } from "./order-record.ts";
import { DESTINATION_AS_SQL } from "./orders.store.ts";

const loadStatement = statement({
  name: "load orders for partners",
  text: `select o.restaurant_id as "restaurantId", o.id as "orderId", o.version, o.number, o.local_day as day, o.status, o.type,
           ${DESTINATION_AS_SQL} as destination, o.contact, o.remarks,
           o.placed_at as "placedAt", o.wanted_at as "wantedAt", o.ready_at as "readyAt",
           o.accept_from as "acceptFrom", o.accept_until as "acceptUntil", o.accepted_at as "acceptedAt", o.declined,
           o.costs, o.payment_method as "paymentMethod", o.payment_status as "paymentStatus",
           (select coalesce(sum(t.amount_cents - t.back_cents - t.paid_cents), 0)::int8 from tenders t
            where t.restaurant_id = o.restaurant_id and t.order_id = o.id and t.state = 'owed') as "owedCents",
           coalesce((select json_agg(f.given order by f.step) from refunds f
            where f.restaurant_id = o.restaurant_id and f.order_id = o.id), '[]') as refunds,
           (select json_agg(json_build_object('line', l.line, 'details', l.details) order by l.line) from order_lines l
            where l.restaurant_id = o.restaurant_id and l.order_id = o.id) as lines,
           exists (select from order_events e where e.restaurant_id = o.restaurant_id and e.order_id = o.id
             and e.status = 'cancelled' and e.by_guest) as "isByGuest",
           case when o.child_id is not null then (
             select json_build_object('name', c.name, 'class', c.class, 'allergies', c.allergies, 'note', c.note)
             from children c where c.id = o.child_id and o.owner = 'user ' || c.person_id::text) end as child
         from unnest(:restaurantIds::text[], :orderIds::uuid[]) as a (restaurant_id, id)
         join orders o on o.restaurant_id = a.restaurant_id and o.id = a.id`,
  params: { restaurantIds: "text[]", orderIds: "uuid[]" },
  row: {
    restaurantId: "text",
    orderId: "uuid",
    version: "int4",
    number: "int4",
    day: "date",
    status: typed<OrderStatusData>("text"),
    type: typed<OrderType>("text"),
    destination: typed<Destination>("json"),
    /** Null once it is erased. */
    contact: typed<OrderContact | null>("json?"),
    remarks: typed<OrderRemarks>("json"),
    placedAt: "timestamptz",
    wantedAt: "timestamptz?",
    readyAt: "timestamptz",
    acceptFrom: "timestamptz?",
    acceptUntil: "timestamptz?",
    acceptedAt: "timestamptz?",
    declined: typed<Declined | null>("jsonb?"),
    costs: typed<CostsData>("json"),
    paymentMethod: "text",
    paymentStatus: typed<OrderPaymentStatus>("text"),
    /** What is still to be paid at the restaurant. */
    owedCents: typed<Cents>("int8"),
    refunds: typed<readonly GivenBack[]>("json"),
    lines: typed<readonly { readonly line: number; readonly details: PricedLineData }[]>("json"),
    isByGuest: "bool",
    /** The child of a school's order, as the parent has it now. */
    child: typed<NonNullable<PartnerOrderData["child"]> | null>("json?"),
  },
  crosses: "people: the child that each of a school's orders is for",
});

/** An order with all that other systems get of it. */
export type PartnerOrderRow = RowOf<typeof loadStatement>;

/** Loads orders for other systems, by their ids; an unknown order is left out. partners#order. */
export async function loadPartnerOrders(
  db: Queryable,
  orders: readonly OrderName[],
): Promise<ReadonlyMap<string, PartnerOrderRow>> {
  if (orders.length === 0) return new Map();
  const rows = await loadStatement.rows(db, {
    restaurantIds: orders.map(({ restaurantId }) => restaurantId),
    orderIds: orders.map(({ orderId }) => orderId),
  });
  return new Map(rows.map((row) => [row.orderId, row]));
}
