import type { Id } from "@comptoir/ordering";
import { keptOperator } from "../../../person/operator-half.ts";
import { seenVersion } from "../../../suites/seen-pre-order.ts";
import type { SuiteSending } from "../submit/submit-body.ts";
import type { SuiteOfCheckout } from "./suite-of-checkout.ts";

/** What goes with a suite's order from this browser: the pre-order whose place it takes, in the version that its cart was made from. */
export function suiteSending(suite: SuiteOfCheckout | null, place: Id): SuiteSending {
  const preOrder = suite === null || suite.isEventDay ? null : suite.preOrder;
  return {
    preOrder: preOrder && { id: preOrder.id, version: seenVersion(place) ?? preOrder.version },
    operatorToken: keptOperator()?.token ?? null,
  };
}
