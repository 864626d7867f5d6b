import {
  isRefused,
  orderingSettings,
  PAPERS_PRINTED,
  type PaperPrinted,
  PRINTER_MODEL_IDS,
  PRINTER_WAYS,
  PRINTERS_MAX,
} from "@comptoir/ordering";
import {
  addPrinter,
  type FieldRefusal,
  printersOf,
  removePrinter,
  rotatePrinterSecret,
} from "../../events/printing/change-printers.ts";
import { printTest } from "../../events/printing/print-order.ts";
import { isReachable, printerAddress } from "../../events/printing/printer-address.ts";
import { loadSiteAddress } from "../../platform/maintenance/site-address.store.ts";
import { findRestaurant, writeMoment } from "./arguments.ts";
import {
  type Command,
  type CommandContext,
  CommandRefusal,
  EXIT,
  numberOption,
  type OptionValues,
  textOption,
} from "./command.ts";

const FAULTS: Readonly<Record<FieldRefusal["fault"], string>> = {
  required: "A printer by tcp needs --host.",
  "model-of-other-way": "The model cannot be reached in this way.",
  "network-off": "The setting PRINTER_NETWORK is empty, so the server connects to no printer.",
  "host-not-allowed": "The address is not in the setting PRINTER_NETWORK.",
  "printer-port": "The port is 9100 to 9109.",
  "printer-unknown": "The fallback is no printer of the restaurant.",
  "printer-itself": "A printer cannot be its own fallback.",
  "printer-page": "The fallback prints from a browser only.",
};

/** `comptoir printers list SLUG`. operations#printers-commands. */
export const printersList: Command = {
  name: "printers list",
  usage: "SLUG",
  summary: "Lists the printers of a restaurant, with their state.",
  takes: [1, 1],
  run: async (context, [slug = ""]) => {
    const venue = await findRestaurant(context, slug);
    const { zone } = orderingSettings(venue.settings);
    const printers = await printersOf(context.database, venue);
    if (printers.length === 0) context.say("No printers.");
    for (const { id, name, way, model, isOn, status, statusSince, waiting, prints, stations, host, port } of printers) {
      const said = [
        isOn ? `${status} since ${writeMoment(statusSince, zone)}` : "off",
        ...(waiting > 0 ? [`${waiting} waiting`] : []),
        ...(host === null ? [] : [`${host}:${port}`]),
        prints.length === 0 ? "prints by hand" : prints.join(" "),
        ...(stations.length === 0 ? [] : [`stations ${stations.join(" ")}`]),
      ];
      context.say(`${name}  ${id}  ${way} ${model}  ${said.join(", ")}`);
    }
  },
};

/** `comptoir printers add SLUG NAME`. operations#printers-commands. */
export const printersAdd: Command = {
  name: "printers add",
  usage:
    "SLUG NAME --way WAY --model MODEL [--prints PAPERS] [--stations NAMES] [--labels EACH] [--fallback NAME] [--host HOST] [--port N]",
  summary: "Adds a printer, and prints the address that is typed into it, which cannot be printed again.",
  details: [
    `--way is one of ${PRINTER_WAYS.join(", ")}. --model is one of ${PRINTER_MODEL_IDS.join(", ")}.`,
    `--prints are some of ${PAPERS_PRINTED.join(",")}; tickets without it. --stations are separated by commas; all without it.`,
    "--labels is order or portion. --fallback names a printer. --host and --port are the address of a printer by tcp.",
  ].join("\n"),
  options: {
    way: { type: "string" },
    model: { type: "string" },
    prints: { type: "string" },
    stations: { type: "string" },
    labels: { type: "string" },
    fallback: { type: "string" },
    host: { type: "string" },
    port: { type: "string" },
  },
  takes: [2, 2],
  run: async (context, [slug = "", typed = ""], options) => {
    const { restaurantId } = await findRestaurant(context, slug);
    const name = typed.trim();
    if (name === "" || name.length > 60) throw new CommandRefusal("A name has 1 to 60 characters.", EXIT.usage);
    const way = chosen(options, "way", PRINTER_WAYS);
    const added = {
      ...{ name, way, model: chosen(options, "model", PRINTER_MODEL_IDS), prints: printsOption(options) },
      labelsEach: options.labels === undefined ? ("order" as const) : chosen(options, "labels", ["order", "portion"]),
      stations: listOf(textOption(options, "stations") ?? ""),
      fallbackId: await fallbackOption(context, slug, textOption(options, "fallback")),
      host: textOption(options, "host") ?? null,
      port: numberOption(options, "port", { min: 1, max: 65_535 }) ?? null,
    };
    const deps = { ...context, printerNetwork: context.openPrinterNetwork() };
    const answer = await addPrinter(deps, restaurantId, added, null);
    if (isRefused(answer)) {
      const { refused } = answer;
      if (refused.code === "field") throw new CommandRefusal(FAULTS[refused.fault], EXIT.usage);
      throw new CommandRefusal(`A restaurant has ${PRINTERS_MAX} printers at most. Remove one first.`);
    }
    if (!(await sayAddress(context, way, answer.secret))) context.say(`${name} is added.`);
  },
};

