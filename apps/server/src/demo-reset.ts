import { type Command, CommandRefusal, countOf, loadSiteAddress } from "@comptoir/api/command-line";
import type pg from "pg";
import { resetDemonstration } from "./demonstration-reset.ts";
import { inviteVisitor, SHIFT_SLUG } from "./demonstration-staff.ts";

/** `comptoir demo reset`: erases the demonstration and loads it again. venue#demonstration-reset. */
export const demoReset: Command = {
  name: "demo reset",
  usage: "[--yes]",
  summary: "Erases the demonstration's restaurants with their orders, and loads them again.",
  details: [
    "Servers may be running: they refuse changes for some seconds. Accounts, sessions and messages are erased too, if no other",
    "restaurant is there. If one is, the command needs --yes, and leaves it and all accounts untouched.",
  ].join("\n"),
  options: { yes: { type: "boolean" } },
  takes: [0, 0],
  run: async (context, _, options) => {
    const { clock, database } = context;
    const answer = await resetDemonstration(database as pg.Pool, { clock, besideOthers: options.yes === true });
    if ("refused" in answer) {
      const { refused } = answer;
      if (refused.code === "taken") throw new CommandRefusal(`Nothing was erased: ${refused.faults.join("; ")}.`);
      throw new CommandRefusal(
        `There is ${countOf(refused.others, "other restaurant")} in this installation. "comptoir demo reset --yes" resets only the demonstration's.`,
      );
    }
    context.say(`${countOf(answer.reset.length, "restaurant")} of the demonstration loaded again.`);
    const shift = answer.reset.find(({ slug }) => slug === SHIFT_SLUG);
    if (shift === undefined) return;
    const code = await inviteVisitor({ database, clock }, shift.id);
    const origin = context.siteOrigin(await loadSiteAddress(database));
    context.say(`A manager of ${shift.name} signs in, once, at ${origin}/staff#${code}`);
  },
};
