import { isRefused } from "@comptoir/ordering";
import { formatFault, formatVenueFile, formatWarning } from "@comptoir/venue-file";
import {
  type FaultyImport,
  type ImportOptions,
  importVenueFile,
  planImport,
} from "../../venue/venue-files/import-venue-file.ts";
import { loadReplacedVenue, revertVenue } from "../../venue/venue-files/replaced-venue.ts";
import { findRestaurant } from "./arguments.ts";
import { type Command, type CommandContext, CommandRefusal, countOf, EXIT, type OptionValues } from "./command.ts";
import { withEachFile } from "./named-files.ts";
import { placesIn } from "./venue-validate.ts";

const CONFIRMING = { yes: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;

/** `comptoir venue import FILE...`. venue#file-import. */
export const venueImport: Command = {
  name: "venue import",
  usage: "FILE... [--yes | --dry-run] [--rename]",
  summary: "Imports venue files; the fields that a file omits stay unchanged.",
  details: [
    "Everything is checked first: a file with a fault changes nothing. What a file omits stays: a file with only a slug, a name",
    "and menus changes no setting. The changes are printed before. At a terminal the command then asks; elsewhere it requires",
    "--yes. --dry-run prints the changes and stops. venue revert restores the previous venue. Orders, gift cards and the uses of",
    "codes stay. A counted dish keeps its remaining stock, unless the file's number has changed. A sold-out mark stays unless",
    "the file has sold_out. A restaurant is identified by its id, or by its slug if the file has no id. A file with the id of a",
    "restaurant under another slug is refused, unless --rename moves that restaurant to the file's slug.",
  ].join("\n"),
  options: { ...CONFIRMING, rename: { type: "boolean" } },
  takes: [1, Number.POSITIVE_INFINITY],
  run: (context, files, options) =>
    withEachFile(context, files, (name, content) =>
      confirmImport(context, { name, content, rename: options.rename === true }, options),
    ),
};

/** `comptoir venue revert SLUG`. venue#file-revert. */
export const venueRevert: Command = {
  name: "venue revert",
  usage: "SLUG [--yes | --dry-run]",
  summary: "Reverts a restaurant to the venue before its last publication.",
  details: [
    "Settings, menus, codes and members are again as before the last import or draft that changed any of them. Codes and members that",
    "managers added, changed or removed since stay so, as do orders, gift cards, sold-out marks and remaining stock. The changes are",
    "printed, as by an import, and can themselves be reverted.",
  ].join("\n"),
  options: CONFIRMING,
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    const { restaurantId } = await findRestaurant(context, slug);
    const replaced = await loadReplacedVenue(context.database, restaurantId);
    if (replaced === null) throw new CommandRefusal(`${slug} has no version to revert to.`);
    const { venue, seen } = replaced;
    const content = JSON.parse(formatVenueFile(venue));
    const choices = { rename: true, isWhole: true };
    const revert: Publish = async (importing) => {
      const result = await revertVenue(context.database, restaurantId, { ...importing, seen });
      if (!isRefused(result)) return { isNew: false };
      if (result.refused !== "published-meanwhile") return result.refused;
      throw new CommandRefusal(`${slug} was published again meanwhile; nothing was changed.`);
    };
    const isDone = await confirmImport(context, { name: slug, content, ...choices }, options, revert);
    return isDone ? EXIT.ok : EXIT.refused;
  },
};

type ImportedFile = Omit<ImportOptions, "now"> & { readonly name: string; readonly content: Uint8Array | object };

/** Publishes what was confirmed. */
type Publish = (options: ImportOptions) => Promise<{ readonly isNew: boolean } | FaultyImport>;

/**
 * Prints what an import would change, asks for confirmation, and imports, or publishes otherwise. Returns whether it did.
 */
async function confirmImport(
  { database, clock, ask, say, complain }: CommandContext,
  { name, content, ...choices }: ImportedFile,
  { yes, "dry-run": isDryRun }: OptionValues,
  publish: Publish = async (importing) => {
    const result = await importVenueFile(database, content, importing);
    return "faults" in result ? result : result.imported;
  },
): Promise<boolean> {
  const options = { ...choices, now: clock() };
  const refuse = ({ faults, faultCount }: FaultyImport) => {
    const placeOf = placesIn(content, faults);
    for (const fault of faults) complain(`${name}: ${placeOf(fault.path)}${formatFault(fault)}`);
    complain(`${name}: ${countOf(faultCount, "fault")}; nothing was changed.`);
    return false;
  };
  const plan = await planImport(database, content, options);
  if ("faults" in plan) return refuse(plan);
  const placeOf = placesIn(content, plan.warnings);
  for (const warning of plan.warnings) say(`${name}: warning: ${placeOf(warning.path)}${formatWarning(warning)}`);
  const unlisted = plan.warningCount - plan.warnings.length;
  if (unlisted > 0) say(`${name}: warning: and ${unlisted} more like these.`);
  const changes = [...plan.difference, ...plan.issued];
  for (const line of changes) say(`${name}: ${line}`);
  const { slug } = plan.venue.restaurant;
  if (isDryRun) {
    say(`${name}: ${plan.before === null ? `/${slug} would be new` : sayWhether(changes, slug)}; nothing was changed.`);
    return true;
  }
  if (changes.length > 0 && yes !== true && !(await ask?.(`Change /${slug} so?`))) {
    complain(`${name}: ${ask ? "" : "say --yes to change that; "}nothing was changed.`);
    return false;
  }
  const result = await publish(options);
  if ("faults" in result) return refuse(result);
  say(`${name}: ${result.isNew ? "imported" : "replaced"} /${slug}.`);
  return true;
}

const sayWhether = (changes: readonly string[], slug: string) =>
  changes.length === 0 ? `/${slug} is like that already` : `/${slug} would change so`;
