import { loadSiteAddress } from "../../platform/maintenance/site-address.store.ts";
import { issueStartCode, START_CODE_HOURS } from "../../venue/start/start-codes.ts";
import { type Command, numberOption } from "./command.ts";

const HOURS_MAX = 7 * 24;

/** `comptoir staff start-link`. studio#start-code, operations#staff-commands. */
export const staffStartLink: Command = {
  name: "staff start-link",
  usage: "[--hours N]",
  summary: "Prints a link that makes one new restaurant, by browser.",
  details: [
    "It makes one restaurant, and its manager is signed in on that device. It shows and changes no other restaurant. The link is",
    "valid for a day, or for --hours, a week at most. Only a hash of its code is stored, so it cannot be printed again.",
  ].join("\n"),
  options: { hours: { type: "string" } },
  takes: [0, 0],
  run: async (context, _args, options) => {
    const hours = numberOption(options, "hours", { min: 1, max: HOURS_MAX }) ?? START_CODE_HOURS;
    const { code } = await issueStartCode(context, hours);
    context.say(`${context.siteOrigin(await loadSiteAddress(context.database))}/staff/start#${code}`);
    context.complain(`The link makes one restaurant, within ${hours} ${hours === 1 ? "hour" : "hours"}.`);
    return undefined;
  },
};
