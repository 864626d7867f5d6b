import type { Cents } from "@comptoir/ordering";
import type { NewTender, TenderReference } from "../../money/tender/tender.ts";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";

/** A payment of a share, by its restaurant and id. */
export type ShareName = { readonly restaurantId: string; readonly id: string };

const writeStatement = statement({
  name: "write tenders of share",
  text: `insert into tenders (restaurant_id, order_id, position, means, amount_cents, state, reference)
         select :restaurantId, :id::uuid, t.position, t.means, t."amountCents", t.state, t.reference
         from json_to_recordset(:tenders::json) as t (position int2, means text, "amountCents" int8, state text, reference jsonb)`,
  params: { restaurantId: "text", id: "uuid", tenders: "json" },
});

/** Writes what stored value pays of a share, in the sequence of use. table#table-stored. */
export async function writeShareTenders(
  transaction: Transaction,
  { restaurantId, id }: ShareName,
  tenders: readonly NewTender[],
): Promise<void> {
  if (tenders.length === 0) return;
  const rows = tenders.map((tender, index) => ({ ...tender, position: index + 1 }));
  await writeStatement.count(transaction, { restaurantId, id, tenders: rows });
}

const listStatement = statement({
  name: "list tenders of shares",
  text: `select order_id as id, position::int4 as position, means, amount_cents as "amountCents", back_cents as "backCents", reference
         from tenders where restaurant_id = :restaurantId and order_id = any(:ids) order by order_id, position`,
  params: { restaurantId: "text", ids: "uuid[]" },
  row: {
    id: "uuid",
    position: "int4",
    means: "text",
    amountCents: typed<Cents>("int8"),
    backCents: typed<Cents>("int8"),
    reference: typed<TenderReference>("jsonb"),
  },
});

/** What stored value paid of a share, and has got back. */
export type ShareTender = RowOf<typeof listStatement>;

/** Lists what stored value paid of shares, each in the sequence of use. */
export async function listShareTenders(
  db: Queryable,
  shares: { readonly restaurantId: string; readonly ids: readonly string[] },
): Promise<readonly ShareTender[]> {
  return shares.ids.length === 0 ? [] : listStatement.rows(db, shares);
}

const backStatement = statement({
  name: "give tender of share back",
  text: `update tenders set back_cents = back_cents + :cents
         where restaurant_id = :restaurantId and order_id = :id and position = :position::int4`,
  params: { restaurantId: "text", id: "uuid", position: "int4", cents: "int8" },
});

/** Notes what a tender of a share gives back. A check constraint rejects more than was taken. */
export async function noteTenderBack(
  transaction: Transaction,
  back: ShareName & { readonly position: number; readonly cents: Cents },
): Promise<void> {
  await backStatement.count(transaction, back);
}
