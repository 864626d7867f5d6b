import type { Database } from "../platform/db/database.ts";
import { attemptKey, networkOf } from "./attempt-keys.ts";
import {
  type AttemptLevel,
  type AttemptToRepeat,
  type CountedAttempt,
  networkLevel,
  openAttemptLevels,
} from "./attempt-levels.ts";

/** Rate-limited attempts on an account. */
export type LoginTry =
  | "login"
  | "user-exist"
  | "register"
  | "new-email"
  | "reset"
  | "password"
  | "social"
  | "card"
  | "export"
  | "passkey"
  | "passkey-begin"
  | "staff";

const WINDOW_MS = 15 * 60_000;

/** Wrong tries per account and per address (a school may share one) before turns begin. promises#promise-30. */
const MISSES: Readonly<Record<LoginTry, { readonly account: number | null; readonly address: number }>> = {
  login: { account: 10, address: 50 },
  "user-exist": { account: null, address: 20 },
  register: { account: null, address: 30 },
  // Another address for an account that is there: that it is taken says that it has an account, too.
  "new-email": { account: 10, address: 30 },
  reset: { account: null, address: 20 },
  // The present password, of who is signed in: a browser that was left open is no way to guess it.
  password: { account: 10, address: 50 },
  // Declined cards while saving a card.
  card: { account: 10, address: 50 },
  // What is taken out, twenty orders at a time: it reads much.
  export: { account: 100, address: 500 },
  social: { account: null, address: 100 },
  passkey: { account: null, address: 50 },
  // Each view of the sign-in asks for a challenge, and each is a row.
  "passkey-begin": { account: null, address: 600 },
  // Staff codes: a real one is typed right, or mistyped a few times.
  staff: { account: null, address: 20 },
};
/** Browsers that have signed in to the account before miss so many times more often at one address, and apart from all others there. */
const KNOWN_TIMES = 20;
/**
 * How far the turns are apart beyond the misses. Of an account whose password strangers try, newcomers have every fifteen seconds one, and
 * all other networks together every thirty: with ten misses in each window at most 400 passwords an hour, and 20 by turns that were kept.
 * people#newcomers.
 */
const TURN_MS = { account: 15_000, address: 2_000, newcomer: 15_000, otherNetworks: 30_000 } as const;

/** Who tries, and at which account. */
export type LoginTrier = {
  readonly address: string | null;
  /** The account: its address as it was typed, whether there is one or not, or its id. */
  readonly account: string | null;
  /** The browser, where it has signed in to that account before: it has a count of its own. */
  readonly knownDevice: string | null;
};

/** Counts what is tried at accounts, for all servers together. */
export type LoginLimit = (what: LoginTry, trier: LoginTrier) => Promise<CountedAttempt | AttemptToRepeat>;

/**
 * Opens the limits on the database. A miss is counted before the password is looked at, and given back when it was right. No account is
 * locked: a network that has not tried it before gets a turn of its own, and a browser that its owner has used before is not slowed by
 * what others try. people#no-account-told, people#newcomers, promises#promise-30.
 */
export function openLoginLimit(database: Database): LoginLimit {
  const take = openAttemptLevels(database);
  return (what, trier) => take(levelsOf(what, trier), WINDOW_MS);
}

function levelsOf(what: LoginTry, { address, account, knownDevice }: LoginTrier): AttemptLevel[] {
  const misses = MISSES[what];
  const levels: AttemptLevel[] = [];
  if (address !== null) {
    const [whose, times] = knownDevice === null ? ["of", 1] : ["known of", KNOWN_TIMES];
    levels.push({
      key: attemptKey(`${what} ${whose}`, address),
      misses: misses.address * times,
      turnMs: TURN_MS.address,
    });
  }
  if (misses.account !== null && account !== null) {
    const key = attemptKey(`${what} at`, account, knownDevice ?? "");
    if (what !== "login" || knownDevice !== null || address === null) {
      levels.push({ key, misses: misses.account, turnMs: TURN_MS.account });
    } else {
      const network = attemptKey("login network", account, networkOf(address));
      const newcomers = { network, turnMs: TURN_MS.newcomer };
      levels.push({ key, misses: misses.account, turnMs: TURN_MS.otherNetworks, newcomers }, networkLevel(network));
    }
  }
  return levels;
}
