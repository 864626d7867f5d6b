import { attemptKey } from "../../people/attempt-keys.ts";
import { countAttemptOfEach } from "../../people/attempts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { together } from "../../platform/db/together.ts";
import type { NoticeCaps } from "../../platform/settings.ts";
import type { Notice, NoticeCause, NoticeOutcome } from "./notice.ts";
import { type Beginning, beginHandOvers, type Ending, finishNotices, type HeldNotice } from "./notices.store.ts";

/**
 * Counts a notice, for all servers together, and tells whether it is one too many: to its recipient, for its venue, in all, each for its
 * cause alone. What one recipient gets no more is not counted for the others. Notices of accounts are of no venue, and were counted when
 * they were asked for. A text message costs money, and a mail the sender's good name. promises#promise-32, operations#notice-caps.
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

/** Notices as those see them who send many side by side: what is asked at the same time is one statement. */
export type NoticeBooks = {
  /** Counts a message under a key, within a day; answers how many there are by now. */
  readonly count: (key: string) => Promise<number>;
  /** Records that delivery may begin; false when the lease was lost. */
  readonly begin: (beginning: Beginning) => Promise<boolean>;
  readonly finish: (notice: HeldNotice, outcome: NoticeOutcome) => Promise<void>;
};

const DAY_MS = 24 * 3_600_000;
/** Messages that were handed over within so long are closed together. */
const CLOSED_TOGETHER_MS = 10;

/** Opens the notices of a database for sending. */
export function openNoticeBooks(db: Database): NoticeBooks {
  const finish = together(
    async (endings: readonly Ending[]) => {
      await finishNotices(db, endings);
      return endings.map(() => undefined);
    },
    { waitMs: CLOSED_TOGETHER_MS },
  );
  return {
    // Counted again when its answer was lost, a message counts twice: on the safe side of a cap.
    count: together((keys: readonly string[]) => countAttemptOfEach(db, keys, DAY_MS)),
    begin: together((beginnings: readonly Beginning[]) => beginHandOvers(db, beginnings)),
    finish: (notice, outcome) => finish({ notice, outcome }),
  };
}
