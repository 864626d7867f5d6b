import { type Cents, cents } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import type { OwnSuite, SuiteVisit } from "../../../suites/suite-visit.ts";
import type { Visit } from "../../../visit/visit.ts";

/** The suite that an order is for, as its checkout needs it. suites#event-suite. */
export type SuiteOfCheckout = OwnSuite & {
  readonly id: string;
  readonly name: string;
  /** The order goes on the suite's tab; otherwise it is a pre-order. suites#tab. */
  readonly isEventDay: boolean;
  readonly zone: string;
};

/** The suite of a visit by a person who may order for it; null for any other, and without one. */
export function suiteOfCheckout(
  suite: SuiteVisit | null,
  { eventDayOrdering }: Pick<Visit, "eventDayOrdering">,
): SuiteOfCheckout | null {
  if (suite === null || suite.own === null) return null;
  const { id, name, restaurant } = suite.minimal;
  return { ...suite.own, id, name, isEventDay: eventDayOrdering, zone: restaurant.zone };
}

/** What may still go on a tab; null where it has no limit. suites#tab. */
export function leftOnTab({ tab_limit, tab_total }: Pick<OwnSuite, "tab_limit" | "tab_total">): Cents | null {
  return tab_limit === null ? null : cents(Math.max(0, centsOf(tab_limit) - centsOf(tab_total)));
}
