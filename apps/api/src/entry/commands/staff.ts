import {
  FALLBACK_LOCALE,
  isRefused,
  orderingSettings,
  restaurantName,
  STAFF_ROLES,
  type StaffRole,
} from "@comptoir/ordering";
import {
  inviteToStaff,
  removeFromStaff,
  STAFF_CODE_HOURS,
  STAFF_NAME_MAX,
  staffOfRestaurant,
} from "../../people/staff.ts";
import { loadSiteAddress } from "../../platform/maintenance/site-address.store.ts";
import { findRestaurant, writeMoment } from "./arguments.ts";
import { type Command, CommandRefusal, EXIT, numberOption, type OptionValues, textOption } from "./command.ts";

const HOURS_MAX = 7 * 24;

/** `comptoir staff invite SLUG NAME`. operations#staff-commands, people#staff-codes, staff#staff-roles. */
export const staffInvite: Command = {
  name: "staff invite",
  usage: "SLUG NAME [--role ROLE] [--device] [--same-at SLUG] [--hours N]",
  summary: "Prints a single-use sign-in code for a person or a device of a restaurant's staff.",
  details: [
    "The code is valid for a day, or for --hours, a week at most. Only a hash of it is stored, so it cannot be printed again.",
    "Invite a member again for another browser, or after their session has ended; an unused earlier code is then revoked.",
    "--role is kitchen, counter or manager. Without it a known member's role stays; a new person is a manager, and a new",
    "device has the role kitchen. --device invites a tablet or a screen, on which persons are chosen by PIN.",
    "--same-at SLUG says that this is the person of the same name at that restaurant, who can then switch between both.",
  ].join("\n"),
  options: {
    hours: { type: "string" },
    role: { type: "string" },
    device: { type: "boolean" },
    "same-at": { type: "string" },
  },
  takes: [2, 2],
  run: async (context, [slug = "", typed = ""], options) => {
    const { restaurantId, settings } = await findRestaurant(context, slug);
    const hours = numberOption(options, "hours", { min: 1, max: HOURS_MAX }) ?? STAFF_CODE_HOURS;
    const sameSlug = textOption(options, "same-at");
    const sameAt = sameSlug === undefined ? null : (await findRestaurant(context, sameSlug)).restaurantId;
    const kind = options.device === true ? "device" : sameAt === null ? null : "person";
    const answer = await inviteToStaff(context, {
      restaurantId,
      name: typed,
      hours,
      kind,
      role: roleOption(options),
      sameAt,
    });
    if (isRefused(answer)) throw inviteRefusal(answer.refused);
    const { name, code, expiresAt } = answer.invited;
    context.say(code);
    const { zone } = orderingSettings(settings);
    const place = `${context.siteOrigin(await loadSiteAddress(context.database))}/staff`;
    context.complain(`${name} enters it at ${place}, once, until ${writeMoment(expiresAt, zone)}.`);
  },
};

function roleOption(options: OptionValues): StaffRole | null {
  const text = textOption(options, "role");
  if (text === undefined) return null;
  const role = STAFF_ROLES.find((one) => one === text);
  if (role === undefined) throw new CommandRefusal(`--role is one of ${STAFF_ROLES.join(", ")}.`, EXIT.usage);
  return role;
}

function inviteRefusal(
  refused: Extract<Awaited<ReturnType<typeof inviteToStaff>>, { readonly refused: unknown }>["refused"],
): CommandRefusal {
  switch (refused.code) {
    case "name-not-possible":
      return nameRefusal();
    case "kind-differs":
      return new CommandRefusal(`${refused.name} is on the staff already, as the other of a person and a device.`);
    case "name-unknown":
      return new CommandRefusal(`The restaurant of --same-at has no person called "${refused.name}" on its staff.`);
    case "other-person":
      return new CommandRefusal(`Another person called ${refused.name} is on the staff already. Remove them first.`);
  }
}

/** `comptoir staff list SLUG`. operations#staff-commands. */
export const staffList: Command = {
  name: "staff list",
  usage: "SLUG",
  summary: "Lists a restaurant's staff, with their roles, their unused codes and their sessions.",
  takes: [1, 1],
  run: async (context, [slug = ""]) => {
    const venue = await findRestaurant(context, slug);
    const { zone } = orderingSettings(venue.settings);
    const staff = await staffOfRestaurant(context, venue);
    if (staff.length === 0) context.say("No staff have been invited.");
    for (const { name, kind, role, hasPin, codeUntil, sessions, seenAt } of staff) {
      const said = [
        kind === "device" ? `${role} device` : role,
        ...(hasPin ? ["a PIN"] : []),
        ...(sessions > 0 ? [`signed in ${sessions === 1 ? "once" : `${sessions} times`}`] : ["not signed in"]),
        ...(seenAt ? [`seen ${writeMoment(seenAt, zone)}`] : []),
        ...(codeUntil ? [`a code until ${writeMoment(codeUntil, zone)}`] : []),
      ];
      context.say(`${name}  ${said.join(", ")}`);
    }
  },
};

/** `comptoir staff remove SLUG NAME`: takes effect on every server at once. operations#staff-commands, staff#at-once. */
export const staffRemove: Command = {
  name: "staff remove",
  usage: "SLUG NAME",
  summary: "Removes a person or a device from the staff: ends their sessions, and revokes their codes.",
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
