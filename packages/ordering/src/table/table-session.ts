/** What a person at a table is doing. `asking`: waits to be let in. table#table-people. */
export type TablePersonState = "asking" | "choosing" | "done" | "left";

export type TablePerson = {
  readonly id: string;
  readonly joinedAt: Date;
  readonly state: TablePersonState;
};

/** Limits of one table's session. table#table-limits. */
export const TABLE_LIMITS = {
  people: 20,
  /** Characters of a person's name. */
  name: 40,
  lines: 60,
  roundsPerMinute: 10,
  /** A session without an order or a payment ends after this time without a change. */
  idleMinutes: 30,
  /** A claim on a share of the bill is a lease. */
  claimSeconds: 90,
} as const;

/** Letters of a table's word: no vowels, so that no word is formed, and none that look or sound alike. table#word. */
const LETTERS = "BDFGHJKLMNPRSTVWXZ";
const WORD_LENGTH = 4;

/** Whether a person sits at the table: let in, and not gone. */
export function isSeated({ state }: Pick<TablePerson, "state">): boolean {
  return state === "choosing" || state === "done";
}

/** Returns the person who becomes host: of those who sit there, the one who has been there longest; null for none. table#host. */
export function nextHost(people: readonly TablePerson[]): string | null {
  const [first] = people
    .filter(isSeated)
    .toSorted((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime() || (one.id < other.id ? -1 : 1));
  return first?.id ?? null;
}

/** Returns those who have lines that are not sent and have not said that they are done. They are named before all is sent. table#send. */
export function notDone(
  people: readonly Pick<TablePerson, "id" | "state">[],
  withLines: ReadonlySet<string>,
): readonly string[] {
  return people.filter(({ id, state }) => state === "choosing" && withLines.has(id)).map(({ id }) => id);
}

/** Returns when a session ends by itself. table#end. */
export function sessionEnds({
  isUsed,
  lastActAt,
  closesAt,
}: {
  /** Whether anything was sent or paid. */
  readonly isUsed: boolean;
  readonly lastActAt: Date;
  readonly closesAt: Date;
}): Date {
  const idle = lastActAt.getTime() + TABLE_LIMITS.idleMinutes * 60_000;
  return isUsed || idle > closesAt.getTime() ? closesAt : new Date(idle);
}

/** Returns a table's word from random bytes, at least four. table#word. */
export function tableWord(random: Uint8Array): string {
  return [...random.slice(0, WORD_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}
