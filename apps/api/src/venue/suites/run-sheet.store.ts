import type { PricedLineData, RunSheetData } from "@comptoir/contract";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { SuiteOrder } from "./event-suites.store.ts";

const findEventStatement = statement({
  name: "find event",
  text: `select e.id, e.name, e.starts_at as "startsAt", exists (select from event_operators o
             where o.restaurant_id = :restaurantId and o.event_id = e.id and o.person_id = :operatorId) as "isAssigned"
         from events e where e.restaurant_id = :restaurantId and e.id = :eventId`,
  params: { restaurantId: "text", eventId: "text", operatorId: "uuid?" },
  row: { id: "text", name: "text", startsAt: "timestamptz", isAssigned: "bool" },
});

export function findEvent(
  db: Queryable,
  {
    restaurantId,
    eventId,
    operatorId = null,
  }: { readonly restaurantId: string; readonly eventId: string; readonly operatorId?: string | null },
) {
  return findEventStatement.oneOrNull(db, { restaurantId, eventId, operatorId });
}

/**
 * Lists a venue's events that ended after `since`, by their beginning, with how many orders of their suites stand and
 * were handed over. board#suites.
 */
export const listEventsOfVenue = statement({
  name: "list events of venue",
  text: `select e.id, e.name, e.starts_at as "startsAt", e.ends_at as "endsAt", count(o.id)::int4 as orders,
           (count(o.id) filter (where o.status = 'completed'))::int4 as done
         from events e
           left join event_suites s on s.restaurant_id = :restaurantId and s.event_id = e.id
           left join suite_orders so on so.restaurant_id = :restaurantId and so.suite_id = s.id
           left join orders o on o.restaurant_id = :restaurantId and o.id = so.order_id and o.status <> 'cancelled'
         where e.restaurant_id = :restaurantId and e.ends_at > :since
         group by e.restaurant_id, e.id order by e.starts_at, e.id limit 100`,
  params: { restaurantId: "text", since: "timestamptz" },
  row: { id: "text", name: "text", startsAt: "timestamptz", endsAt: "timestamptz", orders: "int4", done: "int4" },
}).rows;

/** Lists the orders of an event's suites, by time and then by suite. suites#run-sheet. */
export const listOrdersOfEvent = statement({
  name: "list orders of event",
  text: `select s.name as suite, o.id, o.number, so.kind, o.status, o.ready_at as "readyAt", o.remarks ->> 'notes' as notes,
           o.contact ->> 'full_name' as person, o.contact ->> 'phone_number' as phone,
           coalesce((o.remarks ->> 'checkId')::boolean, false) as "checkId", o.remarks -> 'questions' as questions,
           coalesce(o.remarks -> 'diners', '[]') as diners,
           (select json_agg(l.details order by l.line) from order_lines l
            where l.restaurant_id = :restaurantId and l.order_id = o.id) as lines
         from event_suites s
         join suite_orders so on so.restaurant_id = s.restaurant_id and so.suite_id = s.id
         join orders o on o.restaurant_id = so.restaurant_id and o.id = so.order_id
         where s.restaurant_id = :restaurantId and so.restaurant_id = :restaurantId and o.restaurant_id = :restaurantId
           and s.event_id = :eventId and o.status <> 'cancelled'
         order by o.ready_at, s.position, s.id, o.number limit 10000`,
  params: { restaurantId: "text", eventId: "text" },
  row: {
    suite: "text",
    id: "uuid",
    number: "int4",
    kind: typed<SuiteOrder["kind"]>("text"),
    status: "text",
    readyAt: "timestamptz",
    notes: "text?",
    person: "text?",
    phone: "text?",
    checkId: "bool",
    questions: typed<RunSheetData["orders"][number]["questions"]>("json"),
    diners: typed<RunSheetData["orders"][number]["diners"]>("json"),
    lines: typed<readonly PricedLineData[]>("json"),
  },
}).rows;
