import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

export const MAINTENANCE_CHANNEL = "comptoir_maintenance";

/** Maintenance window; a null `until` leaves it open until an operator ends it. */
export type Maintenance = { readonly until: Date | null };

export const loadMaintenance = statement({
  name: "load maintenance",
  text: "select until from maintenance",
  params: {},
  row: { until: "timestamptz?" },
}).oneOrNull;

const beginMaintenanceStatement = statement({
  name: "begin maintenance",
  text: `with begun as (
           insert into maintenance (begun_at, until) values (:now, :until)
           on conflict (is_the_one) do update set until = excluded.until returning until
         )
         select from begun, pg_notify(:channel, 'looked at anew')`,
  params: { now: "timestamptz", until: "timestamptz?", channel: "text" },
});

/** Opens a window, or changes the end of the current one, and notifies all servers. */
export async function beginMaintenance(db: Queryable, now: Date, until: Date | null): Promise<void> {
  await beginMaintenanceStatement.count(db, { now, until, channel: MAINTENANCE_CHANNEL });
}

const endMaintenanceStatement = statement({
  name: "end maintenance",
  text: `with ended as (delete from maintenance returning until)
         select from (select count(*) from ended) as all_ended, pg_notify(:channel, 'looked at anew')`,
  params: { channel: "text" },
});

export async function endMaintenance(db: Queryable): Promise<void> {
  await endMaintenanceStatement.count(db, { channel: MAINTENANCE_CHANNEL });
}
