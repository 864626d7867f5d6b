import { instantOf, localMomentOf } from "../time/zoned.ts";
import { CommandRefusal, EXIT } from "./command.ts";

/** The next moment at which the clock of a zone shows a time of day: today's, or tomorrow's once that is past. */
export function nextTimeOfDay(text: string, now: Date, zone: string): Date {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined) {
    throw new CommandRefusal(`--until: "${text}" is no time of day such as 20:30.`, EXIT.usage);
  }
  const { date } = localMomentOf(now, zone);
  const minutes = Number(hour) * 60 + Number(minute);
  const today = instantOf({ date, minutes }, zone);
  return today > now ? today : instantOf({ date, minutes: minutes + 24 * 60 }, zone);
}
