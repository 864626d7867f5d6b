import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

const pastStatement = statement({
  name: "list past suites of person",
  text: `select s.restaurant_id as "restaurantId", s.id as "suiteId", s.name as "suiteName", s.event_id as "eventId",
           e.name as "eventName", e.starts_at as "startsAt"
         from event_suites s join events e on e.restaurant_id = s.restaurant_id and e.id = s.event_id
         where e.ends_at <= :now::timestamptz - interval '3 hours' and e.ends_at > :now::timestamptz - interval '90 days'
           and (s.owner_id = :ownerId or (s.restaurant_id, s.event_id) in (
             select restaurant_id, event_id from event_operators where person_id = :operatorId))
         order by e.starts_at desc, s.restaurant_id, s.event_id, s.position limit 1000`,
  params: { ownerId: "uuid?", operatorId: "uuid?", now: "timestamptz" },
  row: {
    restaurantId: "text",
    suiteId: "text",
    suiteName: "text",
    eventId: "text",
    eventName: "text",
    startsAt: "timestamptz",
  },
  crosses: "person: the suites of whoever asks, wherever",
});

/** The suites that somebody owned, or operated, at events that were over in the last 90 days, the latest event first. suites#past-events. */
export function listPastSuites(
  db: Queryable,
  asked: { readonly ownerId: string | null; readonly operatorId: string | null; readonly now: Date },
) {
  return pastStatement.rows(db, asked);
}
