import { type Cents, cents } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import type { OwnSuite, SuiteVisit } from "../../../suites/suite-visit.ts";
import type { Visit } from "../../../visit/visit.ts";

/** The suite that an order is for, as the checkout needs it. suites#event-suite. */
export type SuiteOfCheckout = OwnSuite & {
  readonly id: string;
  readonly name: string;
  /** Whether the order goes on the suite's tab; otherwise it is a pre-order. suites#tab. */
  readonly isEventDay: boolean;
  readonly zone: string;
};

/** Returns the suite of a visit if the person may order for it; null otherwise. */
export function suiteOfCheckout(
  suite: SuiteVisit | null,
  { eventDayOrdering }: Pick<Visit, "eventDayOrdering">,
): SuiteOfCheckout | null {
  if (suite === null || suite.own === null) return null;
  const { id, name, restaurant } = suite.minimal;
  return { ...suite.own, id, name, isEventDay: eventDayOrdering, zone: restaurant.zone };
}

/** Returns the amount left on a tab, in cents; null without a limit. suites#tab. */
export function leftOnTab({ tab_limit, tab_total }: Pick<OwnSuite, "tab_limit" | "tab_total">): Cents | null {
  return tab_limit === null ? null : cents(Math.max(0, centsOf(tab_limit) - centsOf(tab_total)));
}
