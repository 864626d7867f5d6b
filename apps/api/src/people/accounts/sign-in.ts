import type { UserData } from "@comptoir/contract";
import type { Context } from "hono";
import { dropCartCookie } from "../../ordering/cart/cart-cookie.ts";
import { lastLinesOf } from "../../ordering/orders/follow/orders-of-person.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { findActedSuite } from "../../venue/suites/acted-suite.store.ts";
import { dropGuestSession } from "../guest-session.ts";
import { deviceOf, keepDevice } from "../known-device.ts";
import { PERSON_OWNER } from "../owner.ts";
import { emailKeyOf, findByEmail, holdPerson, loadUser, type StoredUser } from "../people.store.ts";
import { hashSecret, isSecret } from "../secrets.ts";
import { endSessionHere, newSession } from "../session.ts";
import { type Acting, endActing } from "../sessions.store.ts";
import type { AccountDeps, PersonHandler } from "./account-deps.ts";
import { countTry, refuseBusy, refuseTooManyRequests } from "./refusals.ts";

/**
 * A person who signs in. `stillOpens` checks the credentials again under the account's lock, because the
 * password may have changed.
 */
export type SigningIn = {
  readonly personId: string;
  readonly stillOpens: (
    transaction: Transaction,
    account: { readonly passwordHash: string | null },
  ) => Promise<boolean>;
};

/**
 * Starts a new session in this browser; null if the credentials are no longer valid or the account is
 * deleted. A new password also ends a session that starts concurrently with the old one. people#session,
 * promises#promise-37.
 */
export async function signIn(
  c: Context<ApiEnv>,
  { database, clock }: Pick<AccountDeps, "database" | "clock">,
  { personId, stillOpens }: SigningIn,
): Promise<UserData | null> {
  const now = clock();
  const session = newSession(c, { personId, now });
  const isBegun = await inTransaction(database, "read committed", async (transaction) => {
    const account = await holdPerson(transaction, personId);
    if (account === null || !(await stillOpens(transaction, account))) return false;
    await session.write(transaction);
    return true;
  });
  if (!isBegun) return null;
  session.giveCookie();
  await keepDevice(c, { db: database, personId, now });
  c.var.caller.note({ event: "signed_in", person: personId });
  return userAnswer(database, { personId, token: session.token, restaurantId: c.req.header("x-restaurant-id") });
}

/**
 * Builds the answer of every sign-in call. `user`: the user, if it is loaded already. `acting`: set if an
 * operator acts for the user. people#web-user, people#acting-as.
 */
export async function userAnswer(
  database: Database,
  {
    personId,
    token,
    restaurantId,
    user: known,
    acting = null,
  }: {
    readonly personId: string;
    readonly token: string;
    readonly restaurantId: string | undefined;
    readonly user?: StoredUser | undefined;
    readonly acting?: Pick<Acting, "restaurantId" | "suiteId"> | null;
  },
): Promise<UserData> {
  const [user, lastItemsOrdered, acted] = await Promise.all([
    known ?? loadUser(database, personId),
    // An operator who acts for an owner must not see the owner's private orders.
    restaurantId === undefined || acting ? [] : lastLinesOf(database, `${PERSON_OWNER}${personId}`, restaurantId),
    acting && findActedSuite(database, acting),
  ]);
  if (!user) throw new Error("The session's account was not found.");
  return { token, ...user, lastItemsOrdered, ...(acted && { acting: acted }) };
}

/**
 * `POST /auth/login-native`: signs in by password. An unknown e-mail address gets the same answer as a wrong
 * password. api#login-native, people#no-account-told.
 */
export function handleLoginNative(deps: AccountDeps): PersonHandler<"loginNative"> {
  return async (c) => {
    const { email, password } = c.req.valid("json");
    const { address, note } = c.var.caller;
    const device = deviceOf(c);
    const known = await findByEmail(deps.database, email, device);
    const knownDevice = known?.knowsDevice ? device : null;
    const attempt = await deps.loginLimit("login", { address, account: emailKeyOf(email), knownDevice });
    if ("retryAfterSeconds" in attempt) {
      note({ event: "limit_reached", limit: "login" });
      return refuseTooManyRequests(c, attempt);
    }
    const isRight = await deps.passwords.isRight(password, known?.passwordHash ?? null, address);
    if (isRight === null) return refuseBusy(c, attempt);
    if (!known || !isRight) {
      note({ event: "login_failed", person: known?.personId ?? null });
      return refuse(c, "loginFailed");
    }
    const user = await signIn(c, deps, {
      personId: known.personId,
      stillOpens: async (_, { passwordHash }) => passwordHash === known.passwordHash,
    });
    if (user === null) return refuse(c, "loginFailed");
    await attempt.was("right");
    return c.json(user, 200);
  };
}

/**
 * `POST /auth/user-exist`: returns whether an e-mail address has an account. Every request counts as an
 * attempt. api#user-exist.
 */
export function handleUserExist(deps: AccountDeps): PersonHandler<"userExist"> {
  return async (c) => {
    const attempt = await countTry(c, deps, "user-exist");
    if (attempt instanceof Response) return attempt;
    const known = await findByEmail(deps.database, c.req.valid("json").email, null);
    return c.json({ exists: known !== null }, 200);
  };
}

/**
 * `POST /auth/logout`: ends this browser's session and starts a new guest session. The cookie suffices, since
 * a page may have lost its token. The token of an operator acting for an owner ends only the acting session.
 * api#logout-call, people#logout, people#suite-logout.
 */
export function handleLogout({ database }: AccountDeps): PersonHandler<"logout"> {
  return async (c) => {
    const { accessToken } = c.req.valid("json");
    if (isSecret(accessToken) && (await endActing(database, { tokenHash: hashSecret(accessToken) }))) {
      dropCartCookie(c);
      return c.body(null, 204);
    }
    if (await endSessionHere(c, database)) c.var.caller.note({ event: "signed_out" });
    dropGuestSession(c);
    dropCartCookie(c);
    return c.body(null, 204);
  };
}
