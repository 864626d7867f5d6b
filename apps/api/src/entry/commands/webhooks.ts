import { isRefused, orderingSettings, PARTNER_EVENTS, type PartnerEvent, WEBHOOKS_MAX } from "@comptoir/ordering";
import {
  addWebhookEndpoint,
  endpointsOf,
  removeWebhookEndpoint,
  rotateSecret,
  turnWebhookEndpoint,
} from "../../events/webhooks/change-endpoints.ts";
import { replaySpan } from "../../events/webhooks/replay-events.ts";
import { THE_INTERNET, type WebhookUrlFault } from "../../gateways/webhook/webhook-url.ts";
import { buildVenue } from "../../venue/venues/loaded-venue.ts";
import { findRestaurant, writeMoment } from "./arguments.ts";
import { type Command, type CommandContext, CommandRefusal, countOf, EXIT, textOption } from "./command.ts";

const URL_FAULTS: Readonly<Record<WebhookUrlFault, string>> = {
  "not-an-address": "This is no web address.",
  "not-https": "The address has to begin with https://.",
  "has-password": "The address cannot contain a user or a password.",
  "private-address": "The address leads to a private network.",
  "too-much": "The address is too long.",
};

/** `comptoir webhooks list SLUG`. operations#webhook-commands. */
export const webhooksList: Command = {
  name: "webhooks list",
  usage: "SLUG",
  summary: "Lists the endpoints of a restaurant's other systems, with their state.",
  takes: [1, 1],
  run: async (context, [slug = ""]) => {
    const venue = await findRestaurant(context, slug);
    const { zone } = orderingSettings(venue.settings);
    const endpoints = await endpointsOf(context.database, venue);
    if (endpoints.length === 0) context.say("No endpoints.");
    for (const {
      id,
      name,
      url,
      types,
      withContacts,
      disabledAt,
      disabledBecause,
      failingSince,
      waiting,
    } of endpoints) {
      const said = [
        disabledAt ? `off since ${writeMoment(disabledAt, zone)} (${disabledBecause})` : "on",
        ...(failingSince ? [`failing since ${writeMoment(failingSince, zone)}`] : []),
        ...(waiting > 0 ? [`${waiting} waiting`] : []),
        ...(withContacts ? ["with contacts"] : []),
        types.join(" "),
      ];
      context.say(`${name}  ${id}  ${url}  ${said.join(", ")}`);
    }
  },
};

/** `comptoir webhooks add SLUG NAME URL`. operations#webhook-commands. */
export const webhooksAdd: Command = {
  name: "webhooks add",
  usage: "SLUG NAME URL [--types TYPE,…] [--contacts]",
  summary: "Adds an endpoint, and prints its secret, which cannot be printed again.",
  details: `--types are some of ${PARTNER_EVENTS.join(", ")}; all of them without it.`,
  options: { types: { type: "string" }, contacts: { type: "boolean" } },
  takes: [3, 3],
  run: async (context, [slug = "", name = "", url = ""], options) => {
    const { restaurantId } = await findRestaurant(context, slug);
    if (name.trim() === "" || name.length > 60) throw new CommandRefusal("A name has 1 to 60 characters.", EXIT.usage);
    const types = typesOption(textOption(options, "types"));
    const added = { name: name.trim(), url, types, withContacts: options.contacts === true };
    const answer = await addWebhookEndpoint({ ...context, network: THE_INTERNET }, restaurantId, added, null);
    if (isRefused(answer)) {
      const { refused } = answer;
      if (refused.code === "url") throw new CommandRefusal(URL_FAULTS[refused.fault], EXIT.usage);
      throw new CommandRefusal(`A restaurant has ${WEBHOOKS_MAX} endpoints at most. Remove one first.`);
    }
    context.say(answer.secret);
  },
};

function typesOption(text: string | undefined): readonly PartnerEvent[] {
  if (text === undefined) return PARTNER_EVENTS;
  const named = text.split(",").map((type) => type.trim());
  const unknown = named.find((type) => !PARTNER_EVENTS.some((known) => known === type));
  if (unknown !== undefined) throw new CommandRefusal(`There are no events "${unknown}".`, EXIT.usage);
  return PARTNER_EVENTS.filter((type) => named.includes(type));
}

