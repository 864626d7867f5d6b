import { formatTimeOfDay } from "@comptoir/messages";
import {
  type Evening,
  type EveningOrder,
  intervalsOn,
  type LocalMoment,
  limitsAt,
  limitsOrders,
  type Menu,
  minutesBetween,
  type PlayedEvening,
  type SlotTaking,
} from "@comptoir/ordering";
import { html, raw } from "hono/html";
import { type Bar, drawPanel, PANEL_HEIGHT, type Panel, PICTURE_WIDTH, type TimeSpan } from "./draw-panel.ts";

const STEP_MINUTES = 15;
const HEADING_HEIGHT = 56;
const DAY_MINUTES = 1_440;

/**
 * Draws a simulated evening as SVG: slot load per menu, guests placed or refused, and waits. All panels share
 * one time axis. time#simulate.
 */
export function drawEvening(evening: Evening, played: PlayedEvening): string {
  const minutesOf = (moment: LocalMoment) => minutesBetween({ date: evening.date, weekday: 0, minutes: 0 }, moment);
  const span = spanOf(played.orders, minutesOf);
  const panels = [
    ...loadPanels(evening, played, minutesOf),
    guestsPanel(played.orders, minutesOf, span),
    waitsPanel(played.orders, minutesOf, span),
  ];
  const height = HEADING_HEIGHT + panels.length * PANEL_HEIGHT;
  const { orders, chosenPercent, patienceMinutes } = evening.guests;
  return `${html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_WIDTH} ${height}" width="${PICTURE_WIDTH}" height="${height}" role="img" font-family="system-ui, sans-serif">
<title>An evening of ${orders} orders on ${evening.date}</title>
<rect width="100%" height="100%" fill="#fbf8f3"/>
<text x="24" y="34" font-size="18" font-weight="600" fill="#1d1916">${evening.date}: ${orders} orders, ${chosenPercent} of 100 for a chosen time, patience ${patienceMinutes} min</text>
${panels.map((panel, index) => raw(drawPanel(panel, span, HEADING_HEIGHT + index * PANEL_HEIGHT)))}
</svg>`}\n`;
}

type MinutesOf = (moment: LocalMoment) => number;

/** Returns the time for which the guest wanted the food: the chosen time, or the time of ordering. */
function wantedAt({ chosen, placedAt }: EveningOrder): LocalMoment {
  return chosen ?? placedAt;
}

/**
 * Returns the chart's time span in whole hours, to an hour after the last time. Ignores times later than 1.5
 * days after the midnight that begins the evening's date.
 */
function spanOf(orders: readonly EveningOrder[], minutesOf: MinutesOf): TimeSpan {
  const moments = orders.flatMap((order) =>
    order.outcome.status === "placed" ? [wantedAt(order), order.outcome.start] : [wantedAt(order)],
  );
  const minutes = moments.map(minutesOf).filter((each) => each >= 0 && each < 1.5 * DAY_MINUTES);
  const [first, last] = minutes.length === 0 ? [17 * 60, 22 * 60] : [Math.min(...minutes), Math.max(...minutes)];
  return { from: Math.floor(first / 60) * 60, to: Math.floor(last / 60) * 60 + 60 };
}

/** Draws the slot load of each menu with a limit, in one panel per kind of limit: orders or work minutes. */
function loadPanels({ date, settings, menus }: Evening, { takenIn }: PlayedEvening, minutesOf: MinutesOf): Panel[] {
  const panelOf = (menu: Menu, of: keyof SlotTaking, words: string): Panel[] => {
    const slots = intervalsOn(settings.hours, date, menu.orderingIntervalMinutes).map((interval) => ({
      interval,
      limit: limitsAt(menu, interval.start)[of],
      value: takenIn(menu, interval.start)[of],
    }));
    const limits = [...new Set(slots.map(({ limit }) => limit))];
    if (limits.every((limit) => limit === null)) return [];
    const [limit] = limits;
    const most = limits.length > 1 || limit == null ? "as many as the hour takes" : String(limit);
    const bars = slots.map((slot): Bar => {
      const starts = minutesOf(slot.interval.start);
      const isFull = slot.limit !== null && slot.value >= slot.limit;
      return {
        starts,
        lengthMinutes: slot.interval.lengthMinutes,
        parts: [{ value: slot.value, colour: isFull ? "#b3401f" : "#3b6b58" }],
        says: `${formatTimeOfDay(starts, "en-CA")}: ${slot.value} of ${slot.limit ?? "any number of"} ${words}`,
      };
    });
    return [
      {
        title: `${menu.name}: ${words} in a slot, of ${most} at most`,
        limit: limits.length > 1 ? null : (limit ?? null),
        bars,
      },
    ];
  };
  return menus
    .filter(limitsOrders)
    .flatMap((menu) => [...panelOf(menu, "orders", "orders"), ...panelOf(menu, "prepMinutes", "minutes of work")]);
}

function guestsPanel(orders: readonly EveningOrder[], minutesOf: MinutesOf, span: TimeSpan): Panel {
  const bars = steps(span).map((starts): Bar => {
    const here = ordersWithin(orders, minutesOf, starts);
    const placed = here.filter(({ outcome }) => outcome.status === "placed").length;
    const away = here.length - placed;
    return {
      starts,
      lengthMinutes: STEP_MINUTES,
      parts: [
        { value: placed, colour: "#3b6b58" },
        { value: away, colour: "#b3401f" },
      ],
      says: `${formatTimeOfDay(starts, "en-CA")}: ${placed} placed, ${away} turned away`,
    };
  });
  return { title: "Guests in a quarter of an hour: orders placed (green), turned away (red)", limit: null, bars };
}

function waitsPanel(orders: readonly EveningOrder[], minutesOf: MinutesOf, span: TimeSpan): Panel {
  const bars = steps(span).map((starts): Bar => {
    const waits = ordersWithin(orders, minutesOf, starts)
      .flatMap(({ outcome }) => (outcome.status === "placed" ? [outcome.waitMinutes] : []))
      .sort((a, b) => a - b);
    const median = waits[Math.floor(waits.length / 2)] ?? 0;
    return {
      starts,
      lengthMinutes: STEP_MINUTES,
      parts: [{ value: median, colour: "#7a5c99" }],
      says: `${formatTimeOfDay(starts, "en-CA")}: half wait ${median} min or less`,
    };
  });
  return {
    title: "Wait beyond the prep time in minutes (median), or how far a chosen time was moved",
    limit: null,
    bars,
  };
}

function steps({ from, to }: TimeSpan): number[] {
  return Array.from({ length: (to - from) / STEP_MINUTES }, (_, index) => from + index * STEP_MINUTES);
}

function ordersWithin(orders: readonly EveningOrder[], minutesOf: MinutesOf, starts: number): EveningOrder[] {
  return orders.filter((order) => {
    const minutes = minutesOf(wantedAt(order));
    return minutes >= starts && minutes < starts + STEP_MINUTES;
  });
}
