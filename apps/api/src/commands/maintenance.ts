import { DEFAULT_ZONE } from "@comptoir/ordering";
import { beginMaintenance, endMaintenance, loadMaintenance } from "../maintenance/maintenance.store.ts";
import { localMomentOf } from "../time/zoned.ts";
import { type Command, EXIT, textOption } from "./command.ts";
import { readUntil } from "./named-time.ts";

/** `comptoir maintenance begin`: the product says that it is away. operations#maintenance. */
export const maintenanceBegin: Command = {
  name: "maintenance begin",
  usage: "[--until HH:MM]",
  summary:
    "Puts every server into a maintenance window within a second, until a time of day where one is given (Eastern time).",
  details: "What has begun is finished, and orders can still be looked at. Begun again, it moves the window's end.",
  options: { until: { type: "string" } },
  takes: [0, 0],
  run: async ({ database, clock, say }, _args, options) => {
    const until = textOption(options, "until") ?? null;
    const ends = until === null ? null : readUntil(until, clock(), DEFAULT_ZONE);
    await beginMaintenance(database, clock(), ends);
    say(`Maintenance has begun, ${wordEnd(ends)}.`);
    return EXIT.ok;
  },
};

/** `comptoir maintenance end`. */
export const maintenanceEnd: Command = {
  name: "maintenance end",
  usage: "",
  summary: "Ends the maintenance window.",
  takes: [0, 0],
  run: async ({ database, say }) => {
    await endMaintenance(database);
    say("There is no maintenance.");
    return EXIT.ok;
  },
};

/** `comptoir maintenance`: whether there is a window. */
export const maintenanceShow: Command = {
  name: "maintenance",
  usage: "",
  summary: "Says whether there is a maintenance window, and until when.",
  takes: [0, 0],
  run: async ({ database, clock, say }) => {
    const window = await loadMaintenance(database, {});
    const isOver = window === null || (window.until !== null && window.until <= clock());
    say(isOver ? "There is no maintenance." : `There is maintenance, ${wordEnd(window.until)}.`);
    return EXIT.ok;
  },
};

function wordEnd(until: Date | null): string {
  if (until === null) return "until it is ended";
  const { date, minutes } = localMomentOf(until, DEFAULT_ZONE);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0"));
  return `until ${date} ${hour}:${minute}, Eastern time`;
}
