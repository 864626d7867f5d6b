import type { Database } from "../db/database.ts";
import { together } from "../db/together.ts";
import { countAttemptOfEach } from "../people/attempts.store.ts";
import type { NoticeOutcome } from "./notice.ts";
import { type Beginning, beginHandOvers, type Ending, finishNotices, type HeldNotice } from "./notices.store.ts";

/** Notices as those see them who send many side by side: what is asked at the same time is one statement. */
export type NoticeBooks = {
  /** Counts a message under a key, within a day; answers how many there are by now. */
  readonly count: (key: string) => Promise<number>;
  /** Writes down that a notice may arrive from now on; false when somebody else has it by now. */
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
