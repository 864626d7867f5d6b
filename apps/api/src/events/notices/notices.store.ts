import { randomUUID } from "node:crypto";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { takeDueRows } from "../../platform/work/due-rows.ts";
import type { Notice, NoticeCause, NoticeContent, NoticeKind, NoticeOutcome } from "./notice.ts";

/** A notice that this server may send while its lease is valid. `unanswered`: attempts without an answer. */
export type DueNotice = Notice & {
  readonly lease: string;
  readonly toldOfAt: Date;
  readonly attempts: number;
  readonly unanswered: number;
  readonly content: NoticeContent | null;
  readonly cause: NoticeCause;
};

export type HeldNotice = Pick<DueNotice, "restaurantId" | "noticeId" | "lease">;

const NAMES = { restaurantIds: "text[]", noticeIds: "uuid[]", leases: "uuid[]" } as const;
const namesOf = (notices: readonly HeldNotice[]) => ({
  restaurantIds: notices.map(({ restaurantId }) => restaurantId),
  noticeIds: notices.map(({ noticeId }) => noticeId),
  leases: notices.map(({ lease }) => lease),
});

/** SQL of a notice's cause. A guest can type any address, so `own` requires the account's confirmed one. */
const CAUSE = `case
           when notices.restaurant_id = '' then 'account'
           when exists (select from orders o join people p on o.owner = 'user ' || p.id
             where o.restaurant_id = notices.restaurant_id and o.id = notices.order_id and p.email_confirmed_at is not null
               and p.email_key = lower(btrim(notices.recipient))) then 'own'
           when notices.kind in ('order-cancelled', 'order-changed') or exists (select from unpaid_orders u
             where u.restaurant_id = notices.restaurant_id and u.order_id = notices.order_id) then 'revocable'
           else 'standing' end`;

const takeDueStatement = statement({
  name: "take due notices",
  text: takeDueRows({
    table: "notices",
    key: ["restaurant_id", "id"],
    due: "due_at",
    waiting: "channel = :channel",
    lease: ":leaseMs::int8 * interval '1 millisecond'",
    farthest: "interval '1 hour'",
    set: "lease = :lease, attempts = attempts + 1",
    returning: `notices.restaurant_id as "restaurantId", notices.id as "noticeId", order_id as "orderId", kind, channel,
           recipient, locale, coalesce(told_of_at, created_at) as "toldOfAt", attempts, unanswered, content, ${CAUSE} as cause`,
  }),
  params: { lease: "uuid", channel: typed<Notice["channel"]>("text"), atMost: "int8", leaseMs: "int8" },
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
    cause: typed<NoticeCause>("text"),
  },
  crosses: ["sweep: due notices of all restaurants", "people: whether the recipient has confirmed the email address"],
});

/** Leases up to `atMost` due notices of a channel to this server. */
export async function takeDueNotices(
  db: Queryable,
  channel: Notice["channel"],
  atMost: number,
  leaseMs: number,
): Promise<DueNotice[]> {
  const lease = randomUUID();
  const rows = await takeDueStatement.rows(db, { lease, channel, atMost, leaseMs });
  return rows.map((row) => ({ ...row, lease }));
}

const beginStatement = statement({
  name: "begin to hand notices over",
  text: `update notices n set unanswered = begun.unanswered, content = begun.content::json
         from unnest(:restaurantIds::text[], :noticeIds::uuid[], :leases::uuid[], :unanswered::int4[], :contents::text[])
           as begun (restaurant_id, id, lease, unanswered, content)
         where n.restaurant_id = begun.restaurant_id and n.id = begun.id and n.lease = begun.lease returning n.id`,
  params: { ...NAMES, unanswered: "int4[]", contents: "text[]" },
  row: { id: "uuid" },
});

/** A notice that is about to be sent. Its content is the same at every attempt. */
export type Beginning = { readonly notice: DueNotice; readonly content: NoticeContent };

/**
 * Records that notices may have been delivered, with their content; returns for each whether its lease is
 * still valid. Idempotent.
 */
export async function beginHandOvers(db: Queryable, beginnings: readonly Beginning[]): Promise<readonly boolean[]> {
  const rows = await beginStatement.rows(db, {
    ...namesOf(beginnings.map(({ notice }) => notice)),
    unanswered: beginnings.map(({ notice }) => notice.unanswered + 1),
    contents: beginnings.map(({ content }) => JSON.stringify(content)),
  });
  const begun = new Set(rows.map(({ id }) => id));
  return beginnings.map(({ notice }) => begun.has(notice.noticeId));
}

const finishStatement = statement({
  name: "finish notices",
  text: `update notices n set outcome = ended.outcome, due_at = null, lease = null, content = null
         from unnest(:restaurantIds::text[], :noticeIds::uuid[], :leases::uuid[], :outcomes::text[])
           as ended (restaurant_id, id, lease, outcome)
         where n.restaurant_id = ended.restaurant_id and n.id = ended.id and n.lease = ended.lease`,
  params: { ...NAMES, outcomes: typed<readonly NoticeOutcome[]>("text[]") },
});

export type Ending = { readonly notice: HeldNotice; readonly outcome: NoticeOutcome };

/** Marks notices as finished and deletes their content. */
export async function finishNotices(db: Queryable, endings: readonly Ending[]): Promise<void> {
  const outcomes = endings.map(({ outcome }) => outcome);
  await finishStatement.count(db, { ...namesOf(endings.map(({ notice }) => notice)), outcomes });
}

export const dropNotice = statement({
  name: "drop a notice",
  text: "delete from notices where restaurant_id = :restaurantId and id = :noticeId and lease = :lease",
  params: { restaurantId: "text", noticeId: "uuid", lease: "uuid" },
}).count;

const postponeStatement = statement({
  name: "postpone a notice",
  text: `update notices set due_at = now() + :waitMs::int8 * interval '1 millisecond', lease = null,
           unanswered = unanswered - case when :wasTold then 1 else 0 end
         where restaurant_id = :restaurantId and id = :noticeId and lease = :lease`,
  params: { restaurantId: "text", noticeId: "uuid", lease: "uuid", waitMs: "int8", wasTold: "bool" },
});

/**
 * Postpones a notice. `wasTold`: the gateway answered that it did not take the notice, so the attempt does
 * not count as unanswered.
 */
export async function postponeNotice(
  db: Queryable,
  { restaurantId, noticeId, lease }: HeldNotice,
  waitMs: number,
  { wasTold }: { readonly wasTold: boolean },
): Promise<void> {
  await postponeStatement.count(db, { restaurantId, noticeId, lease, waitMs, wasTold });
}

const pruneStatement = statement({
  name: "prune notices",
  text: `delete from notices where ctid in (
           select ctid from notices n where created_at < now() - :days::int4 * interval '1 day' and not exists (
             select from orders o where o.restaurant_id = n.restaurant_id and o.id = n.order_id and o.status in ('placed', 'in-progress'))
           limit :atMost for update of n skip locked)`,
  params: { days: "int4", atMost: "int8" },
  crosses: "sweep: expired notices of all restaurants",
});

/** Retention of notices in days. Those of open orders stay longer. */
const KEPT_DAYS = 60;

/** Deletes a batch of expired notices; returns their number. operations#notices-sending. */
export function pruneNotices(db: Queryable, atMost: number): Promise<number> {
  return pruneStatement.count(db, { days: KEPT_DAYS, atMost });
}
