import { isWebUser, type Who } from "@comptoir/ordering";

/** Profile settings, user information, payment methods and receipts need a signed-in user. screens#redirect-user-only. */
export function guardWebUserOnly(who: Who): "/login" | null {
  return isWebUser(who) ? null : "/login";
}
