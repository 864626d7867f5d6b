import type { Who } from "./who.ts";

/** Profile settings, user information, payment methods and receipts need a signed-in user. screens#redirect-user-only. */
export function guardWebUserOnly(who: Who): "/login" | null {
  return who.kind === "guest" ? "/login" : null;
}