/** Finds an endpoint by its name or id. */
async function findEndpoint(context: CommandContext, slug: string, named: string) {
  const venue = await findRestaurant(context, slug);
  const endpoints = await endpointsOf(context.database, venue);
  const found = endpoints.filter(({ id, name }) => id === named || name === named);
  const [endpoint] = found;
  if (endpoint === undefined) throw new CommandRefusal(`The restaurant has no endpoint "${named}".`);
  if (found.length > 1) throw new CommandRefusal(`Several endpoints are called "${named}". Name one by its id.`);
  return { venue, endpoint, name: { restaurantId: venue.restaurantId, endpointId: endpoint.id } };
}

/** Returns the command that turns an endpoint on or off. operations#webhook-commands. */
function turning(word: "on" | "off"): Command {
  return {
    name: `webhooks ${word}`,
    usage: "SLUG NAME",
    summary: word === "on" ? "Turns an endpoint on: it gets what happens from now on." : "Turns an endpoint off.",
    takes: [2, 2],
    run: async (context, [slug = "", named = ""]) => {
      const { endpoint, name } = await findEndpoint(context, slug, named);
      await turnWebhookEndpoint(context, name, word === "on", null);
      context.say(`${endpoint.name} is ${word}.`);
    },
  };
}

export const webhooksOn = turning("on");
export const webhooksOff = turning("off");

/** `comptoir webhooks remove SLUG NAME`. operations#webhook-commands. */
export const webhooksRemove: Command = {
  name: "webhooks remove",
  usage: "SLUG NAME",
  summary: "Removes an endpoint with its log.",
  takes: [2, 2],
  run: async (context, [slug = "", named = ""]) => {
    const { endpoint, name } = await findEndpoint(context, slug, named);
    await removeWebhookEndpoint(context, name, null);
    context.say(`${endpoint.name} is removed.`);
  },
};

/** `comptoir webhooks secret SLUG NAME`. operations#webhook-commands. */
export const webhooksSecret: Command = {
  name: "webhooks secret",
  usage: "SLUG NAME [--now]",
  summary: "Replaces an endpoint's secret, and prints the new one. The old one ends in a day, or with --now at once.",
  options: { now: { type: "boolean" } },
  takes: [2, 2],
  run: async (context, [slug = "", named = ""], options) => {
    const { name } = await findEndpoint(context, slug, named);
    const answer = await rotateSecret(context, name, { endsNow: options.now === true }, null);
    if (isRefused(answer)) throw new CommandRefusal("The endpoint was removed meanwhile.");
    context.say(answer.secret);
  },
};

/** `comptoir webhooks replay SLUG NAME --from … --to …`. operations#webhook-commands, partners#replay-events. */
export const webhooksReplay: Command = {
  name: "webhooks replay",
  usage: "SLUG NAME --from INSTANT --to INSTANT [--delivered]",
  summary: "Sends the events of a span of time again that were not delivered; with --delivered all of them.",
  details: "An instant is as 2026-11-20T17:00:00Z. The span is a week at most.",
  options: { from: { type: "string" }, to: { type: "string" }, delivered: { type: "boolean" } },
  takes: [2, 2],
  run: async (context, [slug = "", named = ""], options) => {
    const { venue, name } = await findEndpoint(context, slug, named);
    const [from, to] = [instantOption(options.from), instantOption(options.to)];
    const byId = async () => buildVenue(venue);
    const span = { from, to, withDelivered: options.delivered === true };
    const answer = await replaySpan({ ...context, venues: { byId } }, name, span, null);
    if (!isRefused(answer)) return void context.say(`${countOf(answer.events, "event")} sent again.`);
    const { code } = answer.refused;
    if (code === "span-too-long") throw new CommandRefusal("The span is a week at most.", EXIT.usage);
    throw new CommandRefusal(code === "endpoint-off" ? "The endpoint is off." : "The endpoint was removed meanwhile.");
  },
};

function instantOption(text: unknown): Date {
  const at = new Date(typeof text === "string" ? text : "");
  if (Number.isNaN(at.getTime())) throw new CommandRefusal("--from and --to are instants.", EXIT.usage);
  return at;
}
