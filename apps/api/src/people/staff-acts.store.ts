import { randomUUIDv7 } from "node:crypto";
import type { StaffAct, VenueCaller } from "@comptoir/ordering";
import { typed } from "../platform/db/column-types.ts";
import type { Queryable } from "../platform/db/database.ts";
import { statement } from "../platform/db/statement.ts";
import type { Transaction } from "../platform/db/transaction.ts";

/** Writes the act of a member of the staff or of a key, in the transaction of what they did. staff#acts. */
export type NoteAct = (transaction: Transaction, at: Date) => Promise<void>;

export type ActDetails = Readonly<Record<string, unknown>>;

/** Writes an act whose details are known only while it is done. staff#acts. */
export type NoteDetails = (details: ActDetails) => NoteAct;

const writeStaffActStatement = statement({
  name: "write staff act",
  text: `insert into staff_acts (restaurant_id, id, at, staff_id, staff_name, device_name, act, order_id, details)
         values (:restaurantId, :id, :at, :memberId,
           coalesce((select name from staff where restaurant_id = :restaurantId and id = :memberId), ''),
           (select case s.kind when 'device' then s.name else t.device end
            from staff_sessions t join staff s on s.restaurant_id = t.restaurant_id and s.id = t.staff_id
            where t.restaurant_id = :restaurantId and t.secret_hash = :sessionHash),
           :act, :orderId, :details)`,
  params: {
    restaurantId: "text",
    id: "uuid",
    at: "timestamptz",
    memberId: "uuid",
    sessionHash: "text",
    act: typed<StaffAct>("text"),
    orderId: "uuid?",
    details: typed<ActDetails>("jsonb"),
  },
});

const writeKeyActStatement = statement({
  name: "write act of api key",
  text: `insert into staff_acts (restaurant_id, id, at, staff_id, staff_name, device_name, act, order_id, details)
         values (:restaurantId, :id, :at, :keyId, :name, 'API', :act, :orderId, :details)`,
  params: {
    restaurantId: "text",
    id: "uuid",
    at: "timestamptz",
    keyId: "uuid",
    name: "text",
    act: typed<StaffAct>("text"),
    orderId: "uuid?",
    details: typed<ActDetails>("jsonb"),
  },
});

/**
 * Adds an act to the restaurant's history: who, on which device, what, when, on which order. The device of a key is the
 * API. Runs in the transaction of the act. `details` are the act's own, by names of the wire. staff#acts,
 * partners#key-acts.
 */
export async function writeStaffAct(
  transaction: Transaction,
  who: VenueCaller,
  {
    at,
    act,
    orderId = null,
    details = {},
  }: { readonly at: Date; readonly act: StaffAct; readonly orderId?: string | null; readonly details?: ActDetails },
): Promise<void> {
  const id = randomUUIDv7();
  if (who.kind === "key") {
    const { restaurantId, keyId, name } = who;
    await writeKeyActStatement.count(transaction, { restaurantId, id, at, keyId, name, act, orderId, details });
    return;
  }
  const { restaurantId, staffId, personId, sessionHash } = who;
  const memberId = personId ?? staffId;
  await writeStaffActStatement.count(transaction, {
    restaurantId,
    id,
    at,
    memberId,
    sessionHash,
    act,
    orderId,
    details,
  });
}

const listStaffActsStatement = statement({
  name: "list staff acts",
  text: `select a.id, a.at, a.staff_id as "staffId", a.staff_name as name, a.device_name as device, a.act,
           a.order_id as "orderId", o.number as "orderNumber", o.local_day as "orderDay", a.details
         from staff_acts a left join orders o on o.restaurant_id = a.restaurant_id and o.id = a.order_id
         where a.restaurant_id = :restaurantId and (:after::uuid is null or a.id < :after)
         order by a.id desc limit :atMost`,
  params: { restaurantId: "text", after: "uuid?", atMost: "int8" },
  row: {
    id: "uuid",
    at: "timestamptz",
    staffId: "uuid",
    name: "text",
    device: "text?",
    act: typed<StaffAct>("text"),
    orderId: "uuid?",
    orderNumber: "int4?",
    orderDay: "date?",
    details: typed<ActDetails>("jsonb"),
  },
});

/** Lists a restaurant's acts, newest first; only those before the act `after`, unless it is null. staff#acts. */
export function listStaffActs(
  db: Queryable,
  {
    restaurantId,
    after,
    atMost,
  }: { readonly restaurantId: string; readonly after: string | null; readonly atMost: number },
) {
  return listStaffActsStatement.rows(db, { restaurantId, after, atMost });
}
