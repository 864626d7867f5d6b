import { randomUUID } from "node:crypto";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { Notice, NoticeContent, NoticeKind, NoticeOutcome } from "./notice.ts";

/** A notice that this server may send, for as long as its lease holds. */
export type DueNotice = Notice & {
  readonly lease: string;
  readonly toldOfAt: Date;
  readonly attempts: number;
  readonly unanswered: number;
  readonly content: NoticeContent | null;
};

const NAMED = "restaurant_id = :restaurantId and id = :noticeId and lease = :lease";
const NAME = { restaurantId: "text", noticeId: "uuid", lease: "uuid" } as const;
const nameOf = ({ restaurantId, noticeId, lease }: DueNotice) => ({ restaurantId, noticeId, lease });

const takeDueStatement = statement({
  name: "take due notices",
  // No wait of ours reaches an hour ahead: one that does is from before the clock was set back.
  text: `update notices n
         set lease = :lease, due_at = now() + (:leaseMs::int8 * interval '1 millisecond'), attempts = n.attempts + 1
         from (select restaurant_id, id from notices
               where due_at <= now() or due_at > now() + interval '1 hour'
               order by due_at limit :atMost for update skip locked) due
         where n.restaurant_id = due.restaurant_id and n.id = due.id
         returning n.restaurant_id as "restaurantId", n.id as "noticeId", n.order_id as "orderId", n.kind, n.channel,
           n.recipient, n.locale, coalesce(n.told_of_at, n.created_at) as "toldOfAt", n.attempts, n.unanswered, n.content`,
  params: { lease: "uuid", atMost: "int8", leaseMs: "int8" },
  row: {
    restaurantId: "text",
    noticeId: "uuid",
    orderId: "uuid",
    kind: typed<NoticeKind>("text"),
    channel: typed<Notice["channel"]>("text"),
    recipient: "text",
    locale: "text",
    toldOfAt: "timestamptz",
    attempts: "int4",
    unanswered: "int4",
    content: typed<NoticeContent | null>("json?"),
  },
  crosses: "sweep: whatever is to be sent, wherever",
});

/** Takes notices that are due, so many at most, for this server alone, until their leases end. Several servers take others. */
export async function takeDueNotices(db: Queryable, atMost: number, leaseMs: number): Promise<DueNotice[]> {
  const lease = randomUUID();
  const rows = await takeDueStatement.rows(db, { lease, atMost, leaseMs });
  return rows.map((row) => ({ ...row, lease }));
}

const keepWordsStatement = statement({
  name: "keep a notice's words",
  text: `update notices set content = coalesce(content, :content::json) where ${NAMED} returning content`,
  params: { ...NAME, content: "json" },
  row: { content: typed<NoticeContent | null>("json?") },
});

/**
 * Keeps the words of a notice before it is handed over for the first time; answers those that are kept. Null when somebody else has
 * the notice by now.
 */
export async function keepWords(
  db: Queryable,
  notice: DueNotice,
  content: NoticeContent,
): Promise<NoticeContent | null> {
  return (await keepWordsStatement.oneOrNull(db, { ...nameOf(notice), content }))?.content ?? null;
}

const beginStatement = statement({
  name: "begin to hand a notice over",
  text: `update notices set unanswered = unanswered + 1 where ${NAMED}`,
  params: NAME,
});

/** Writes down that a notice may arrive from now on; false when somebody else has it by now. */
export async function beginHandOver(db: Queryable, notice: DueNotice): Promise<boolean> {
  return (await beginStatement.count(db, nameOf(notice))) === 1;
}

const finishStatement = statement({
  name: "finish a notice",
  text: `update notices set outcome = :outcome, due_at = null, lease = null, content = null where ${NAMED}`,
  params: { ...NAME, outcome: typed<NoticeOutcome>("text") },
});

/** Closes a notice. What it said is not kept. */
export async function finishNotice(db: Queryable, notice: DueNotice, outcome: NoticeOutcome): Promise<void> {
  await finishStatement.count(db, { ...nameOf(notice), outcome });
}

const postponeStatement = statement({
  name: "postpone a notice",
  text: `update notices set due_at = now() + :waitMs::int8 * interval '1 millisecond', lease = null,
           unanswered = unanswered - case when :wasTold then 1 else 0 end
         where ${NAMED}`,
  params: { ...NAME, waitMs: "int8", wasTold: "bool" },
});

/** Puts a notice off. `wasTold`: the hand-over was answered, so that nothing of it can have arrived. */
export async function postponeNotice(
  db: Queryable,
  notice: DueNotice,
  waitMs: number,
  { wasTold }: { readonly wasTold: boolean },
): Promise<void> {
  await postponeStatement.count(db, { ...nameOf(notice), waitMs, wasTold });
}

const pruneStatement = statement({
  name: "prune notices",
  text: `delete from notices where ctid in (
           select ctid from notices where created_at < now() - :days::int4 * interval '1 day'
           limit :atMost for update skip locked)`,
  params: { days: "int4", atMost: "int8" },
  crosses: "sweep: notices of long ago, wherever",
});

/** No order waits as long to be ready. */
const KEPT_DAYS = 60;

/** Forgets notices of long ago, some at a time; answers how many. operations#notices-sending. */
export function pruneNotices(db: Queryable, atMost: number): Promise<number> {
  return pruneStatement.count(db, { days: KEPT_DAYS, atMost });
}
