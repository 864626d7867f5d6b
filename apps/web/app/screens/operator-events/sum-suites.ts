import type { EventSuiteData } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import { type DueDay, preOrderDue } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { localMomentAt } from "../../venue/local-moment.ts";

/** A suite as `get-active-events` returns it. */
export type ActiveSuite = Pick<EventSuiteData, "id" | "name" | "state" | "event_day" | "tab_limit" | "tab_total"> & {
  readonly owner: string | null;
  readonly pre_order_total: string | null;
};

/** An event as `get-active-events` returns it. */
export type ActiveEvent = { readonly pre_order_closes_at: string; readonly suites: readonly ActiveSuite[] };

/** The time of rendering in ms, and the venue's zone. */
export type VenueTime = { readonly now: number; readonly zone: string | undefined };

/**
 * Returns the day on which pre-orders close, if that is today or tomorrow, and if the suite has no pre-order.
 * suites#pre-order-due.
 */
export function dueDay(
  { pre_order_closes_at: closesAt }: ActiveEvent,
  { state }: Pick<ActiveSuite, "state">,
  { now, zone }: VenueTime,
): DueDay | null {
  return preOrderDue(state, { now: localMomentAt(now, zone), closes: localMomentAt(Date.parse(closesAt), zone) });
}

/** Returns the text for suites without a pre-order whose pre-orders close on `day`. */
export function dueWords(day: DueDay): string {
  return day === "today" ? m.operator_due_today() : m.operator_due_tomorrow();
}

/** `due`: the number of suites without a pre-order whose pre-orders close today or tomorrow. */
export type EventSums = {
  readonly suites: number;
  readonly ordered: number;
  readonly preOrders: string;
  readonly tabs: string;
  readonly due: { readonly day: DueDay; readonly count: number } | null;
};

/** Sums up an event's suites. A suite with a pre-order or an open tab counts as ordered. */
export function sumSuites(event: ActiveEvent, time: VenueTime): EventSums {
  const { suites } = event;
  const sum = (amounts: readonly (string | null)[]) =>
    formatMoney(amounts.reduce((cents, amount) => cents + centsOf(amount ?? "0.00"), 0));
  const dueDays = suites.flatMap((suite) => dueDay(event, suite, time) ?? []);
  const [day] = dueDays;
  return {
    suites: suites.length,
    ordered: suites.filter(({ state }) => state !== "no-pre-order" && state !== "in-progress").length,
    preOrders: sum(suites.map(({ pre_order_total }) => pre_order_total)),
    tabs: sum(suites.map(({ tab_total }) => tab_total)),
    due: day === undefined ? null : { day, count: dueDays.length },
  };
}
