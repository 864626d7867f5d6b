import { nextTimeOfDay } from "../time/zoned.ts";
import { CommandRefusal, EXIT } from "./command.ts";

/** Reads `--until 20:30`: the next moment at which the clock of a zone shows it. */
export function readUntil(text: string, now: Date, zone: string): Date {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined) {
    throw new CommandRefusal(`--until: "${text}" is no time of day such as 20:30.`, EXIT.usage);
  }
  return nextTimeOfDay(Number(hour) * 60 + Number(minute), now, zone);
}
