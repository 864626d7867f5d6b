import type { Who } from "./who.ts";

/** The operator's event list, suite list and suite settings need a suite operator. screens#redirect-operator-only. */
export function guardOperatorOnly(who: Who): "/login" | null {
  return who.kind === "suite-operator" ? null : "/login";
}
