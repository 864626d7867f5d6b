import { formatRate, isRefused, readDefaultTip } from "@comptoir/ordering";
import { inTransaction, isUniqueViolation } from "../../platform/db/transaction.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { suiteFor } from "../../venue/suites/suite-access.ts";
import { forgetResets } from "../mailed-links.store.ts";
import { changePerson, emailKeyOf, holdPerson, loadPerson } from "../people.store.ts";
import { endSessions } from "../sessions.store.ts";
import { type AccountDeps, type PersonHandler, signedIn } from "./account-deps.ts";
import { noteAccountChanged } from "./account-notices.store.ts";
import { askForConfirmation } from "./mailed-links.ts";
import { countTry, refusePassword, requirePresentPassword } from "./refusals.ts";
import { userAnswer } from "./sign-in.ts";

/**
 * `POST /auth/get-comptoir-user-info`: returns the user. Refused for an operator who is no longer assigned to
 * the event. people#startup, people#acting-as.
 */
export function handleGetUserInfo({ database }: AccountDeps): PersonHandler<"getUserInfo"> {
  return async (c) => {
    const { token } = c.req.valid("json");
    const restaurantId = c.req.header("x-restaurant-id");
    const { personId, user, acting } = signedIn(c);
    if (acting && isRefused(await suiteFor(database, c.var.caller, acting))) return refuse(c, "sessionExpired");
    return c.json(await userAnswer(database, { personId, user, acting, token, restaurantId }), 200);
  };
}

/**
 * `POST /auth/edit-user`: changes the fields that were sent. A new e-mail address or password requires the
 * present password. A mail informs the old e-mail address, and another asks the new one for confirmation. A
 * new password ends all other sessions. api#edit-user, promises#promise-37.
 */
export function handleEditUser(deps: AccountDeps): PersonHandler<"editUser"> {
  return async (c) => {
    const { token, userId: _, currentPassword, password, email, ...sent } = c.req.valid("json");
    const { database } = deps;
    const { personId, sessionId } = signedIn(c);
    const person = await loadPerson(database, { personId });
    if (!person) return refuse(c, "sessionExpired");
    const isNewEmail = email != null && emailKeyOf(email) !== emailKeyOf(person.email);
    const names = [sent.firstName ?? person.firstName, sent.lastName ?? person.lastName];
    if (password != null) {
      const refusal = refusePassword(c, password, { email: email ?? person.email, names });
      if (refusal) return refusal;
    }
    if (isNewEmail || password != null) {
      const refusal = await requirePresentPassword(c, deps, person, currentPassword);
      if (refusal) return refusal;
    }
    if (isNewEmail) {
      // The answer reveals whether the e-mail address has an account, so every attempt counts.
      // people#no-account-told.
      const attempt = await countTry(c, deps, "new-email", personId);
      if (attempt instanceof Response) return attempt;
    }
    const passwordHash = password == null ? null : await deps.passwords.hash(password, c.var.caller.address);
    if (password != null && passwordHash === null) return refuse(c, "unavailable", { retryAfterSeconds: 2 });
    const change = {
      email: email ?? null,
      firstName: sent.firstName?.trim() ?? null,
      lastName: sent.lastName?.trim() ?? null,
      phoneNumber: sent.phoneNumber?.trim() ?? null,
      locale: sent.locale ?? null,
      consent: sent.consent ?? null,
      defaultTip: sent.defaultTip == null ? null : formatDefaultTip(sent.defaultTip),
      promoCode: sent.promoCode ?? null,
      passwordHash,
    };
    try {
      const refused = await inTransaction(database, "read committed", async (transaction) => {
        const held = isNewEmail || password != null ? await holdPerson(transaction, personId) : null;
        if (held && held.passwordHash !== person.passwordHash) return "passwordWrong";
        if (!(await changePerson(transaction, personId, change, deps.clock()))) return "sessionExpired";
        if (password != null) await endSessions(transaction, { personId, except: sessionId });
        if (password == null && !isNewEmail) return null;
        await forgetResets(transaction, { personId });
        await noteAccountChanged(transaction, { personId, email: person.email, locale: person.locale });
        return null;
      });
      if (refused !== null) return refuse(c, refused);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return refuse(c, "emailInUse");
    }
    if (password != null) c.var.caller.note({ event: "password_changed" });
    if (isNewEmail) {
      c.var.caller.note({ event: "email_changed" });
      await askForConfirmation(database, { personId, email: email ?? "" });
    }
    const restaurantId = c.req.header("x-restaurant-id");
    return c.json(await userAnswer(database, { personId, token, restaurantId }), 200);
  };
}

/** Normalizes a percentage: `18.50` becomes `18.5`. */
function formatDefaultTip(text: string): string {
  const rate = readDefaultTip(text);
  return rate === null ? "" : formatRate(rate);
}