/** Says the address of a printer that polls, and whether printers can reach it; false for one that does not poll. */
async function sayAddress(context: CommandContext, way: (typeof PRINTER_WAYS)[number], secret: string | null) {
  const origin = context.siteOrigin(await loadSiteAddress(context.database));
  const address = printerAddress(origin, way, secret);
  if (address === null) return false;
  context.say(address);
  if (!isReachable(origin))
    context.complain("Only this machine can open this address. Set PUBLIC_ORIGIN to the public one.");
  return true;
}

function chosen<const Name extends string>(options: OptionValues, option: string, names: readonly Name[]): Name {
  const text = textOption(options, option);
  const known = names.find((name) => name === text);
  if (known === undefined) throw new CommandRefusal(`--${option} is one of ${names.join(", ")}.`, EXIT.usage);
  return known;
}

function printsOption(options: OptionValues): readonly PaperPrinted[] {
  const named = listOf(textOption(options, "prints") ?? "tickets");
  const unknown = named.find((paper) => !PAPERS_PRINTED.some((known) => known === paper));
  if (unknown !== undefined) throw new CommandRefusal(`No printer prints "${unknown}".`, EXIT.usage);
  return PAPERS_PRINTED.filter((paper) => named.includes(paper));
}

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

async function fallbackOption(context: CommandContext, slug: string, named: string | undefined) {
  return named === undefined ? null : (await findPrinter(context, slug, named)).printer.id;
}

/** Finds a printer by its name or id. */
async function findPrinter(context: CommandContext, slug: string, named: string) {
  const venue = await findRestaurant(context, slug);
  const found = (await printersOf(context.database, venue)).filter(({ id, name }) => id === named || name === named);
  const [printer] = found;
  if (printer === undefined) throw new CommandRefusal(`The restaurant has no printer "${named}".`);
  if (found.length > 1) throw new CommandRefusal(`Several printers are called "${named}". Name one by its id.`);
  return { printer, name: { restaurantId: venue.restaurantId, printerId: printer.id } };
}

/** `comptoir printers remove SLUG NAME`. operations#printers-commands. */
export const printersRemove: Command = {
  name: "printers remove",
  usage: "SLUG NAME",
  summary: "Removes a printer. What waits goes to its fallback, or to the board.",
  takes: [2, 2],
  run: async (context, [slug = "", named = ""]) => {
    const { printer, name } = await findPrinter(context, slug, named);
    await removePrinter(context, name, null);
    context.say(`${printer.name} is removed.`);
  },
};

/** `comptoir printers rotate SLUG NAME`. operations#printers-commands. */
export const printersRotate: Command = {
  name: "printers rotate",
  usage: "SLUG NAME",
  summary: "Replaces the secret of a printer that polls, and prints its new address. The old one ends at once.",
  takes: [2, 2],
  run: async (context, [slug = "", named = ""]) => {
    const { printer, name } = await findPrinter(context, slug, named);
    const answer = await rotatePrinterSecret(context, name, null);
    if (isRefused(answer)) {
      throw new CommandRefusal(
        answer.refused.code === "no-secret" ? "The printer does not poll." : "The printer was removed meanwhile.",
      );
    }
    await sayAddress(context, printer.way, answer.secret);
  },
};

/** `comptoir printers test SLUG NAME`. operations#printers-commands, printing#test-page. */
export const printersTest: Command = {
  name: "printers test",
  usage: "SLUG NAME",
  summary: "Prints a test page.",
  takes: [2, 2],
  run: async (context, [slug = "", named = ""]) => {
    const { printer, name } = await findPrinter(context, slug, named);
    const answer = await printTest(context, name, null);
    if (isRefused(answer)) {
      throw new CommandRefusal(
        answer.refused.code === "printer-off" ? "The printer is off." : "The printer prints from a browser only.",
      );
    }
    context.say(`A test page waits for ${printer.name}.`);
  },
};
