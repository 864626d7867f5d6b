import { formatTimeOfDay, formatWeekday, m } from "@comptoir/messages";
import { daysBetween, type LocalMoment, type OpenState } from "@comptoir/ordering";
import { classNames } from "../../ui/class-names.ts";
import { sayWhen } from "../../venue/say-when.ts";
import { useRestaurant } from "./use-restaurant.ts";

export type StateLineProps = {
  readonly state: "open" | "closed" | "paused";
  readonly words: string;
  readonly className?: string | undefined;
};

export function StateLine({ state, words, className }: StateLineProps) {
  return (
    <span className={classNames("inline-flex items-baseline gap-2 text-small font-medium", className)}>
      <span
        aria-hidden="true"
        className={classNames("size-2.5 shrink-0 self-center rounded-full forced-color-adjust-none", DOTS[state])}
      />
      {words}
    </span>
  );
}

/** Forced colours remove the background that the venue's colours are readable on. */
const DOTS = {
  open: "bg-good forced-colors:bg-[CanvasText]",
  closed: "border-2 border-edge forced-colors:border-[CanvasText]",
  paused: "bg-caution forced-colors:bg-[CanvasText]",
} as const;

/**
 * Shows whether the venue is open and until when, or that orders are paused. A venue without opening hours is not called
 * open. ordering#view-only.
 */
export function OpeningState({ className }: { readonly className?: string }) {
  const { venue, viewOnly } = useRestaurant();
  if (viewOnly === "orders-paused")
    return <StateLine state="paused" words={pauseWords(venue.pausedUntil, venue.now)} className={className} />;
  if (venue.openState.open && venue.hours.length === 0) return null;
  const state = venue.openState.open ? "open" : "closed";
  return <StateLine state={state} words={openingWords(venue.openState, venue.now)} className={className} />;
}

export function pauseWords(until: LocalMoment | null, now: LocalMoment): string {
  return until === null ? m.venue_paused() : m.venue_paused_until({ time: sayWhen(until, now) });
}

/** Maximum number of days ahead for which the weekday identifies the date. A later opening is not shown. */
const DAYS_A_WEEKDAY_NAMES = 6;

/** Returns the text of a venue's opening state: "Open until 10:00 p.m.", "Closed. Opens tomorrow at 11:00 a.m." */
export function openingWords(state: OpenState, now: LocalMoment): string {
  if (state.open) {
    // A closing time later than tomorrow is not shown.
    const endsSoon = state.until !== null && daysBetween(now.date, state.until.date) <= 1;
    return endsSoon ? m.venue_open_until({ time: formatTimeOfDay(state.until?.minutes ?? 0) }) : m.venue_open();
  }
  const { opensAt } = state;
  const days = opensAt === null ? Number.POSITIVE_INFINITY : daysBetween(now.date, opensAt.date);
  if (opensAt === null || days > DAYS_A_WEEKDAY_NAMES) return m.venue_closed();
  const time = formatTimeOfDay(opensAt.minutes);
  if (days === 0) return m.venue_closed_opens_at({ time });
  if (days === 1) return m.venue_closed_opens_tomorrow({ time });
  return m.venue_closed_opens_on({ day: formatWeekday(opensAt.weekday), time });
}
