import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** Work that is due and not done: how much, and for how long the oldest of it has been due, in seconds. */
export type WaitingWork = { readonly work: string; readonly count: number; readonly oldestSeconds: number };

const waitingWorkStatement = statement({
  name: "waiting work",
  text: `with waiting (work, since) as (
           select case status when 'authorised' then 'capture' when 'voiding' then 'void' else 'authorisation' end, updated_at
           from payments where status in ('authorising', 'authorised', 'voiding')
           union all
           select 'refund', updated_at from payments where status = 'refunding'
           union all
           select 'refund', refunded_at from refunds where status = 'refunding'
           union all
           select channel, due_at from notices where due_at is not null and due_at <= now())
         select kind as work, count(since)::int4 as count,
           coalesce(greatest(extract(epoch from now() - min(since)), 0), 0)::float8 as "oldestSeconds"
         from unnest(array['authorisation', 'capture', 'void', 'refund', 'mail', 'text']) kind
         left join waiting on waiting.work = kind group by kind`,
  params: {},
  row: { work: "text?", count: "int4?", oldestSeconds: "float8?" },
  crosses: "sweep: what waits in this installation, wherever",
});

/** What waits in the whole installation, by kind: authorisations, captures, voids, refunds, mails and texts. operations#business-numbers. */
export async function loadWaitingWork(db: Queryable): Promise<WaitingWork[]> {
  const rows = await waitingWorkStatement.rows(db, {});
  return rows.map(({ work, count, oldestSeconds }) => ({
    work: work ?? "",
    count: count ?? 0,
    oldestSeconds: oldestSeconds ?? 0,
  }));
}
