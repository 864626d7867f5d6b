import { formatTimeOfDay } from "@comptoir/messages";
import {
  formatCents,
  limitsOrders,
  type MenuSlot,
  NO_WORK,
  normalizeMenus,
  openState,
  orderingSettings,
  slotsAt,
} from "@comptoir/ordering";
import { instantOf, localMomentOf } from "../time/zoned.ts";
import { type Command, type CommandContext, CommandRefusal, EXIT, textOption } from "./command.ts";
import { findRestaurant } from "./named-restaurant.ts";
import { listHoldsOfSlot, listOrdersOfSlot } from "./slots.store.ts";

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)$/;

/** `comptoir slots SLUG`: why a slot is full, with its orders and holds as the answer. time#why-full. */
export const slots: Command = {
  name: "slots",
  usage: "SLUG [--at YYYY-MM-DDTHH:MM]",
  summary: "Says how full a slot is, and which orders and holds stand in it.",
  details:
    "The time is the restaurant's own; without --at it is now. A hold is the time of a checkout that is not ordered yet.",
  options: { at: { type: "string" } },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    const venue = await findRestaurant(context, slug);
    const { zone, hours } = orderingSettings(venue.settings);
    const moment = localMomentOf(readTime(textOption(options, "at"), zone) ?? context.clock(), zone);
    const limited = normalizeMenus(venue.document).filter(limitsOrders);
    if (limited.length === 0) context.say("No menu limits the orders of an interval.");
    for (const menu of limited) {
      if (!openState(hours, moment).open) {
        context.say(`${menu.name}: closed then.`);
        continue;
      }
      const [slot] = slotsAt([menu], hours, moment, NO_WORK);
      if (slot) await explainSlot(context, { slot, restaurantId: venue.restaurantId, zone });
      else context.say(`${menu.name}: no limit then.`);
    }
    return EXIT.ok;
  },
};

async function explainSlot(
  { clock, database, say }: CommandContext,
  { slot, restaurantId, zone }: { readonly slot: MenuSlot; readonly restaurantId: string; readonly zone: string },
): Promise<void> {
  const { menu, interval, limits } = slot;
  const { start } = interval;
  const name = { restaurantId, menuId: String(menu.id), startsAt: instantOf(start, zone) };
  const orders = await listOrdersOfSlot(database, name);
  const holds = await listHoldsOfSlot(database, name, clock());
  const minutes = [...orders, ...holds].reduce((sum, { prepMinutes }) => sum + prepMinutes, 0);
  const counts = [
    limits.orders === null ? [] : `${orders.length + holds.length} of ${limits.orders}`,
    limits.prepMinutes === null ? [] : `${minutes} of ${limits.prepMinutes} minutes of work`,
  ].flat();
  const held = holds.length === 0 ? "" : `, ${holds.length} of them held`;
  say(`${menu.name}, ${start.date} ${formatTimeOfDay(start.minutes, "en-CA")}: ${counts.join(", ")}${held}`);
  const work = (prepMinutes: number) => (limits.prepMinutes === null ? "" : `  ${prepMinutes} min`);
  for (const { number, type, totalWithTipCents, prepMinutes } of orders) {
    say(`  no. ${number}  ${type}  $${formatCents(totalWithTipCents)}${work(prepMinutes)}`);
  }
  for (const { until, prepMinutes } of holds) {
    say(`  held until ${formatTimeOfDay(localMomentOf(until, zone).minutes, "en-CA")}${work(prepMinutes)}`);
  }
}

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
