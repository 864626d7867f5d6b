import type { Database } from "../platform/db/database.ts";
import { attemptKey, networkOf } from "./attempt-keys.ts";
import {
  type AttemptLevel,
  type CountedAttempt,
  type DeferredAttempt,
  networkLevel,
  openAttemptLevels,
} from "./attempt-levels.ts";

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
 * Allowed wrong attempts per account and per network address, before turns apply. A school may share an
 * address. promises#promise-30.
 */
const MISSES: Readonly<Record<LoginTry, { readonly account: number | null; readonly address: number }>> = {
  login: { account: 10, address: 50 },
  "user-exist": { account: null, address: 20 },
  register: { account: null, address: 30 },
  // The answer "taken" to a new e-mail address reveals that it has an account.
  "new-email": { account: 10, address: 30 },
  reset: { account: null, address: 20 },
  // The present password must not be guessed in an unattended browser.
  password: { account: 10, address: 50 },
  card: { account: 10, address: 50 },
  // An export of twenty orders reads many rows.
  export: { account: 100, address: 500 },
  social: { account: null, address: 100 },
  passkey: { account: null, address: 50 },
  // Each view of the sign-in page writes a challenge.
  "passkey-begin": { account: null, address: 600 },
  // Staff mistype their code a few times at most.
  staff: { account: null, address: 20 },
};
/**
 * Factor of the misses per network address for a browser that has signed in to the account. Its misses are
 * counted separately.
 */
const KNOWN_TIMES = 20;
/**
 * Interval in ms of the turns after the misses are used up. On an account, newcomer networks have a turn
 * every 15 s, and all other networks together one every 30 s. With the ten misses per window, at most 400
 * passwords an hour can be tried, plus 20 by reserved turns. people#newcomers.
 */
const TURN_MS = { account: 15_000, address: 2_000, newcomer: 15_000, otherNetworks: 30_000 } as const;

export type LoginTrier = {
  readonly address: string | null;
  /** Account id, or the e-mail address as typed, even if it has no account. */
  readonly account: string | null;
  /** Hash of the browser's device cookie, if the browser has signed in to that account. */
  readonly knownDevice: string | null;
};

export type LoginLimit = (what: LoginTry, trier: LoginTrier) => Promise<CountedAttempt | DeferredAttempt>;

/**
 * Opens the limits. An attempt counts before its password is checked; a right one is subtracted again. No
 * account is ever locked: newcomer networks have their own turns, and the owner's own browser is counted
 * separately. people#no-account-told, people#newcomers, promises#promise-30.
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
