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

/** A school as its days are worked out from. */
export type School = {
  readonly rotations: readonly Rotation[];
  /** Its published menus. */
  readonly menus: readonly Menu[];
  readonly ordering: Pick<OrderingSettings, "hours" | "maxAdvancedOrderDays" | "orderCutoffDays" | "weekendOrdering">;
};

/** Why nothing is served on a date: by the calendar, with the school's own words where it has some, or by its hours. */
export type ClosedReason =
  | { readonly kind: "skip-date" | "replacement"; readonly day: SkipDateData }
  | { readonly kind: "weekend" | "hours" | "nothing-served" };

/** A date of a school: what can be ordered for it, and from when to when. */
export type SchoolDay = {
  readonly date: string;
  /** When its food is served, which decides price slots and capacity. Null on a day without opening. */
  readonly moment: LocalMoment | null;
  /** Null when something is served. */
  readonly closed: ClosedReason | null;
  /** The menus that can be ordered, in the venue's order; none on a closed day. */
  readonly menus: readonly Menu[];
  /** What each rotation says of the date. */
  readonly reasons: readonly { readonly rotation: Rotation; readonly reason: ServingReason }[];
  /** The first moment at which it can be ordered for, and the first at which it cannot any more. time#cutoff, time#horizon. */
  readonly opens: LocalMoment;
  readonly closes: LocalMoment;
  /** The longest notice of its menus, in real minutes before `moment`: it may end before `closes`. */
  readonly noticeMinutes: number;
};

const FRIDAY = 4;

/**
 * Works out a school's date: the menus of all its rotations for it, that are published and take scheduled orders. A weekend
 * is a day without school unless weekend ordering is on; a school without rotations serves all its menus on every day.
 * school#day.
 */
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
 * Why a date cannot be ordered for at this moment: nothing is served, or it is past its cutoff, or too far ahead. Null when it
 * can. school#past-cutoff.
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

/** When a date's food is served: at noon, or when the day opens if it is closed at noon; null on a day without opening. school#moment. */
function servingMoment(hours: OpeningHours, date: string): LocalMoment | null {
  const noon = momentOn(date, NOON_MINUTES);
  if (openingAt(hours, noon)) return noon;
  const [first] = openingsOn(hours, date);
  return first ? momentOn(date, first.startMinutes) : null;
}

/** The school's own words before anything else: what is on that day says more than that nothing is served. */
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
