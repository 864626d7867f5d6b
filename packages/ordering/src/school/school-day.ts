import { horizonDays } from "../fulfilment/cutoff-date.ts";
import { takesPart } from "../fulfilment/menu-time.ts";
import { strictestOf } from "../fulfilment/strictest-menus.ts";
import type { Menu } from "../menu/menu.ts";
import { addDays, weekdayOf } from "../time/calendar-date.ts";
import { NOON_MINUTES } from "../time/clock-time.ts";
import { isBefore, type LocalMoment, momentOn } from "../time/local-moment.ts";
import { closesWithin, type OpeningHours, openingAt, openingsOn } from "../venue/opening-hours.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import { type Rotation, type ServingReason, servedOn } from "./rotation.ts";
import type { SkipDateData } from "./rotation-data.ts";

export type School = {
  readonly rotations: readonly Rotation[];
  readonly menus: readonly Menu[];
  readonly ordering: Pick<OrderingSettings, "hours" | "maxAdvancedOrderDays" | "orderCutoffDays" | "weekendOrdering">;
};

/** Why a date has no meals: the school's calendar, or the opening hours. */
export type ClosedReason =
  | { readonly kind: "skip-date" | "replacement"; readonly day: SkipDateData }
  | { readonly kind: "weekend" | "hours" | "nothing-served" };

/** A date of a school: the menus that can be ordered for it, and its ordering period. */
export type SchoolDay = {
  readonly date: string;
  /** The serving time, which decides price slots and capacity. Null if the school is closed all day. */
  readonly moment: LocalMoment | null;
  /** The reason why nothing is served; null if something is. */
  readonly closed: ClosedReason | null;
  /** The menus that can be ordered, in the venue's order; empty on a closed day. */
  readonly menus: readonly Menu[];
  readonly reasons: readonly { readonly rotation: Rotation; readonly reason: ServingReason }[];
  /** The ordering period; `closes` is exclusive. time#cutoff, time#horizon. */
  readonly opens: LocalMoment;
  readonly closes: LocalMoment;
  /** The longest notice of the date's menus, in real minutes before `moment`. It can end before `closes`. */
  readonly noticeMinutes: number;
};

const FRIDAY = 4;

/** Computes a school's date. A school without rotations serves all menus every day. school#day. */
export function schoolDay({ rotations, menus, ordering }: School, date: string): SchoolDay {
  const reasons = rotations.map((rotation) => ({ rotation, ...servedOn(rotation, date) }));
  const served = new Set(reasons.flatMap(({ menuIds }) => menuIds));
  const moment = servingMoment(ordering.hours, date);
  const isWeekend = weekdayOf(date) > FRIDAY && !ordering.weekendOrdering;
  const offered =
    moment === null || isWeekend
      ? []
      : menus.filter(
          (menu) =>
            (rotations.length === 0 || served.has(String(menu.id))) &&
            takesPart(menu, { type: "school", when: moment }) &&
            !closesWithin(ordering.hours, moment, menu.lastCallMinutes),
        );
  const closed = offered.length > 0 ? null : closedReason(reasons, { isWeekend, isOpen: moment !== null });
  return {
    date,
    moment,
    closed,
    menus: offered,
    reasons,
    opens: momentOn(addDays(date, -horizonDays(ordering)), 0),
    closes: momentOn(addDays(date, -ordering.orderCutoffDays), 0),
    noticeMinutes: strictestOf(offered).requiredNoticeMinutes,
  };
}

/**
 * Returns why a date cannot be ordered for now; null if it can. school#past-cutoff.
 * @param leadMinutes the real minutes until the day's moment
 */
export function checkSchoolDay(
  day: SchoolDay,
  { now, leadMinutes }: { readonly now: LocalMoment; readonly leadMinutes: number },
): "closed" | "past-cutoff" | "too-far" | null {
  if (day.closed !== null) return "closed";
  if (isBefore(now, day.opens)) return "too-far";
  const isPastNotice = day.noticeMinutes > 0 && leadMinutes <= day.noticeMinutes;
  return isPastNotice || !isBefore(now, day.closes) ? "past-cutoff" : null;
}

/**
 * Returns the serving time of a date: noon, or the first opening if closed at noon. Null if closed all day.
 * school#moment.
 */
function servingMoment(hours: OpeningHours, date: string): LocalMoment | null {
  const noon = momentOn(date, NOON_MINUTES);
  if (openingAt(hours, noon)) return noon;
  const [first] = openingsOn(hours, date);
  return first ? momentOn(date, first.startMinutes) : null;
}

/**
 * Returns why a date is closed. A skip date or replacement comes first, because it has the school's own text.
 */
function closedReason(
  reasons: readonly { readonly reason: ServingReason }[],
  { isWeekend, isOpen }: { readonly isWeekend: boolean; readonly isOpen: boolean },
): ClosedReason {
  for (const { reason } of reasons) {
    if (reason.kind === "skip-date" || reason.kind === "replacement") return reason;
  }
  if (isWeekend) return { kind: "weekend" };
  return { kind: isOpen ? "nothing-served" : "hours" };
}
