import type { EventSuiteData, MinimalEventSuiteData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { createContext } from "react-router";
import type { Visit } from "../visit/visit.ts";

/** A suite as persons who may order for it see it, without the audit trail. suites#event-suite. */
export type OwnSuite = Pick<
  EventSuiteData,
  | "event"
  | "tab_limit"
  | "tab_open"
  | "tab_total"
  | "pre_order_delivery_time"
  | "pre_order_additional_notes"
  | "event_day_payment_preference"
  | "preference_fixed"
  | "as_host"
  | "owner_has_card"
  | "version"
> & {
  /** The suite's pre-order, which a new one replaces; null if there is none. suites#modify. */
  readonly preOrder: EventSuiteData["orders"][number] | null;
  /**
   * Whether another person has placed the pre-order. This person may then neither see nor change it, nor
   * place a second one. suites#hosts.
   */
  readonly isPlacedByOther: boolean;
  /** The act that last placed or changed the pre-order. suites#audit. */
  readonly preOrderAct: Pick<EventSuiteData["acts"][number], "by" | "at"> | null;
};

export type SuiteVisit = {
  readonly minimal: MinimalEventSuiteData;
  /** Null for guests, and for persons who may not order for the suite. */
  readonly own: OwnSuite | null;
  /** Why the signed-in person may not order for the suite; null if they may, and for guests. */
  readonly problem: string | null;
  /** Whether the suite is not assigned to the signed-in person. Another e-mail address of theirs may have it. */
  readonly isStranger: boolean;
};

/** `problem` is the reason why the suite cannot be shown. Both are null if the link names no suite. */
export type SuiteOfLink = { readonly suite: SuiteVisit | null; readonly problem: string | null };

/** Set before any screen of the restaurant loads. */
export const suiteContext = createContext<SuiteOfLink>({ suite: null, problem: null });

export function viewOwnSuite({ orders, acts, ...suite }: EventSuiteData): OwnSuite {
  const { event, tab_limit, tab_open, tab_total, version } = suite;
  const {
    pre_order_delivery_time,
    pre_order_additional_notes,
    event_day_payment_preference,
    preference_fixed,
    as_host,
    owner_has_card,
  } = suite;
  const act = acts.find((done) => done.act === "pre-order-placed" || done.act === "pre-order-changed");
  const preOrder = orders.find(({ kind, status }) => kind === "pre-order" && status !== "cancelled") ?? null;
  const isPlaced = suite.state === "placed" || suite.state === "converted";
  return {
    event,
    tab_limit,
    tab_open,
    tab_total,
    pre_order_delivery_time,
    pre_order_additional_notes,
    event_day_payment_preference,
    preference_fixed,
    as_host,
    owner_has_card,
    version,
    preOrder,
    isPlacedByOther: isPlaced && preOrder === null,
    preOrderAct: act ? { by: act.by, at: act.at } : null,
  };
}

/**
 * Returns the pre-order that the visit's order replaces. Null if there is none, and for event-day orders.
 * suites#modify.
 */
export function preOrderToChange(suite: SuiteVisit | null, visit: Pick<Visit, "eventDayOrdering">) {
  return visit.eventDayOrdering ? null : (suite?.own?.preOrder ?? null);
}

/** Removes a suite that failed to load, so that the page's links do not name it. */
export function visitOfPage(visit: Visit, suite: SuiteVisit | null): Visit {
  return suite === null ? { ...visit, eventSuite: null, eventDayOrdering: false, value: null } : visit;
}

/**
 * Returns why the person cannot order for the suite through this link now; null if they can. Also null for
 * guests on an open suite, who must sign in first.
 */
export function suiteProblem(suite: SuiteVisit | null, visit: Pick<Visit, "eventDayOrdering">): string | null {
  if (suite === null) return null;
  const { minimal, own, problem } = suite;
  if (problem !== null) return problem;
  if (visit.eventDayOrdering) return minimal.event_day ? null : m.suite_not_event_day();
  if (minimal.pre_ordering && own?.isPlacedByOther) return m.suite_placed_by_other();
  return minimal.pre_ordering ? null : m.refusal_pre_order_closed();
}
