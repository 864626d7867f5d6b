import type { Database } from "../platform/db/database.ts";
import { attemptKey, networkOf } from "./attempt-keys.ts";
import {
  type AttemptLevel,
  type CountedAttempt,
  type DeferredAttempt,
  networkLevel,
  openAttemptLevels,
} from "./attempt-levels.ts";

/** Kinds of attempts on an account that are rate limited. */
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

/**
 * Allowed wrong attempts per account and per network address (a school may share one); afterwards turns apply.
 * promises#promise-30.
 */
const MISSES: Readonly<Record<LoginTry, { readonly account: number | null; readonly address: number }>> = {
  login: { account: 10, address: 50 },
  "user-exist": { account: null, address: 20 },
  register: { account: null, address: 30 },
  // Changes of the e-mail address: the answer "taken" reveals that an account exists.
  "new-email": { account: 10, address: 30 },
  reset: { account: null, address: 20 },
  // The present password of a signed-in person: an unattended browser must not allow guessing it.
  password: { account: 10, address: 50 },
  // Declined cards while saving a card.
  card: { account: 10, address: 50 },
  // Exports of twenty orders each: they read many rows.
  export: { account: 100, address: 500 },
  social: { account: null, address: 100 },
  passkey: { account: null, address: 50 },
  // Each view of the sign-in page requests a challenge, which is a row.
  "passkey-begin": { account: null, address: 600 },
  // Staff codes: staff type their code right, or mistype it a few times.
  staff: { account: null, address: 20 },
};
/**
 * Factor by which a browser that has signed in to the account may miss more often per network address. Its
 * misses are counted separately.
 */
const KNOWN_TIMES = 20;
/**
 * Interval in ms of the turns after the misses are used up. While strangers try an account's password, newcomer
 * networks have a turn every 15 s, and all other networks together one every 30 s. With ten misses per window,
 * at most 400 passwords an hour can be tried, and 20 more by reserved turns. people#newcomers.
 */
const TURN_MS = { account: 15_000, address: 2_000, newcomer: 15_000, otherNetworks: 30_000 } as const;

/** The caller of an attempt, and the account that it is for. */
export type LoginTrier = {
  readonly address: string | null;
  /** The account's id, or the e-mail address as typed, whether or not it has an account. */
  readonly account: string | null;
  /**
   * The hash of the browser's device cookie if it has signed in to that account; its attempts are counted
   * separately.
   */
  readonly knownDevice: string | null;
};

/** Counts attempts on accounts over all servers. */
export type LoginLimit = (what: LoginTry, trier: LoginTrier) => Promise<CountedAttempt | DeferredAttempt>;

/**
 * Opens the limits on the database. An attempt counts before the password is checked, and is subtracted again
 * if the password is right. No account is locked: newcomer networks have separate turns, and other callers'
 * attempts do not slow a browser that its owner has used. people#no-account-told, people#newcomers,
 * promises#promise-30.
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
