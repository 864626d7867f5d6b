import type { Refused } from "../refusal.ts";
import type { LocalMoment } from "../time/local-moment.ts";
import { type OpeningHours, openState } from "../venue/opening-hours.ts";
import type { AcceptanceData, OrderOptionsData } from "../venue/order-options-data.ts";
import type { OrderType } from "../venue/order-type.ts";

/** How a restaurant accepts orders. board#acceptance. */
export const ACCEPTANCE_MODES = ["automatic", "countdown", "manual"] as const;
export type AcceptanceMode = (typeof ACCEPTANCE_MODES)[number];

/** What happens to an order that nobody answers in time. board#missed. */
export const MISSED_ACTS = ["accept", "decline"] as const;
export type MissedAct = (typeof MISSED_ACTS)[number];

export type Acceptance = {
  readonly mode: AcceptanceMode;
  /** Seconds from the beginning of the wait until `whenMissed` happens. */
  readonly seconds: number;
  readonly whenMissed: MissedAct;
};

/** Acceptance of each order type; `all` applies to types without one of their own. */
export type AcceptanceSettings = {
  readonly all: Acceptance;
  readonly byType: ReadonlyMap<OrderType, Acceptance>;
};

const DEFAULT_ACCEPTANCE_SECONDS = 180;
/** Seconds without an answer after which the people in `alerts` are told. board#alerts. */
export const ALERT_AFTER_SECONDS = 70;
/** Number of orders missed in a row after which a restaurant pauses. board#missed-in-a-row. */
export const MISSED_IN_A_ROW_MAX = 3;

/** Parses `order_options.acceptance` and `acceptance_by_type` with their defaults. board#acceptance. */
export function readAcceptance(options: OrderOptionsData): AcceptanceSettings {
  const { acceptance, acceptance_by_type: byType } = options;
  const own = Object.entries(byType ?? {}).flatMap(([type, data]) =>
    data ? [[type as OrderType, withDefaults({ ...acceptance, ...data })] as const] : [],
  );
  return { all: withDefaults(acceptance ?? {}), byType: new Map(own) };
}

function withDefaults({ mode, seconds, when_missed }: AcceptanceData): Acceptance {
  const known = mode ?? "automatic";
  return {
    mode: known,
    seconds: seconds ?? DEFAULT_ACCEPTANCE_SECONDS,
    whenMissed: when_missed ?? (known === "manual" ? "decline" : "accept"),
  };
}

export function acceptanceOf({ all, byType }: AcceptanceSettings, type: OrderType): Acceptance {
  return byType.get(type) ?? all;
}

/**
 * Returns when the wait for an answer begins, if an order is placed at `moment`: at once (`now`), or when the
 * restaurant opens next. A restaurant that does not open within a year is asked at once. board#wait.
 */
export function waitBegins(hours: OpeningHours, moment: LocalMoment): LocalMoment | "now" {
  const state = openState(hours, moment);
  return state.open ? "now" : (state.opensAt ?? "now");
}

/** The columns of an order that say whether it waits for an answer. */
export type AnswerState = {
  readonly status: string;
  readonly acceptUntil: Date | null;
  readonly acceptedAt: Date | null;
};

/** Tells whether an order waits for the restaurant's answer. board#awaits. */
export function awaitsAnswer({ status, acceptUntil, acceptedAt }: AnswerState): boolean {
  return status === "placed" && acceptUntil !== null && acceptedAt === null;
}

/** Refuses an acceptance of an order that does not wait for one. board#accept. */
export function checkAcceptance(order: AnswerState): Refused<{ readonly code: "awaits-no-answer" }> | null {
  return awaitsAnswer(order) ? null : { refused: { code: "awaits-no-answer" } };
}

/**
 * Returns when a pause for missed orders ends: at the next opening after the one of `moment`. Null if the restaurant
 * does not close; staff must then resume it. board#missed-in-a-row.
 */
export function openingAfter(hours: OpeningHours, moment: LocalMoment): LocalMoment | null {
  const state = openState(hours, moment);
  if (!state.open) return state.opensAt;
  if (state.until === null) return null;
  const closed = openState(hours, state.until);
  return closed.open ? null : closed.opensAt;
}
