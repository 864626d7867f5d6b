import type { UserData } from "@comptoir/contract";
import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { handOrdersOver } from "../orders/status/orders-of-person.store.ts";
import { keepDevice } from "../people/known-device.ts";
import { PERSON_OWNER } from "../people/owner.ts";
import { beginSession } from "../people/session.ts";
import type { AccountDeps } from "./account-deps.ts";
import { userAnswer } from "./user-answer.ts";

/**
 * Signs somebody in at this browser: a session that nobody had before, and what the guest ordered here becomes theirs.
 * people#session, people#guest-orders, promises#promise-37.
 */
export async function signIn(
  c: Context<ApiEnv>,
  { database, clock }: Pick<AccountDeps, "database" | "clock">,
  personId: string,
): Promise<UserData> {
  const now = clock();
  const guest = c.var.caller.session;
  if (guest !== null) await handOrdersOver(database, guest, `${PERSON_OWNER}${personId}`);
  await keepDevice(c, { db: database, personId, now });
  const token = await beginSession(c, { db: database, personId, now });
  c.var.caller.note({ event: "signed_in", person: personId });
  return userAnswer(database, { personId, token, restaurantId: c.req.header("x-restaurant-id") });
}
