import { m } from "@comptoir/messages";
import { checkPassword } from "@comptoir/ordering";
import type { Context } from "hono";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { type Refusal, refuse } from "../../platform/middleware/refuse.ts";
import type { CountedAttempt, DeferredAttempt } from "../attempt-levels.ts";
import type { LoginTry } from "../login-limit.ts";
import { type LoadedPerson, loadPerson } from "../people.store.ts";
import { TURN_KEPT_MS } from "../reserved-turns.ts";
import { type AccountDeps, signedIn } from "./account-deps.ts";

/**
 * Refuses with `Retry-After`, because too many passwords are being hashed. The attempt was not checked, so it
 * does not count. people#password.
 */
export async function refuseBusy(c: Context<ApiEnv>, attempt: CountedAttempt): Promise<Refusal<"unavailable">> {
  await attempt.was("right");
  return refuse(c, "unavailable", { retryAfterSeconds: 2 });
}

/**
 * Refuses with 429 and the time to wait. `isKept`: a turn is reserved for the caller. promises#promise-30,
 * people#newcomers.
 */
export function refuseTooManyRequests(
  c: Context<ApiEnv>,
  { retryAfterSeconds, isKept = false }: Pick<DeferredAttempt, "retryAfterSeconds"> & Partial<DeferredAttempt>,
): Refusal<"tooManyRequests"> {
  const { locale } = c.var;
  const wait =
    retryAfterSeconds <= 60
      ? m.refusal_wait_seconds({ seconds: retryAfterSeconds }, { locale })
      : m.refusal_wait_minutes({ minutes: Math.ceil(retryAfterSeconds / 60) }, { locale });
  const message = isKept ? m.refusal_turn_kept({ wait, minutes: TURN_KEPT_MS / 60_000 }, { locale }) : wait;
  return refuse(c, "tooManyRequests", { retryAfterSeconds, message });
}

/**
 * Counts an attempt before it is checked, for the network address and for `account`. Above the limit, returns
 * a refusal. promises#promise-30.
 */
export async function countTry(
  c: Context<ApiEnv>,
  { loginLimit }: Pick<AccountDeps, "loginLimit">,
  what: LoginTry,
  account: string | null = null,
): Promise<CountedAttempt | Refusal<"tooManyRequests">> {
  const attempt = await loginLimit(what, { address: c.var.caller.address, account, knownDevice: null });
  return "retryAfterSeconds" in attempt ? refuseTooManyRequests(c, attempt) : attempt;
}

/** Returns a field error for a password that breaks a rule; null if it is allowed. people#password. */
export function refusePassword(
  c: Context<ApiEnv>,
  password: string,
  owner: Parameters<typeof checkPassword>[1],
): Refusal<"invalidRequest"> | null {
  const faults = checkPassword(password, owner);
  if (faults.length === 0) return null;
  const problem = faults.includes("common") ? ("password-common" as const) : ("password-rule" as const);
  return refuse(c, "invalidRequest", { issues: [{ path: "password", problem }] });
}

/**
 * Time in ms after a sign-in within which an account without a password may make protected changes.
 * people#present-password.
 */
const RECENT_MS = 15 * 60_000;

/**
 * Requires the present password, or a recent sign-in if the account has no password. Returns the refusal, or
 * null. people#present-password.
 */
export async function requirePresentPassword(
  c: Context<ApiEnv>,
  deps: Pick<AccountDeps, "loginLimit" | "passwords" | "clock">,
  person: LoadedPerson,
  currentPassword: string | null | undefined,
): Promise<Refusal<"passwordWrong" | "signInAgain" | "tooManyRequests" | "unavailable"> | null> {
  const { address, note, login } = c.var.caller;
  if (person.passwordHash === null) {
    const sinceSignInMs = deps.clock().getTime() - (login?.startedAt.getTime() ?? 0);
    return sinceSignInMs <= RECENT_MS ? null : refuse(c, "signInAgain");
  }
  const attempt = await countTry(c, deps, "password", person.id);
  if (attempt instanceof Response) return attempt;
  const isRight = await deps.passwords.isRight(currentPassword ?? "", person.passwordHash, address);
  if (isRight === null) return refuseBusy(c, attempt);
  if (!isRight) {
    note({ event: "login_failed", person: person.id });
    return refuse(c, "passwordWrong");
  }
  await attempt.was("right");
  return null;
}

/**
 * Returns the session's account if `requirePresentPassword` accepts the caller, otherwise the refusal.
 * people#present-password.
 */
export async function verifiedOwner(
  c: Context<ApiEnv>,
  deps: Pick<AccountDeps, "database" | "loginLimit" | "passwords" | "clock">,
  currentPassword: string | null | undefined,
) {
  const person = await loadPerson(deps.database, { personId: signedIn(c).personId });
  if (!person) return refuse(c, "sessionExpired");
  return (await requirePresentPassword(c, deps, person, currentPassword)) ?? person;
}
