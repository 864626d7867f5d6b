import { DEFAULT_ZONE } from "@comptoir/ordering";
import { beginMaintenance, endMaintenance, loadMaintenance } from "../../platform/maintenance/maintenance.store.ts";
import { readUntil, writeMoment } from "./arguments.ts";
import { type Command, textOption } from "./command.ts";

/** `comptoir maintenance begin`: starts a maintenance window on all servers. operations#maintenance. */
export const maintenanceBegin: Command = {
  name: "maintenance begin",
  usage: "[--until HH:MM]",
  summary: "Starts a maintenance window on all servers, without an end or until a time of day (Eastern time).",
  details:
    "Requests in progress are finished, and orders can still be viewed. Repeating the command changes the window's end.",
  options: { until: { type: "string" } },
  takes: [0, 0],
  run: async ({ database, clock, say }, _args, options) => {
    const until = textOption(options, "until") ?? null;
    const ends = until === null ? null : readUntil(until, clock(), DEFAULT_ZONE);
    await beginMaintenance(database, clock(), ends);
    say(`Maintenance has begun, ${wordEnd(ends)}.`);
  },
};

export const maintenanceEnd: Command = {
  name: "maintenance end",
  usage: "",
  summary: "Ends the maintenance window.",
  takes: [0, 0],
  run: async ({ database, say }) => {
    await endMaintenance(database);
    say("There is no maintenance.");
  },
};

export const maintenanceShow: Command = {
  name: "maintenance",
  usage: "",
  summary: "Shows whether a maintenance window is open, and when it ends.",
  takes: [0, 0],
  run: async ({ database, clock, say }) => {
    const window = await loadMaintenance(database, {});
    const isOver = window === null || (window.until !== null && window.until <= clock());
    say(isOver ? "There is no maintenance." : `There is maintenance, ${wordEnd(window.until)}.`);
  },
};

function wordEnd(until: Date | null): string {
  return until === null ? "until it is ended" : `until ${writeMoment(until, DEFAULT_ZONE)}, Eastern time`;
}
