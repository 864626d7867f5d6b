import type { Queryable } from "../../platform/db/database.ts";
import { type ParamsOf, statement } from "../../platform/db/statement.ts";
import { REPLACE_NOTICE } from "../orders/notices/order-notices.store.ts";
import type { TableName } from "./sessions.store.ts";

const tableStatement = statement({
  name: "find table of receipt",
  text: `select table_num as "tableNum" from table_sessions where restaurant_id = :restaurantId and id = :sessionId`,
  params: { restaurantId: "text", sessionId: "uuid" },
  row: { tableNum: "text?" },
});

/** Returns the number of a table, also after its session has ended; null if the session is unknown or a group's. */
export async function findTableNum(db: Queryable, { restaurantId, sessionId }: TableName): Promise<string | null> {
  return (await tableStatement.oneOrNull(db, { restaurantId, sessionId }))?.tableNum ?? null;
}

const askStatement = statement({
  name: "ask for receipt of table",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         values (:restaurantId, :of, 'table-receipt', 'mail', :email, :locale, now(), now())
         ${REPLACE_NOTICE}, locale = excluded.locale where notices.due_at is null`,
  params: { restaurantId: "text", of: "uuid", email: "text", locale: "text" },
});

/**
 * Queues a mail with the receipt of a payment or of a table (`of`). A retry while it is queued changes nothing; once it was sent, it is
 * sent again. table#table-receipt.
 */
export async function askForReceipt(db: Queryable, asked: ParamsOf<typeof askStatement>): Promise<void> {
  await askStatement.count(db, asked);
}
