import type { OrderStatusData, PricedLineData } from "@comptoir/contract";
import type { Cents, Declined, DetailsOnOrder, StaffAct } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";

/** Times in JSON are texts. */
type At = { readonly at: string };

/**
 * Loads what is kept of an order's past, each part in the sequence of time, with the lines before each of its guest's
 * changes; null for an unknown order. board#history.
 */
export const loadOrderPast = statement({
  name: "load past of order",
  text: `select o.declined, o.fired_at as "firedAt",
           case when o.accept_until is not null then o.accepted_at end as "acceptedAt",
           coalesce(o.accepted_by = 'missed', false) as "isMissed",
           (select json_agg(json_build_object('status', e.status, 'at', e.at, 'byGuest', coalesce(e.by_guest, false)) order by e.step)
            from order_events e where e.restaurant_id = o.restaurant_id and e.order_id = o.id) as statuses,
           coalesce((select json_agg(json_build_object('at', a.at, 'act', a.act, 'name', a.staff_name, 'device', a.device_name,
              'details', a.details) order by a.id)
            from staff_acts a where a.restaurant_id = o.restaurant_id and a.order_id = o.id), '[]') as "staffActs",
           coalesce((select json_agg(json_build_object('at', f.refunded_at, 'reason', f.reason,
              'cents', f.card_cents + f.gift_card_cents + f.premises_cents + f.points_cents + f.credit_cents) order by f.step)
            from refunds f where f.restaurant_id = o.restaurant_id and f.order_id = o.id), '[]') as refunds,
           coalesce((select json_agg(json_build_object('at', c.changed_at, 'before', c.lines_before) order by c.version)
            from order_changes c where c.restaurant_id = o.restaurant_id and c.order_id = o.id), '[]') as changes
         from orders o where o.restaurant_id = :restaurantId and o.id = :orderId`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    declined: typed<Declined | null>("jsonb?"),
    firedAt: "timestamptz?",
    acceptedAt: "timestamptz?",
    isMissed: "bool",
    statuses: typed<readonly (At & { readonly status: OrderStatusData; readonly byGuest: boolean })[]>("json"),
    staffActs:
      typed<
        readonly (At & {
          readonly act: StaffAct;
          readonly name: string;
          readonly device: string | null;
          readonly details: DetailsOnOrder;
        })[]
      >("json"),
    refunds: typed<readonly (At & { readonly cents: Cents; readonly reason: string | null })[]>("json"),
    changes: typed<readonly (At & { readonly before: readonly PricedLineData[] })[]>("json"),
  },
}).oneOrNull;
