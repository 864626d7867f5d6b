import { attemptKey } from "../../people/attempt-keys.ts";
import { countAttemptOfEach } from "../../people/attempts.store.ts";
import { batchCalls } from "../../platform/db/batch-calls.ts";
import type { Database } from "../../platform/db/database.ts";
import type { NoticeCaps } from "../../platform/settings.ts";
import type { Notice, NoticeCause, NoticeOutcome } from "./notice.ts";
import { type Beginning, beginHandOvers, type Ending, finishNotices, type HeldNotice } from "./notices.store.ts";

/**
 * Counts a notice over all servers; returns whether it exceeds a cap of its recipient, its venue or the
 * installation. Each cause has counts of its own. A notice over its recipient's cap does not count for the
 * wider caps. Account notices have no venue, and their requests are limited separately. Text messages cost
 * money, and mails the sender's reputation. promises#promise-32, operations#notice-caps.
 */
export async function isOverCap(
  books: Pick<NoticeBooks, "count">,
  notice: Notice & { readonly cause: NoticeCause },
  caps: NoticeCaps,
): Promise<boolean> {
  const { channel, recipient, restaurantId, cause } = notice;
  const cap = caps[channel];
  const ofVenue = [
    { key: attemptKey(`${channel} recipient`, cause, recipient.trim().toLowerCase()), most: cap.ofRecipient },
    { key: attemptKey(`${channel} venue`, cause, restaurantId), most: cap.ofVenue },
  ];
  const installation = { key: attemptKey(`${channel} installation`, cause), most: cap.ofInstallation };
  const levels = cause === "account" ? [installation] : [...ofVenue, installation];
  for (const { key, most } of levels) {
    if ((await books.count(key)) > most) return true;
  }
  return false;
}

/** Operations on notices; concurrent calls are batched into one statement. */
export type NoticeBooks = {
  /** Counts a message under a key, per day; returns the count. */
  readonly count: (key: string) => Promise<number>;
  /** Records that delivery may begin; false if the lease was lost. */
  readonly begin: (beginning: Beginning) => Promise<boolean>;
  readonly finish: (notice: HeldNotice, outcome: NoticeOutcome) => Promise<void>;
};

const DAY_MS = 24 * 3_600_000;
const CLOSED_TOGETHER_MS = 10;

export function openNoticeBooks(db: Database): NoticeBooks {
  const finish = batchCalls(
    async (endings: readonly Ending[]) => {
      await finishNotices(db, endings);
      return endings.map(() => undefined);
    },
    { waitMs: CLOSED_TOGETHER_MS },
  );
  return {
    // A retry after a lost answer counts the message twice. The cap is then reached early, never late.
    count: batchCalls((keys: readonly string[]) => countAttemptOfEach(db, keys, DAY_MS)),
    begin: batchCalls((beginnings: readonly Beginning[]) => beginHandOvers(db, beginnings)),
    finish: (notice, outcome) => finish({ notice, outcome }),
  };
}
