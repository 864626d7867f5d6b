import { formatTimeOfDay } from "@comptoir/messages";
import { formatCents } from "@comptoir/ordering";
import { instantOf, localMomentOf } from "../../platform/time/zoned.ts";
import { explainSlots, type FilledSlot } from "../../venue/fulfilment/explain-slots.ts";
import { buildVenue } from "../../venue/venues/loaded-venue.ts";
import { findRestaurant } from "./arguments.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)$/;

/** `comptoir slots SLUG`: shows how full a slot is, with its orders and holds. time#why-full. */
export const slots: Command = {
  name: "slots",
  usage: "SLUG [--at YYYY-MM-DDTHH:MM]",
  summary: "Shows how full a slot is, and which orders and holds it has.",
  details:
    "The time is in the restaurant's time zone, by default now. A hold is the chosen time of a checkout without an order yet.",
  options: { at: { type: "string" } },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    const venue = buildVenue(await findRestaurant(context, slug));
    const at = readTime(textOption(options, "at"), venue.zone) ?? context.clock();
    const menus = await explainSlots(context, venue, at);
    if (menus.length === 0) context.say("No menu limits the orders of an interval.");
    for (const menu of menus) {
      if (menu.state === "closed") context.say(`${menu.name}: closed then.`);
      else if (menu.state === "unlimited") context.say(`${menu.name}: no limit then.`);
      else for (const line of linesOf(menu.name, menu.slot, venue.zone)) context.say(line);
    }
  },
};

function linesOf(name: string, { interval, limits, orders, holds, prepMinutes }: FilledSlot, zone: string): string[] {
  const { start } = interval;
  const counts = [
    limits.orders === null ? [] : `${orders.length + holds.length} of ${limits.orders}`,
    limits.prepMinutes === null ? [] : `${prepMinutes} of ${limits.prepMinutes} minutes of work`,
  ].flat();
  const held = holds.length === 0 ? "" : `, ${holds.length} of them held`;
  const work = (minutes: number) => (limits.prepMinutes === null ? "" : `  ${minutes} min`);
  return [
    `${name}, ${start.date} ${formatTimeOfDay(start.minutes, "en-CA")}: ${counts.join(", ")}${held}`,
    ...orders.map(
      (order) =>
        `  no. ${order.number}  ${order.type}  $${formatCents(order.totalWithTipCents)}${work(order.prepMinutes)}`,
    ),
    ...holds.map(
      (hold) =>
        `  held until ${formatTimeOfDay(localMomentOf(hold.until, zone).minutes, "en-CA")}${work(hold.prepMinutes)}`,
    ),
  ];
}

function readTime(text: string | undefined, zone: string): Date | null {
  if (text === undefined) return null;
  const [, date, hour, minute] = LOCAL_TIME.exec(text) ?? [];
  try {
    if (date) return instantOf({ date, minutes: Number(hour) * 60 + Number(minute) }, zone);
  } catch {
    // `instantOf` throws for a date that does not exist; the refusal below covers it.
  }
  throw new CommandRefusal("--at is a date and a time, such as 2026-11-20T18:30.", EXIT.usage);
}
