import { isSuiteOperator, type Who } from "@comptoir/ordering";

/** The operator's event list, suite list and suite settings need a suite operator. screens#redirect-operator-only. */
export function guardOperatorOnly(who: Who): "/login" | null {
  return isSuiteOperator(who) ? null : "/login";
}
