import { FALLBACK_LOCALE, isRefused, orderingSettings, restaurantName } from "@comptoir/ordering";
import { inviteToStaff, removeFromStaff, STAFF_NAME_MAX, staffOfRestaurant } from "../../people/staff.ts";
import { loadSiteAddress } from "../../platform/maintenance/site-address.store.ts";
import { findRestaurant, writeMoment } from "./arguments.ts";
import { type Command, CommandRefusal, EXIT, numberOption } from "./command.ts";

const HOURS = 24;
const HOURS_MAX = 7 * 24;

/** `comptoir staff invite SLUG NAME`. operations#staff-commands, people#staff-codes. */
export const staffInvite: Command = {
  name: "staff invite",
  usage: "SLUG NAME [--hours N]",
  summary: "Prints a single-use sign-in code for a member of a restaurant's staff.",
  details: [
    "The code is valid for a day, or for --hours, a week at most. Only a hash of it is stored, so it cannot be printed again.",
    "Invite a member again for another device, or after their session has ended; an unused earlier code is then revoked.",
  ].join("\n"),
  options: { hours: { type: "string" } },
  takes: [2, 2],
  run: async (context, [slug = "", typed = ""], options) => {
    const { restaurantId, settings } = await findRestaurant(context, slug);
    const hours = numberOption(options, "hours", { min: 1, max: HOURS_MAX }) ?? HOURS;
    const answer = await inviteToStaff(context, { restaurantId, name: typed, hours });
    if (isRefused(answer)) throw nameRefusal();
    const { name, code, expiresAt } = answer.invited;
    context.say(code);
    const { zone } = orderingSettings(settings);
    const place = `${context.siteOrigin(await loadSiteAddress(context.database))}/staff`;
    context.complain(`${name} enters it at ${place}, once, until ${writeMoment(expiresAt, zone)}.`);
  },
};

/** `comptoir staff list SLUG`. operations#staff-commands. */
export const staffList: Command = {
  name: "staff list",
  usage: "SLUG",
  summary: "Lists a restaurant's staff, with their unused codes and their sessions.",
  takes: [1, 1],
  run: async (context, [slug = ""]) => {
    const venue = await findRestaurant(context, slug);
    const { zone } = orderingSettings(venue.settings);
    const staff = await staffOfRestaurant(context, venue);
    if (staff.length === 0) context.say("No staff have been invited.");
    for (const { name, codeUntil, sessions, seenAt } of staff) {
      const said = [
        ...(sessions > 0 ? [`signed in ${sessions === 1 ? "once" : `${sessions} times`}`] : ["not signed in"]),
        ...(seenAt ? [`seen ${writeMoment(seenAt, zone)}`] : []),
        ...(codeUntil ? [`a code until ${writeMoment(codeUntil, zone)}`] : []),
      ];
      context.say(`${name}  ${said.join(", ")}`);
    }
  },
};

/** `comptoir staff remove SLUG NAME`: takes effect on every server at once. operations#staff-commands. */
export const staffRemove: Command = {
  name: "staff remove",
  usage: "SLUG NAME",
  summary: "Removes a member of the staff: ends their sessions, and revokes their codes.",
  takes: [2, 2],
  run: async (context, [slug = "", typed = ""]) => {
    const { restaurantId, settings } = await findRestaurant(context, slug);
    const answer = await removeFromStaff(context, { restaurantId, name: typed });
    if (isRefused(answer)) {
      if (answer.refused.code === "name-not-possible") throw nameRefusal();
      throw new CommandRefusal(
        `${restaurantName(settings, FALLBACK_LOCALE)} has no member of the staff called "${answer.refused.name}".`,
      );
    }
    context.say(`${answer.removed} is signed out everywhere.`);
  },
};

function nameRefusal(): CommandRefusal {
  return new CommandRefusal(`A name has from 1 to ${STAFF_NAME_MAX} characters.`, EXIT.usage);
}
