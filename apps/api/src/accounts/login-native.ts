import { refuse } from "../middleware/refuse.ts";
import { deviceOf } from "../people/known-device.ts";
import { emailKeyOf, findByEmail } from "../people/people.store.ts";
import type { AccountDeps, PersonHandler } from "./account-deps.ts";
import { refuseBusy, refuseForNow } from "./refuse-for-now.ts";
import { signIn } from "./sign-in.ts";

/**
 * `POST /auth/login-native`: signs in by e-mail and password. An address without an account is answered as a wrong password is, in
 * the same words, with the same status and after the same work. api#login-native, people#no-account-told.
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
      return refuseForNow(c, attempt);
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

/** `POST /auth/user-exist`: whether an address has an account; every question counts. api#user-exist. */
export function handleUserExist(deps: AccountDeps): PersonHandler<"userExist"> {
  return async (c) => {
    const { address } = c.var.caller;
    const attempt = await deps.loginLimit("user-exist", { address, account: null, knownDevice: null });
    if ("retryAfterSeconds" in attempt) return refuseForNow(c, attempt);
    const known = await findByEmail(deps.database, c.req.valid("json").email, null);
    return c.json({ exists: known !== null }, 200);
  };
}
