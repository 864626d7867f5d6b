import { parseLocale } from "@comptoir/messages";
import {
  formatClockTime,
  isCalendarDate,
  isRefused,
  type Locale,
  ORDER_STATUSES,
  type OrderStatus,
  orderingSettings,
} from "@comptoir/ordering";
import { findNamedOrder } from "../../ordering/orders/follow/orders-of-staff.ts";
import type { OrderName } from "../../ordering/orders/order-changes.ts";
import { isUuid } from "../../platform/db/uuid.ts";
import { localMomentOf, nextTimeOfDay } from "../../platform/time/zoned.ts";
import { buildVenue, type LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import {
  findRestaurantId,
  listSlugs,
  loadStoredVenue,
  type StoredVenue,
} from "../../venue/venues/restaurants.store.ts";
import { type CommandContext, CommandRefusal, EXIT, type OptionValues, textOption } from "./command.ts";

const HINTED_MAX = 20;

/** Finds a restaurant by slug or id; refuses an unknown one. */
export async function findRestaurant({ database }: CommandContext, slugOrId: string): Promise<StoredVenue> {
  const restaurantId = (await findRestaurantId(database, slugOrId)) ?? slugOrId;
  const venue = await loadStoredVenue(database, { restaurantId });
  if (venue) return venue;
  const known = await listSlugs(database, HINTED_MAX);
  const hint = known.length === 0 ? "There is none yet." : `There are: ${known.join(", ")}.`;
  throw new CommandRefusal(`There is no restaurant "${slugOrId}". ${hint}`);
}

const ORDER_NUMBER = /^\d{1,9}$/;

/** Finds an order by its full id, or by its receipt number on the day of `--day` (default: today). */
export async function findOrder(
  context: CommandContext,
  slug: string,
  word: string,
  options: OptionValues,
): Promise<OrderName> {
  const day = dayOption(options);
  const { restaurantId, settings } = await findRestaurant(context, slug);
  // No order has the number 0.
  const number = ORDER_NUMBER.test(word) ? Number(word) : 0;
  const named = isUuid(word) ? { id: word } : { number, day };
  const answer = await findNamedOrder(context, { restaurantId, zone: orderingSettings(settings).zone }, named);
  if (!isRefused(answer)) return answer.found;
  const { refused } = answer;
  if (refused.code === "order-unknown")
    throw new CommandRefusal(`There is no order ${word} ${refused.day === null ? "here" : `on ${refused.day}`}.`);
  const names = refused.kitchens.map((kitchen) => `${kitchen.slug} ${kitchen.number}`).join(", ");
  throw new CommandRefusal(`Each kitchen of a hub has an order of its own: name one of ${names}.`);
}

export function dayOption(options: OptionValues): string | null {
  const text = textOption(options, "day");
  return text === undefined ? null : readDay(text);
}

/** Parses a day argument; refuses a date that does not exist, such as February 30. */
export function readDay(text: string): string {
  if (isCalendarDate(text)) return text;
  throw new CommandRefusal("A day has the form 2026-11-20.", EXIT.usage);
}

export function readStatus(text: string | undefined): OrderStatus | null {
  if (text === undefined) return null;
  const status = ORDER_STATUSES.find((known) => known === text);
  if (status) return status;
  throw new CommandRefusal(`A status is one of ${ORDER_STATUSES.join(", ")}.`, EXIT.usage);
}

/** Returns the named school, or all schools; refuses if there is none. */
export async function findSchools(context: CommandContext, named: string | undefined): Promise<LoadedVenue[]> {
  const slugs = named === undefined ? await listSlugs(context.database) : [named];
  const venues: LoadedVenue[] = [];
  for (const slug of slugs) venues.push(buildVenue(await findRestaurant(context, slug)));
  const schools = venues.filter(({ ordering }) => ordering.k12);
  if (schools.length === 0) throw new CommandRefusal(named ? `${named} is not a school (k12).` : "There is no school.");
  return schools;
}

/** Returns the named school, or the only one; refuses if several exist and none is named. */
export async function findSchool(context: CommandContext, named: string | undefined): Promise<LoadedVenue> {
  const schools = await findSchools(context, named);
  const [school] = schools;
  if (school && schools.length === 1) return school;
  const slugs = schools.map(({ slug }) => slug).join(", ");
  throw new CommandRefusal(`There are several schools: set --restaurant to one of ${slugs}.`, EXIT.usage);
}

export function namedLocale(options: OptionValues, ofRestaurant: Locale): Locale {
  const written = textOption(options, "locale");
  const named = written === undefined ? ofRestaurant : parseLocale(written);
  if (!named) throw new CommandRefusal("--locale is en-CA or fr-CA.", EXIT.usage);
  return named;
}

/** Parses `--until 20:30` to the next such local time in the zone. */
export function readUntil(text: string, now: Date, zone: string): Date {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined) {
    throw new CommandRefusal(`--until: "${text}" is not a time of day such as 20:30.`, EXIT.usage);
  }
  return nextTimeOfDay(Number(hour) * 60 + Number(minute), now, zone);
}

/** Formats a moment in local time: `2026-11-20 18:30`. */
export function writeMoment(instant: Date, zone: string): string {
  const { date, minutes } = localMomentOf(instant, zone);
  return `${date} ${formatClockTime(minutes)}`;
}
