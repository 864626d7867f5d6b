import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { ThingsOfDocument } from "./counted-things.ts";

export const markSoldOut = statement({
  name: "mark sold out",
  text: `insert into sold_out_marks (restaurant_id, kind, thing_id, marked_at)
         select :restaurantId, kind, id, :now
         from jsonb_to_recordset(:things::jsonb) as thing (kind text, id text)
         on conflict do nothing`,
  params: { restaurantId: "text", things: "jsonb", now: "timestamptz" },
}).count;

export const unmarkSoldOut = statement({
  name: "unmark sold out",
  text: `delete from sold_out_marks marks
         using jsonb_to_recordset(:things::jsonb) as thing (kind text, id text)
         where marks.restaurant_id = :restaurantId and marks.kind = thing.kind and marks.thing_id = thing.id`,
  params: { restaurantId: "text", things: "jsonb" },
}).count;

const dropMarksStatement = statement({
  name: "drop marks",
  text: `delete from sold_out_marks marks
         where restaurant_id = :restaurantId and not exists (
           select from jsonb_to_recordset(:kept::jsonb) as thing (kind text, id text)
           where thing.kind = marks.kind and thing.id = marks.thing_id)`,
  params: { restaurantId: "text", kept: "jsonb" },
});

/**
 * Applies an imported file: `sold_out: true` marks a thing, `false` removes the mark, and an absent value
 * changes nothing. Marks of removed things are deleted.
 */
export async function replaceMarks(
  db: Queryable,
  restaurantId: string,
  things: ThingsOfDocument,
  now: Date,
): Promise<void> {
  await dropMarksStatement.count(db, { restaurantId, kept: things.all });
  if (things.markedAvailable.length > 0) await unmarkSoldOut(db, { restaurantId, things: things.markedAvailable });
  if (things.markedSoldOut.length > 0) await markSoldOut(db, { restaurantId, things: things.markedSoldOut, now });
}
