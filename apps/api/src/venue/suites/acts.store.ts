import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type ParamsOf, statement } from "../../platform/db/statement.ts";

/**
 * An action on a suite: by a person, for themselves or the owner, by the venue, or by a timer. suites#audit.
 */
export type SuiteAct = ParamsOf<typeof addAct>;

type ActKind =
  | "acted-as"
  | "settings-confirmed"
  | "pre-order-placed"
  | "pre-order-changed"
  | "pre-order-moved"
  | "ordered"
  | "order-cancelled"
  | "stock-counted"
  | "tab-opened"
  | "tab-closed"
  | "tab-invoiced";

/** Adds an entry to the audit trail. Runs in the transaction of the action. */
export const addAct = statement({
  name: "add suite act",
  text: `insert into suite_acts (restaurant_id, suite_id, event_id, at, act, by_person, for_person, device, address, details)
         values (:restaurantId, :suiteId, :eventId, :at, :act, :byPerson, :forPerson, :device, :address, :details)`,
  params: {
    restaurantId: "text",
    suiteId: "text",
    eventId: "text",
    at: "timestamptz",
    act: typed<ActKind>("text"),
    /** Null for an action of the venue or of a timer. */
    byPerson: "uuid?",
    forPerson: "uuid?",
    device: "text?",
    /** Network address of the person as rate limits count it; null for none. */
    address: "text?",
    details: typed<Readonly<Record<string, unknown>>>("jsonb"),
  },
}).count;

// A deleted account has no name, so its entries show a dash.
const ACT = `a.suite_id as "suiteId", s.name as suite, a.at, a.act,
  case when a.by_person is not null then coalesce(nullif(trim(concat_ws(' ', b.first_name, b.last_name)), ''), '–') end as by,
  nullif(trim(concat_ws(' ', f.first_name, f.last_name)), '') as "for", a.device, a.address, a.details`;
const PEOPLE_OF_ACTS = "left join people b on b.id = a.by_person left join people f on f.id = a.for_person";
const ACT_ROW = {
  suiteId: "text",
  suite: "text?",
  at: "timestamptz",
  act: typed<ActKind>("text"),
  by: "text?",
  for: "text?",
  device: "text?",
  address: "text?",
  details: typed<Readonly<Record<string, unknown>>>("jsonb"),
} as const;

const listActsStatement = statement({
  name: "list suite acts",
  text: `select ${ACT} from suite_acts a ${PEOPLE_OF_ACTS}
         left join event_suites s on s.restaurant_id = a.restaurant_id and s.id = a.suite_id
         where a.restaurant_id = :restaurantId and a.suite_id = :suiteId and (:onlyOf::uuid is null or a.by_person = :onlyOf)
         order by a.act_id desc limit :atMost`,
  params: { restaurantId: "text", suiteId: "text", onlyOf: "uuid?", atMost: "int8?" },
  row: ACT_ROW,
  crosses: "people: the names of the person who acted and of the suite's owner",
});

/** Lists the actions on a suite, newest first. `onlyOf` limits the list to one person's actions. */
export function listActs(
  db: Queryable,
  suite: { readonly restaurantId: string; readonly suiteId: string; readonly onlyOf: string | null },
  atMost: number | null,
) {
  const { restaurantId, suiteId, onlyOf } = suite;
  return listActsStatement.rows(db, { restaurantId, suiteId, onlyOf, atMost });
}
export type ListedAct = Awaited<ReturnType<typeof listActs>>[number];

export const listActsOfEvent = statement({
  name: "list acts of event",
  text: `select ${ACT} from suite_acts a ${PEOPLE_OF_ACTS}
         left join event_suites s on s.restaurant_id = a.restaurant_id and s.id = a.suite_id
         where a.restaurant_id = :restaurantId and a.event_id = :eventId order by a.act_id`,
  params: { restaurantId: "text", eventId: "text" },
  row: ACT_ROW,
  crosses: "people: the names of the person who acted and of the suite's owner",
}).rows;
