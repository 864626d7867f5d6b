import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** The last reset; not completed while the restaurants are loaded again, or if that was interrupted. */
export const loadDemonstrationReset = statement({
  name: "load demonstration reset",
  text: `select begun_at as "begunAt", completed_at as "completedAt", revision from demonstration_resets`,
  params: {},
  row: { begunAt: "timestamptz", completedAt: "timestamptz?", revision: "int8" },
}).oneOrNull;

const noteFirstStatement = statement({
  name: "note first demonstration",
  text: `insert into demonstration_resets (begun_at, completed_at) values (:now, :now) on conflict do nothing`,
  params: { now: "timestamptz" },
});

/** Notes that the demonstration has been there since now at the latest, so that its first night is known. */
export async function noteFirstDemonstration(db: Queryable, now: Date): Promise<void> {
  await noteFirstStatement.count(db, { now });
}

const beginStatement = statement({
  name: "begin demonstration reset",
  text: `insert into demonstration_resets as d (begun_at, revision)
         select :now, coalesce(max(revision), 0) from restaurants where restaurant_id = any(:restaurantIds)
         on conflict (is_the_one) do update
           set begun_at = excluded.begun_at, completed_at = null, revision = greatest(d.revision, excluded.revision)`,
  params: { now: "timestamptz", restaurantIds: "text[]" },
});

/** Notes a reset in the transaction that erases the restaurants, with the highest of their revisions. */
export async function beginDemonstrationReset(
  db: Queryable,
  reset: { readonly now: Date; readonly restaurantIds: readonly string[] },
): Promise<void> {
  await beginStatement.count(db, reset);
}

const completeStatement = statement({
  name: "complete demonstration reset",
  text: `with completed as (
           update demonstration_resets set completed_at = :now where completed_at is null returning revision
         )
         update restaurants r set revision = r.revision + completed.revision from completed
         where r.restaurant_id = any(:restaurantIds)`,
  params: { now: "timestamptz", restaurantIds: "text[]" },
});

/** Completes a reset: the revisions of the loaded restaurants rise above those of the erased ones. Idempotent. */
export async function completeDemonstrationReset(
  db: Queryable,
  reset: { readonly now: Date; readonly restaurantIds: readonly string[] },
): Promise<void> {
  await completeStatement.count(db, reset);
}
