import { TABLE_LIMITS } from "@comptoir/ordering";
import { statement } from "../../../platform/db/statement.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { TableTakeRefusal, TableToPlace } from "../review/table-round.ts";

const OFTEN_MS = 60_000;
const NAME = { restaurantId: "text", sessionId: "uuid" } as const;

const holdStatement = statement({
  name: "hold table for round",
  text: `select closes_at > :at and ended_at is null as "isOpen" from table_sessions
         where restaurant_id = :restaurantId and id = :sessionId for update`,
  params: { ...NAME, at: "timestamptz" },
  row: { isOpen: "bool" },
});

const lookStatement = statement({
  name: "count late rounds of table",
  // A separate statement: one that waited for the table's lock would not see the round of the lock's previous holder.
  // The orders of a hub's kitchens are one round.
  text: `select count(distinct round_id) as lately, min(sent_at) as first from table_orders
         where restaurant_id = :restaurantId and session_id = :sessionId and sent_at > :since and round_id <> :roundId`,
  params: { ...NAME, since: "timestamptz", roundId: "uuid" },
  row: { lately: "int8", first: "timestamptz?" },
});

const addStatement = statement({
  name: "add round to table",
  text: `with used as (
           update table_sessions set is_used = true, version = version + 1, last_act_at = :at
           where restaurant_id = :restaurantId and id = :sessionId
         )
         insert into table_orders (restaurant_id, kitchen_id, submission_id, order_id, session_id, sent_by, sent_at, people)
         values (:restaurantId, nullif(:orderRestaurantId, :restaurantId), nullif(:roundId::uuid, :orderId), :orderId, :sessionId, :sentBy, :at,
           :people)`,
  params: {
    ...NAME,
    orderRestaurantId: "text",
    roundId: "uuid",
    orderId: "uuid",
    sentBy: "uuid",
    people: "jsonb",
    at: "timestamptz",
  },
});

const endStatement = statement({
  name: "end session of sent group",
  text: `update table_sessions set ended_at = :at where restaurant_id = :restaurantId and id = :sessionId`,
  params: { ...NAME, at: "timestamptz" },
});

/**
 * Records a round on the bill of its table, under the session's lock. Refused once the session has ended, and beyond the
 * number of rounds in a minute. An order of a group is refused if the group has changed; one for all of it ends the session.
 * Returns the refusal, or null. table#send, table#table-limits, table#group-send.
 */
export async function takeForTable(
  transaction: Transaction,
  order: { readonly restaurantId: string; readonly orderId: string; readonly at: Date },
  { restaurantId, sessionId, roundId, sentBy, people, group }: TableToPlace,
): Promise<TableTakeRefusal | null> {
  const { orderId, at } = order;
  const round = {
    restaurantId,
    sessionId,
    roundId,
    orderRestaurantId: order.restaurantId,
    orderId,
    sentBy,
    people,
    at,
  };
  const session = await holdStatement.oneOrNull(transaction, { restaurantId, sessionId, at });
  if (!session?.isOpen) return { code: group ? "group-ended" : "table-ended" };
  if (group) {
    if (!(await group.isAsSeen(transaction))) return { code: "group-changed" };
    await addStatement.count(transaction, round);
    if (group.isAll) await endStatement.count(transaction, { restaurantId, sessionId, at });
    return null;
  }
  const since = new Date(at.getTime() - OFTEN_MS);
  const { lately, first } = await lookStatement.one(transaction, { restaurantId, sessionId, since, roundId });
  if (lately >= TABLE_LIMITS.roundsPerMinute) {
    const freeMs = (first ?? at).getTime() + OFTEN_MS - at.getTime();
    return { code: "table-too-often", retryAfterSeconds: Math.max(1, Math.ceil(freeMs / 1000)) };
  }
  await addStatement.count(transaction, round);
  return null;
}
