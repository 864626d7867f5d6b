import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { readStoredMoment } from "../../platform/time/stored-moment.ts";

export type PastCursor = { readonly startsAt: Date; readonly restaurantId: string; readonly eventId: string };

const pastStatement = statement({
  name: "list past suites of person",
  text: `with past as (
           select restaurant_id, id, name, starts_at from events
           where ends_at <= :now::timestamptz - interval '3 hours' and ends_at > :now::timestamptz - interval '90 days'
             and (:startsAt::timestamptz is null or (starts_at, restaurant_id, id) < (:startsAt, :restaurantId, :eventId))
             and (restaurant_id, id) in (
               select restaurant_id, event_id from event_suites where owner_id = :ownerId
               union all select restaurant_id, event_id from event_operators where person_id = :operatorId)
           order by starts_at desc, restaurant_id desc, id desc limit :atMost)
         select e.restaurant_id as "restaurantId", e.id as "eventId", e.name as "eventName", e.starts_at as "startsAt",
           s.id as "suiteId", s.name as "suiteName"
         from past e join event_suites s on s.restaurant_id = e.restaurant_id and s.event_id = e.id
         where s.owner_id = :ownerId or :operatorId::uuid is not null
         order by e.starts_at desc, e.restaurant_id desc, e.id desc, s.position`,
  params: {
    ownerId: "uuid?",
    operatorId: "uuid?",
    now: "timestamptz",
    startsAt: "timestamptz?",
    restaurantId: "text?",
    eventId: "text?",
    atMost: "int8",
  },
  row: {
    restaurantId: "text",
    suiteId: "text",
    suiteName: "text",
    eventId: "text",
    eventName: "text",
    startsAt: "timestamptz",
  },
  crosses: "person: the caller's suites at all restaurants",
});

/**
 * Lists a page of a person's suites of events that ended in the last 90 days, as owner or operator, latest
 * first. suites#past-events.
 */
export function listPastSuites(
  db: Queryable,
  {
    after,
    ...asked
  }: {
    readonly ownerId: string | null;
    readonly operatorId: string | null;
    readonly now: Date;
    readonly after: PastCursor | null;
    readonly atMost: number;
  },
) {
  const { startsAt = null, restaurantId = null, eventId = null } = after ?? {};
  return pastStatement.rows(db, { ...asked, startsAt, restaurantId, eventId });
}

export function formatPastCursor({ startsAt, restaurantId, eventId }: PastCursor): string {
  return Buffer.from(JSON.stringify([startsAt.toISOString(), restaurantId, eventId])).toString("base64url");
}

/** Parses a cursor of `formatPastCursor`; null is the first page. */
export function parsePastCursor(text: string | null | undefined): PastCursor | null | "faulty" {
  if (!text) return null;
  const [moment, restaurantId, eventId, ...more] = readList(text);
  if (typeof moment !== "string" || typeof restaurantId !== "string" || typeof eventId !== "string") return "faulty";
  const startsAt = readStoredMoment(moment);
  const isWhole = more.length === 0 && !`${restaurantId}${eventId}`.includes("\0");
  return startsAt && isWhole ? { startsAt, restaurantId, eventId } : "faulty";
}

function readList(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
