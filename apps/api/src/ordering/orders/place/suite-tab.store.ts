import { statement } from "../../../platform/db/statement.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { addAct } from "../../../venue/suites/acts.store.ts";
import type { SuiteTakeRefusal, SuiteToPlace } from "../review/order-to-place.ts";

/**
 * Maximum number of orders and changes of one person for one suite in a minute, across devices.
 * suites#too-often.
 */
const OFTEN = 40;
const OFTEN_MS = 60_000;

const holdSuiteStatement = statement({
  name: "hold suite",
  text: `select tab_opened_at is not null and tab_closed_at is null as "isOpen",
           coalesce(tab_limit_cents - tab_cents, 9007199254740991) as "leftCents"
         from event_suites where restaurant_id = :restaurantId and id = :suiteId for update`,
  params: { restaurantId: "text", suiteId: "text" },
  row: { isOpen: "bool", leftCents: "int8" },
});

const lookStatement = statement({
  name: "look at held suite",
  // A separate statement: one that waited for the suite's lock would not see the rows committed by the lock's
  // previous holder.
  text: `select exists (select from suite_orders so join orders o on o.restaurant_id = so.restaurant_id and o.id = so.order_id
             where so.restaurant_id = :restaurantId and o.restaurant_id = :restaurantId and so.suite_id = :suiteId
               and so.kind = 'pre-order' and o.status <> 'cancelled') as "hasPreOrder",
           count(*) as lately, min(a.at) as "firstLate"
         from suite_acts a
         where a.restaurant_id = :restaurantId and a.suite_id = :suiteId and a.by_person = :byPerson and a.at > :since
           and a.act in ('ordered', 'pre-order-placed', 'pre-order-changed')`,
  params: { restaurantId: "text", suiteId: "text", byPerson: "uuid?", since: "timestamptz" },
  row: { hasPreOrder: "bool", lately: "int8", firstLate: "timestamptz?" },
});

const addToTabStatement = statement({
  name: "add to tab",
  text: `with added as (
           update event_suites set tab_cents = tab_cents + :tabCents where restaurant_id = :restaurantId and id = :suiteId
         )
         insert into suite_orders (restaurant_id, suite_id, order_id, kind, tab_cents, placed_at)
         values (:restaurantId, :suiteId, :orderId, :kind, :tabCents, :at)`,
  params: {
    restaurantId: "text",
    suiteId: "text",
    orderId: "uuid",
    kind: "text",
    tabCents: "int8",
    at: "timestamptz",
  },
});

const nextVersionStatement = statement({
  name: "next version of suite order",
  text: `update suite_orders set version = version + 1
         where restaurant_id = :restaurantId and suite_id = :suiteId and order_id = :orderId and version = coalesce(:version, version)`,
  params: { restaurantId: "text", suiteId: "text", orderId: "uuid", version: "int4?" },
});

/**
 * Records an order for its suite under the suite's lock. The lock keeps the tab within its limit and a suite
 * at one pre-order. Returns the refusal, or null. suites#tab, suites#modify, payment#tab-limit.
 */
export async function takeForSuite(
  transaction: Transaction,
  { restaurantId, orderId, at }: { readonly restaurantId: string; readonly orderId: string; readonly at: Date },
  { suiteId, kind, tabCents, changes, act }: SuiteToPlace,
): Promise<SuiteTakeRefusal | null> {
  const { isOpen, leftCents } = await holdSuiteStatement.one(transaction, { restaurantId, suiteId });
  const since = new Date(at.getTime() - OFTEN_MS);
  const looked = await lookStatement.one(transaction, { restaurantId, suiteId, byPerson: act.byPerson, since });
  const { hasPreOrder, lately, firstLate } = looked;
  if (lately >= OFTEN) {
    const freeMs = (firstLate ?? at).getTime() + OFTEN_MS - at.getTime();
    return { code: "suite-too-often", retryAfterSeconds: Math.max(1, Math.ceil(freeMs / 1000)) };
  }
  if (kind === "event-day") {
    if (!isOpen) return { code: "tab-not-open" };
    if (tabCents > leftCents) return { code: "tab-limit" };
  }
  if (changes) {
    const order = { restaurantId, suiteId, orderId, version: changes.version };
    if ((await nextVersionStatement.count(transaction, order)) === 0) return { code: "suite-version" };
  } else {
    if (kind === "pre-order" && hasPreOrder) return { code: "suite-version" };
    await addToTabStatement.count(transaction, { restaurantId, suiteId, orderId, kind, tabCents, at });
  }
  await addAct(transaction, { ...act, details: { ...act.details, order: orderId } });
  return null;
}
