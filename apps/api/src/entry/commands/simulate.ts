import {
  type EveningOrder,
  isCalendarDate,
  type Menu,
  normalizeMenus,
  ORDER_TYPES,
  type OrderType,
  openingsOn,
  orderingSettings,
  parseClockTime,
  seededNumbers,
  simulateEvening,
} from "@comptoir/ordering";
import { localMomentOf } from "../../platform/time/zoned.ts";
import { findRestaurant } from "./arguments.ts";
import { type Command, CommandRefusal, EXIT, numberOption, type OptionValues, textOption } from "./command.ts";
import { drawEvening } from "./draw-evening.ts";
import { writeOut } from "./named-files.ts";

/** `comptoir simulate SLUG`: simulates an evening of orders against a venue's settings. time#simulate. */
export const simulate: Command = {
  name: "simulate",
  usage:
    "SLUG [--date YYYY-MM-DD] [--orders N] [--limit N] [--work MINUTES] [--interval MINUTES] [--prep MINUTES] [--out FILE.svg]",
  summary: "Simulates an evening of orders with a venue's settings.",
  details: [
    "Guests order around --peak (18:30), two thirds of them within --spread minutes (60). --chosen percent (30) of them choose",
    "a time; no guest waits longer than --patience minutes (45) beyond the preparation time. --type is the order type, by",
    "default pickup. --limit, --work, --interval and --prep replace max_orders_per_interval, max_prep_minutes_per_interval,",
    "ordering_interval and estimated_prep_time of all menus, at every hour. If work is limited, a guest orders one to three",
    "dishes of a menu. The same --seed (1) simulates the same guests. --date is by default today. --out writes an SVG with",
    "load, waits, and refused orders.",
  ].join("\n"),
  options: {
    date: { type: "string" },
    orders: { type: "string" },
    peak: { type: "string" },
    spread: { type: "string" },
    chosen: { type: "string" },
    patience: { type: "string" },
    type: { type: "string" },
    limit: { type: "string" },
    work: { type: "string" },
    interval: { type: "string" },
    prep: { type: "string" },
    seed: { type: "string" },
    out: { type: "string" },
  },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    if (!(textOption(options, "out") ?? ".svg").toLowerCase().endsWith(".svg")) {
      throw new CommandRefusal("--out is a file whose name ends in .svg.", EXIT.usage);
    }
    const venue = await findRestaurant(context, slug);
    const settings = orderingSettings(venue.settings);
    const date = dateOption(options) ?? localMomentOf(context.clock(), settings.zone).date;
    if (openingsOn(settings.hours, date).length === 0) {
      throw new CommandRefusal(`The restaurant is closed on ${date}: no evening can be simulated.`);
    }
    const evening = {
      date,
      type: typeOption(options),
      settings,
      menus: normalizeMenus(venue.document).map((menu) => withTrial(menu, options)),
      guests: {
        orders: numberOption(options, "orders", { max: 2_000 }) ?? 100,
        peakMinutes: clockOption(options, "peak") ?? 18 * 60 + 30,
        spreadMinutes: numberOption(options, "spread", { max: 600 }) ?? 60,
        chosenPercent: numberOption(options, "chosen", { max: 100 }) ?? 30,
        patienceMinutes: numberOption(options, "patience", { max: 600 }) ?? 45,
      },
      random: seededNumbers(numberOption(options, "seed", { max: 2 ** 31 }) ?? 1),
    };
    const played = simulateEvening(evening);
    for (const line of summaryOf(played.orders, evening.menus)) context.say(line);
    if (textOption(options, "out") !== undefined) await writeOut(context, options, drawEvening(evening, played));
  },
};

function summaryOf(orders: readonly EveningOrder[], menus: readonly Menu[]): string[] {
  const waits = orders
    .flatMap(({ outcome }) => (outcome.status === "placed" ? [outcome.waitMinutes] : []))
    .sort((a, b) => a - b);
  const turnedAway = orders.flatMap(({ outcome }) => (outcome.status === "turned-away" ? [outcome.reason] : []));
  const prep = Math.max(0, ...menus.map((menu) => menu.estimatedPrepMinutes));
  const countOf = (reason: string) => turnedAway.filter((other) => other === reason).length;
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  return [
    `Orders placed: ${waits.length} of ${orders.length}.`,
    `Turned away: ${turnedAway.length} (no room ${countOf("full")}, too long ${countOf("too-long")}, not served then ${countOf("not-served")}).`,
    `Wait beyond the prep time (${prep} min): median ${at(0.5)} min, one in ten above ${at(0.9)} min.`,
  ];
}

function withTrial(menu: Menu, options: OptionValues): Menu {
  const limit = numberOption(options, "limit", { max: 10_000 });
  const work = numberOption(options, "work", { max: 100_000 });
  return {
    ...menu,
    maxOrdersPerInterval: limit ?? menu.maxOrdersPerInterval,
    maxPrepMinutesPerInterval: work ?? menu.maxPrepMinutesPerInterval,
    intervalLimits: menu.intervalLimits.map((row) => ({
      ...row,
      maxOrders: limit === null ? row.maxOrders : null,
      maxPrepMinutes: work === null ? row.maxPrepMinutes : null,
    })),
    orderingIntervalMinutes: numberOption(options, "interval", { max: 1_440 }) ?? menu.orderingIntervalMinutes,
    estimatedPrepMinutes: numberOption(options, "prep", { max: 1_440 }) ?? menu.estimatedPrepMinutes,
  };
}

function clockOption(options: OptionValues, name: string): number | null {
  const text = textOption(options, name);
  if (text === undefined) return null;
  const minutes = parseClockTime(text);
  if (minutes === null) throw new CommandRefusal(`--${name} is a time of day, such as 18:30.`, EXIT.usage);
  return minutes;
}

function dateOption(options: OptionValues): string | null {
  const text = textOption(options, "date");
  if (text === undefined || isCalendarDate(text)) return text ?? null;
  throw new CommandRefusal("--date is a date, such as 2026-11-27.", EXIT.usage);
}

function typeOption(options: OptionValues): OrderType {
  const text = textOption(options, "type") ?? "pickup";
  const type = ORDER_TYPES.find((known) => known === text);
  if (type === undefined) throw new CommandRefusal(`--type is one of ${ORDER_TYPES.join(", ")}.`, EXIT.usage);
  return type;
}
