import { isRefused } from "@comptoir/ordering";
import { inTransaction } from "../../platform/db/transaction.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { actOf } from "../../venue/suites/act-of.ts";
import { addAct } from "../../venue/suites/acts.store.ts";
import { suiteFor } from "../../venue/suites/suite-access.ts";
import { emailKeyOf, loadPerson } from "../people.store.ts";
import { hashSecret, newSecret } from "../secrets.ts";
import { insertActing } from "../sessions.store.ts";
import { type AccountDeps, type PersonHandler, signedIn } from "./account-deps.ts";
import { userAnswer } from "./sign-in.ts";

/** Time in ms after which acting for an owner ends: 16 hours, one day of an event. */
const ACTING_MS = 16 * 3_600_000;

/**
 * `POST /auth/login-as`: lets an operator act for the owner of a suite that is assigned to them. The token is
 * valid for that suite only, and ends with the operator's session. Operator and owner are both recorded.
 * api#login-as-call, people#acting-as, promises#promise-36.
 */
export function handleLoginAs({ database, clock }: AccountDeps): PersonHandler<"loginAs"> {
  return async (c) => {
    const { eventSuiteId: suiteId, suiteOperatorEmail } = c.req.valid("json");
    const { personId: operatorId, sessionId } = signedIn(c);
    const operator = await loadPerson(database, { personId: operatorId });
    if (!operator || emailKeyOf(operator.email) !== emailKeyOf(suiteOperatorEmail))
      return refuse(c, "notSuiteOperator");
    const { restaurantId } = c.var.venue;
    const found = await suiteFor(database, c.var.caller, { restaurantId, suiteId });
    if (isRefused(found)) return refuse(c, found.refused.name);
    const { ownerId } = found.suite;
    // The owner must have an account with a confirmed e-mail address. An operator cannot confirm it for the
    // owner.
    if (ownerId === null) return refuse(c, "notAssignedToSuite");
    const now = clock();
    const token = newSecret();
    await inTransaction(database, "read committed", async (transaction) => {
      const expiresAt = new Date(now.getTime() + ACTING_MS);
      const acting = { tokenHash: hashSecret(token), sessionId, restaurantId, suiteId, ownerId, now, expiresAt };
      await insertActing(transaction, acting);
      await addAct(transaction, { ...actOf(c.var.caller, found.suite), at: now, act: "acted-as", details: {} });
    });
    c.var.caller.note({ event: "acted_as", operator: operatorId, owner: ownerId });
    return c.json(
      await userAnswer(database, { personId: ownerId, token, restaurantId, acting: { restaurantId, suiteId } }),
      200,
    );
  };
}
