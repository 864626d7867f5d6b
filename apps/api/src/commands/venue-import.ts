import { formatFault } from "@comptoir/venue-file";
import { importVenueFile } from "../venue-files/import-venue-file.ts";
import type { Command, CommandContext } from "./command.ts";
import { withEachFile } from "./named-files.ts";
import { countOf } from "./venue-validate.ts";

/** `comptoir venue import FILE...`. venue#file-import. */
export const venueImport: Command = {
  name: "venue import",
  usage: "FILE... [--rename]",
  summary: "Imports venue files: each replaces its restaurant's menu.",
  details: [
    "Everything is checked first; a file with a fault changes nothing. Importing again is safe: orders, gift cards and the",
    "uses of codes stay. A dish that is counted keeps what is left of it, unless the file's own number has changed. Marks",
    "of what is sold out stay where the file says nothing of sold_out. A restaurant is known by its id: a file with the id of",
    "one that stands under another slug is refused, unless --rename moves that restaurant to the file's slug.",
  ].join("\n"),
  options: { rename: { type: "boolean" } },
  takes: [1, Number.POSITIVE_INFINITY],
  run: (context, files, { rename }) =>
    withEachFile(context, files, (file, content) => importFile(context, file, content, rename === true)),
};

async function importFile(
  { database, clock, say, complain }: CommandContext,
  file: string,
  content: Uint8Array,
  rename: boolean,
): Promise<boolean> {
  const result = await importVenueFile(database, content, { now: clock(), rename });
  if ("faults" in result) {
    for (const fault of result.faults) complain(`${file}: ${formatFault(fault)}`);
    complain(`${file}: ${countOf(result.faultCount, "fault")}; nothing was changed.`);
    return false;
  }
  const { slug, isNew } = result.imported;
  const warnings = result.warningCount === 0 ? "" : ` ${countOf(result.warningCount, "warning")}; see venue validate.`;
  say(`${file}: ${isNew ? "imported" : "replaced"} /${slug}.${warnings}`);
  return true;
}
