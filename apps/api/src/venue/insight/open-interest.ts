import { attemptKey, networkOf } from "../../people/attempt-keys.ts";
import { countAttemptOfEach } from "../../people/attempts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Logger } from "../../platform/settings.ts";
import { forEachIsolated } from "../../platform/work/repeat.ts";
import { gatherSoon } from "../../platform/work/soon.ts";
import { addInterest, type InterestKind } from "./interest.store.ts";

/** One thing that a guest did. `day`: of the restaurant's zone. `address`: null for calls within the process. */
export type InterestNote = {
  readonly restaurantId: string;
  readonly day: string;
  readonly kind: InterestKind;
  readonly subject: string;
  readonly address: string | null;
};

/** Counts what guests do. `note` returns at once; `stop` waits until what was noted is written. insight#insight. */
export type InterestCounter = {
  readonly note: (note: InterestNote) => void;
  readonly stop: () => Promise<void>;
};

/** Times that one network counts for a dish on a day: a full dining room shares one, and one visitor moves little. */
const DISH_PER_NETWORK = 60;
/** Distinct words that one network counts on a day, each once. */
const WORDS_PER_NETWORK = 10;
/** A day's counters outlive the day, also when clocks are set back. */
const WINDOW_MS = 27 * 60 * 60_000;
const GATHER_MS = 200;
/** Notes that wait in memory at most; further ones are lost, as in a crash. */
const WAITING_MAX = 2_000;

/** Opens the counter. It writes batches in the background; its limits apply across servers. insight#one-visitor. */
export function openInterestCounter({
  database,
  logger,
}: {
  readonly database: Database;
  readonly logger: Logger;
}): InterestCounter {
  let waiting = 0;
  const failed = (error: Error) => logger.warn({ event: "interest_lost", reason: error.message });
  const soon = gatherSoon<InterestNote>(
    async (notes) => {
      waiting -= notes.length;
      await writeNotes(database, logger, notes);
    },
    failed,
    GATHER_MS,
  );
  return {
    note: (note) => {
      if (waiting >= WAITING_MAX) return;
      waiting += 1;
      soon.add(note);
    },
    stop: soon.flush,
  };
}

async function writeNotes(database: Database, logger: Logger, notes: readonly InterestNote[]): Promise<void> {
  const allowed = await withinLimits(database, notes);
  const byDay = Map.groupBy(allowed, ({ restaurantId, day }) => JSON.stringify([restaurantId, day]));
  await forEachIsolated(
    [...byDay.values()],
    async (ofDay) => {
      const [{ restaurantId, day } = { restaurantId: "", day: "" }] = ofDay;
      const bySubject = Map.groupBy(ofDay, ({ kind, subject }) => JSON.stringify([kind, subject]));
      const counts = [...bySubject.values()].flatMap(([first, ...others]) =>
        first ? [{ kind: first.kind, subject: first.subject, times: 1 + others.length }] : [],
      );
      await addInterest(database, { restaurantId, day }, counts);
    },
    { name: "interest", logger, namesOf: ([first]) => ({ restaurant_id: first?.restaurantId ?? "" }) },
  );
}

/** Returns the notes that the limits of their networks let count. */
async function withinLimits(database: Database, notes: readonly InterestNote[]): Promise<readonly InterestNote[]> {
  const known = await countAttemptOfEach(database, notes.map(subjectKey), WINDOW_MS);
  const first = notes.filter((note, index) => (known[index] ?? 0) <= (isSearch(note) ? 1 : DISH_PER_NETWORK));
  const searches = first.filter(isSearch);
  if (searches.length === 0) return first;
  const counted = await countAttemptOfEach(database, searches.map(wordsKey), WINDOW_MS);
  const refused = new Set(searches.filter((_, index) => (counted[index] ?? 0) > WORDS_PER_NETWORK));
  return first.filter((note) => !refused.has(note));
}

function isSearch({ kind }: InterestNote): boolean {
  return kind === "not-found";
}

function subjectKey({ restaurantId, day, kind, subject, address }: InterestNote): string {
  return attemptKey(`interest ${kind}`, restaurantId, day, subject, networkOf(address ?? ""));
}

function wordsKey({ restaurantId, day, address }: InterestNote): string {
  return attemptKey("interest words", restaurantId, day, networkOf(address ?? ""));
}
