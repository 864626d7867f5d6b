import { randomUUID } from "node:crypto";
import { refuse } from "../../platform/middleware/refuse.ts";
import { insertPerson } from "../people.store.ts";
import type { AccountDeps, PersonHandler } from "./account-deps.ts";
import { askForConfirmation } from "./mailed-links.ts";
import { countTry, refuseBusy, refusePassword } from "./refusals.ts";
import { signIn } from "./sign-in.ts";

/**
 * `POST /auth/register-user`: creates an account for an unused e-mail address, signs it in, and mails a
 * confirmation link. api#register-user.
 */
export function handleRegisterUser(deps: AccountDeps): PersonHandler<"registerUser"> {
  return async (c) => {
    const { email, password, consent, ...sent } = c.req.valid("json");
    const [firstName, lastName, phoneNumber] = [sent.firstName, sent.lastName, sent.phoneNumber].map(
      (text) => text?.trim() ?? "",
    ) as [string, string, string];
    const refusal = refusePassword(c, password, { email, names: [firstName, lastName] });
    if (refusal) return refusal;
    // The answer reveals whether the e-mail address has an account, so every attempt counts.
    const { address } = c.var.caller;
    const attempt = await countTry(c, deps, "register");
    if (attempt instanceof Response) return attempt;
    const passwordHash = await deps.passwords.hash(password, address);
    if (passwordHash === null) return refuseBusy(c, attempt);
    const now = deps.clock();
    const personId = randomUUID();
    const isNew = await insertPerson(deps.database, {
      personId,
      email,
      firstName,
      lastName,
      phoneNumber,
      passwordHash,
      suiteOperator: false,
      locale: c.var.locale,
      consentedAt: consent ? now : null,
      emailConfirmedAt: null,
      now,
    });
    if (!isNew) return refuse(c, "emailInUse");
    await askForConfirmation(deps.database, { personId, email });
    c.var.caller.note({ event: "registered", person: personId });
    const user = await signIn(c, deps, {
      personId,
      stillOpens: async (_, account) => account.passwordHash === passwordHash,
    });
    return user === null ? refuseBusy(c, attempt) : c.json(user, 201);
  };
}
