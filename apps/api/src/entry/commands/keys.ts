import { FALLBACK_LOCALE, isRefused, KEY_SCOPES, KEYS_MAX, orderingSettings, restaurantName } from "@comptoir/ordering";
import {
  type AddKeyRefusal,
  addKey,
  keyModeOf,
  keysOfRestaurant,
  removeKeyByName,
} from "../../people/keys/change-keys.ts";
import { STAFF_NAME_MAX } from "../../people/staff.ts";
import { findRestaurant, writeMoment } from "./arguments.ts";
import { type Command, CommandRefusal, EXIT, numberOption } from "./command.ts";

const DAYS_MAX = 10 * 365;
const DAY_MS = 86_400_000;

/** `comptoir keys add SLUG NAME SCOPE...`. operations#key-commands, partners#partner-keys. */
export const keysAdd: Command = {
  name: "keys add",
  usage: "SLUG NAME SCOPE... [--days N]",
  summary: "Prints a key by which another system of a restaurant calls the API.",
  details: [
    "Only a hash of the key is stored, so it cannot be printed again. --days ends it after so many days.",
    `A scope is one of ${KEY_SCOPES.join(", ")}.`,
    "To rotate a key, add a second one under another name, and remove the first.",
  ].join("\n"),
  options: { days: { type: "string" } },
  takes: [3, 2 + KEY_SCOPES.length],
  run: async (context, [slug = "", name = "", ...words], options) => {
    const { restaurantId, settings } = await findRestaurant(context, slug);
    const scopes = words.map(parseScope);
    const days = numberOption(options, "days", { min: 1, max: DAYS_MAX });
    const endsAt = days === null ? null : new Date(context.clock().getTime() + days * DAY_MS);
    const mode = keyModeOf(settings, await context.openGateways(context.database));
    const answer = await addKey(context, { restaurantId, name, scopes, mode, endsAt }, "command");
    if (isRefused(answer)) throw refusal(answer.refused);
    context.say(answer.added.key);
    const until = endsAt === null ? "It does not end." : `It ends ${writeMoment(endsAt, zoneOf(settings))}.`;
    context.complain(`This is the key of ${answer.added.name}, for ${scopes.join(", ")}. ${until}`);
  },
};

function parseScope(word: string) {
  const scope = KEY_SCOPES.find((one) => one === word);
  if (scope === undefined) throw new CommandRefusal(`A scope is one of ${KEY_SCOPES.join(", ")}.`, EXIT.usage);
  return scope;
}

function zoneOf(settings: Parameters<typeof orderingSettings>[0]): string {
  return orderingSettings(settings).zone;
}

function refusal({ code }: AddKeyRefusal): CommandRefusal {
  switch (code) {
    case "name-not-possible":
      return new CommandRefusal(`A name has from 1 to ${STAFF_NAME_MAX} characters.`, EXIT.usage);
    case "name-taken":
      return new CommandRefusal("The restaurant has a key of this name already.");
    case "full":
      return new CommandRefusal(`The restaurant has ${KEYS_MAX} keys, which is the most. Remove one first.`);
    case "end-has-passed":
      return new CommandRefusal("The key would have ended already.");
  }
}

/** `comptoir keys list SLUG`. operations#key-commands. */
export const keysList: Command = {
  name: "keys list",
  usage: "SLUG",
  summary: "Lists the keys of a restaurant's other systems, with their scopes and last use.",
  takes: [1, 1],
  run: async (context, [slug = ""]) => {
    const { restaurantId, settings } = await findRestaurant(context, slug);
    const mode = keyModeOf(settings, await context.openGateways(context.database));
    const keys = await keysOfRestaurant(context, { restaurantId, mode });
    if (keys.length === 0) context.say("No other system has a key.");
    const zone = zoneOf(settings);
    for (const { name, prefix, scopes, endsAt, lastUsedAt, fault } of keys) {
      const said = [
        scopes.join(" "),
        lastUsedAt === null ? "never used" : `used ${writeMoment(lastUsedAt, zone)}`,
        ...(endsAt === null ? [] : [`${fault === "ended" ? "ended" : "ends"} ${writeMoment(endsAt, zone)}`]),
        ...(fault === "of-test" ? ["refused: a test key, and payments are real"] : []),
      ];
      context.say(`${name}  ${prefix}…  ${said.join(", ")}`);
    }
  },
};

/** `comptoir keys remove SLUG NAME`: takes effect on every server at once. operations#key-commands, partners#key-at-once. */
export const keysRemove: Command = {
  name: "keys remove",
  usage: "SLUG NAME",
  summary: "Removes a key: no later call with it is answered.",
  takes: [2, 2],
  run: async (context, [slug = "", name = ""]) => {
    const { restaurantId, settings } = await findRestaurant(context, slug);
    const removed = await removeKeyByName(context, { restaurantId, name: name.trim() });
    if (removed === null) {
      throw new CommandRefusal(`${restaurantName(settings, FALLBACK_LOCALE)} has no key called "${name}".`);
    }
    context.say(`The key of ${removed} is removed.`);
  },
};
