import type { Begin, HandOver, MailGateway, TextGateway } from "../../gateways/messenger-port.ts";
import type { Database } from "../../platform/db/database.ts";
import type { NoticeCaps } from "../../platform/settings.ts";
import { inSpan } from "../../platform/tracing/spans.ts";
import {
  keepWorking,
  type WorkDeps,
  type WorkOutcome,
  type WorkQueue,
  workDue,
} from "../../platform/work/keep-working.ts";
import { type Repeated, repeat } from "../../platform/work/repeat.ts";
import { openLane } from "./lane.ts";
import {
  CHANNELS,
  type Notice,
  type NoticeContent,
  type NoticeKind,
  type NoticeOutcome,
  type WriteNotice,
} from "./notice.ts";
import { isOverCap, type NoticeBooks, openNoticeBooks } from "./notice-caps.ts";
import { type DueNotice, dropNotice, postponeNotice, takeDueNotices } from "./notices.store.ts";
import { phoneToText } from "./phone-to-text.ts";

export type NoticeDeps = WorkDeps & {
  readonly database: Database;
  readonly mail: MailGateway;
  readonly text: TextGateway;
  /** Queues the notices of new events. Runs before due notices are taken. */
  readonly gather: () => Promise<void>;
  readonly write: WriteNotice;
  readonly caps: NoticeCaps;
  readonly leaseMs: number;
};

/** Maximum number of notices that a server sends concurrently, per channel. */
const AT_ONCE = 20;
/** Exponential backoff: wait in ms after the first failure, doubled up to `LONGEST_WAIT_MS`. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/**
 * Maximum number of attempts without an answer. The recipient gets the notice twice at most.
 * promises#promise-21.
 */
const UNANSWERED_MAX = 2;
/**
 * Time in ms after a notice was taken within which its last attempt may start. After it, the notice is due
 * again when its lease ends.
 */
const ALONE_WITHIN_MS = 60_000;
const HOUR_MS = 3_600_000;
const LATE_AFTER_MS = HOUR_MS;
/** Time in ms after its event within which a notice is sent. */
const WORTH_SENDING_MS: Readonly<Record<NoticeKind, number>> = {
  "order-placed": 72 * HOUR_MS,
  "order-changed": 72 * HOUR_MS,
  "order-ready": HOUR_MS,
  "order-accepted": 72 * HOUR_MS,
  "order-declined": 72 * HOUR_MS,
  "order-moved": 12 * HOUR_MS,
  "order-unanswered": HOUR_MS,
  "order-unshown": HOUR_MS,
  "venue-paused": 24 * HOUR_MS,
  "order-cancelled": 72 * HOUR_MS,
  "order-refunded": 72 * HOUR_MS,
  "school-reminder": 72 * HOUR_MS,
  "suite-invitation": 72 * HOUR_MS,
  "suite-tab-closed": 72 * HOUR_MS,
  "table-receipt": 72 * HOUR_MS,
  "password-reset": HOUR_MS,
  "email-confirmation": 72 * HOUR_MS,
  "account-changed": 72 * HOUR_MS,
  "card-testing": 24 * HOUR_MS,
  "webhook-failing": 24 * HOUR_MS,
  "webhook-disabled": 72 * HOUR_MS,
};

/**
 * Returns the queue of a channel's notices. After a crash, an unfinished notice is due again after its lease,
 * with the same id and content. Safe to run on several servers. promises#promise-21, promises#promise-22.
 */
function noticeQueue(deps: NoticeDeps, channel: Notice["channel"]): WorkQueue<TakenNotice> {
  const books = openNoticeBooks(deps.database);
  const lane = openLane();
  return {
    name: `notices-${channel}`,
    atOnce: AT_ONCE,
    take: async (atMost) => {
      const aloneUntil = performance.now() + ALONE_WITHIN_MS;
      const taken = await takeDueNotices(deps.database, channel, atMost, deps.leaseMs);
      return taken.map((notice) => ({ ...notice, aloneUntil }));
    },
    /*
     * Sends the last attempt of a notice alone on the channel. A crash during another notice's send then does
     * not use up this last attempt. promises#promise-21.
     */
    work: (notice) => {
      if (!isLastTry(notice)) return lane.beside(() => send(deps, books, notice));
      return lane.alone(async () => (performance.now() < notice.aloneUntil ? send(deps, books, notice) : "later"));
    },
    late: { since: ({ toldOfAt }) => toldOfAt, afterMs: LATE_AFTER_MS },
    namesOf,
  };
}

