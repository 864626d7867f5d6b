import { formatTimeOfDay } from "@comptoir/messages";
import { type Cents, formatCents, limitsOrders, normalizeMenus, orderingSettings, slotsAt } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import { statement } from "../db/statement.ts";
import { instantOf, localMomentOf } from "../time/zoned.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { findRestaurant } from "./named-restaurant.ts";

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)$/;

const ordersOfSlotStatement = statement({
  name: "list orders of slot",
  text: `select number, type, total_with_tip_cents as "totalWithTipCents" from orders
         where restaurant_id = :restaurantId and status <> 'cancelled' and (taken -> 'slots' @> :slots::jsonb or taken -> 'places' @> :slots::jsonb)
         order by number`,
  params: { restaurantId: "text", slots: "jsonb" },
  row: { number: "int4", type: "text", totalWithTipCents: typed<Cents>("int8") },
});

/** `comptoir slots SLUG`: why a slot is full, with its orders as the answer. time#why-full. */
export const slots: Command = {
  name: "slots",
  usage: "SLUG [--at YYYY-MM-DDTHH:MM]",
  summary: "Says how full a slot is and which orders stand in it.",
  details: "The time is the restaurant's own; without --at it is now.",
  options: { at: { type: "string" } },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    const venue = await findRestaurant(context, slug);
    const { zone, hours } = orderingSettings(venue.settings);
    const moment = localMomentOf(readTime(textOption(options, "at"), zone) ?? context.clock(), zone);
    const limited = normalizeMenus(venue.document).filter(limitsOrders);
    if (limited.length === 0) context.say("No menu limits the orders of an interval.");
    for (const menu of limited) {
      const [slot] = slotsAt([menu], hours, moment);
      if (!slot) {
        context.say(`${menu.name}: closed then.`);
        continue;
      }
      const { start } = slot.interval;
      const wanted = { menuId: String(menu.id), startsAt: instantOf(start, zone).toISOString() };
      const { restaurantId } = venue;
      const orders = await ordersOfSlotStatement.rows(context.database, { restaurantId, slots: [wanted] });
      const time = `${start.date} ${formatTimeOfDay(start.minutes, "en-CA")}`;
      context.say(`${menu.name}, ${time}: ${orders.length} of ${menu.maxOrdersPerInterval}`);
      for (const { number, type, totalWithTipCents } of orders) {
        context.say(`  no. ${number}  ${type}  $${formatCents(totalWithTipCents)}`);
      }
    }
    return EXIT.ok;
  },
};

function readTime(text: string | undefined, zone: string): Date | null {
  if (text === undefined) return null;
  const [, date, hour, minute] = LOCAL_TIME.exec(text) ?? [];
  try {
    if (date) return instantOf({ date, minutes: Number(hour) * 60 + Number(minute) }, zone);
  } catch {
    // A date that no calendar has, such as February 30.
  }
  throw new CommandRefusal("--at is a date and a time, such as 2026-11-20T18:30.", EXIT.usage);
}
