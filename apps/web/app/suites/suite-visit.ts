import type { EventSuiteData, MinimalEventSuiteData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { createContext } from "react-router";
import type { Visit } from "../visit/visit.ts";

/** A suite as those who may order for it see it, without its audit trail. suites#event-suite. */
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
  /** The suite's one pre-order, which a new one takes the place of; null before it is placed. suites#modify. */
  readonly preOrder: EventSuiteData["orders"][number] | null;
  /** A pre-order stands that is another's: this person neither sees nor changes it, and a suite has no second one. suites#hosts. */
  readonly isPlacedByOther: boolean;
  /** Who placed or changed it last, and when. suites#audit. */
  readonly preOrderAct: Pick<EventSuiteData["acts"][number], "by" | "at"> | null;
};

/** The suite that a visit is for. */
export type SuiteVisit = {
  readonly minimal: MinimalEventSuiteData;
  /** Null for guests and others who may not order for it. */
  readonly own: OwnSuite | null;
  /** Why the signed-in person may not order for it, in words; null for those who may, and for guests. */
  readonly problem: string | null;
  /** The signed-in person does not belong to this suite: another of their addresses may be. */
  readonly isStranger: boolean;
};

/** The suite of a link, or why it cannot be shown, in words; neither where the link names none. */
export type SuiteOfLink = { readonly suite: SuiteVisit | null; readonly problem: string | null };

/** The suite of the link that is being followed. Set before any screen of the restaurant is loaded. */
export const suiteContext = createContext<SuiteOfLink>({ suite: null, problem: null });

/** What a page needs of a suite that may be ordered for. */
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

/** The pre-order that the visit's order takes the place of; null for none, and for orders of the event's day. suites#modify. */
export function preOrderToChange(suite: SuiteVisit | null, visit: Pick<Visit, "eventDayOrdering">) {
  return visit.eventDayOrdering ? null : (suite?.own?.preOrder ?? null);
}

/** A visit without a suite that its link names and that could not be loaded: no link of the page leads there again. */
export function visitOfPage(visit: Visit, suite: SuiteVisit | null): Visit {
  return suite === null ? { ...visit, eventSuite: null, eventDayOrdering: false, value: null } : visit;
}

/** Why nothing can be ordered for the suite by this link now, in words; null where something can, and for a guest, who signs in first. */
export function suiteProblem(suite: SuiteVisit | null, visit: Pick<Visit, "eventDayOrdering">): string | null {
  if (suite === null) return null;
  const { minimal, own, problem } = suite;
  if (problem !== null) return problem;
  if (visit.eventDayOrdering) return minimal.event_day ? null : m.suite_not_event_day();
  if (minimal.pre_ordering && own?.isPlacedByOther) return m.suite_placed_by_other();
  return minimal.pre_ordering ? null : m.refusal_pre_order_closed();
}