/** `aloneUntil`: until when the last attempt may begin, by `performance.now()`. */
type TakenNotice = DueNotice & { readonly aloneUntil: number };

export async function sendDueNotices(deps: NoticeDeps): Promise<void> {
  await deps.gather();
  await Promise.all(CHANNELS.map((channel) => workDue(noticeQueue(deps, channel), deps)));
}

/**
 * Sends due notices periodically, each channel on its own, so that a hanging mail server does not delay text
 * messages.
 */
export function keepSendingNotices(deps: NoticeDeps, everyMs: number): readonly Repeated[] {
  return [
    repeat(everyMs, "notices", deps.logger, deps.gather),
    ...CHANNELS.map((channel) => keepWorking(noticeQueue(deps, channel), deps, everyMs)),
  ];
}

/** Returns whether a notice goes to an account's address instead of an order's contact. */
function isOfAccount({ restaurantId, kind }: DueNotice): boolean {
  return restaurantId === "" || kind === "school-reminder";
}

function isLastTry({ unanswered }: DueNotice): boolean {
  return unanswered === UNANSWERED_MAX - 1;
}

async function send(deps: NoticeDeps, books: NoticeBooks, notice: DueNotice): Promise<WorkOutcome> {
  const end = async (outcome: NoticeOutcome, reason?: string) => {
    await books.finish(notice, outcome);
    if (outcome !== "sent") deps.logger.warn({ event: "notice_not_sent", outcome, ...namesOf(notice), reason });
    return "done" as const;
  };
  if (notice.unanswered >= UNANSWERED_MAX) return end("unsure");
  if (Date.now() - notice.toldOfAt.getTime() > WORTH_SENDING_MS[notice.kind]) return end("too-late");
  if (notice.attempts === 1 && (await isOverCap(books, notice, deps.caps))) {
    deps.logger.warn({ security: true, event: "notice_cap_reached", ...namesOf(notice) });
    return end("over-cap");
  }
  const content = notice.content ?? (await deps.write(notice));
  // The account may be deleted, so the notice is deleted with its address. people#deletion.
  if (content === null && isOfAccount(notice)) {
    await dropNotice(deps.database, notice);
    return "done";
  }
  if (content === null) return end("undeliverable", "there is nothing to tell any more");
  let hasBegun = false;
  const begin = async () => {
    hasBegun = await books.begin({ notice, content });
    return hasBegun;
  };
  const attributes = { "comptoir.notice": notice.kind };
  const { outcome, reason } = await inSpan(
    { name: `send ${notice.channel}`, kind: "client", attributes },
    async (span) => {
      const answer = await handOver(deps, notice, content, begin);
      span?.note({ "comptoir.outcome": answer.outcome });
      if (answer.outcome === "unreachable" || answer.outcome === "unknown") span?.fail(answer.outcome);
      return answer;
    },
  );
  if (outcome === "taken") return end("sent");
  if (outcome === "refused") return end("undeliverable", reason);
  deps.logger.warn({ event: "notice_postponed", ...namesOf(notice), reason });
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** Math.min(notice.attempts - 1, 10), LONGEST_WAIT_MS);
  await postponeNotice(deps.database, notice, waitMs, { wasTold: hasBegun && outcome === "unreachable" });
  return "later";
}

async function handOver(deps: NoticeDeps, notice: DueNotice, content: NoticeContent, begin: Begin): Promise<HandOver> {
  const { noticeId: messageId, recipient, locale } = notice;
  if ("html" in content) return deps.mail.send({ messageId, to: recipient, locale, ...content }, begin);
  const to = phoneToText(recipient);
  if (to === null) return { outcome: "refused", reason: "no phone of Canada or the United States" };
  return deps.text.send({ messageId, to, text: content.text }, begin);
}

function namesOf({ restaurantId, noticeId, kind, channel }: DueNotice) {
  return { restaurant_id: restaurantId, notice_id: noticeId, kind, channel };
}
