import { findPlaces, formatFault, formatWarning, parseVenueFile } from "@comptoir/venue-file";
import { type Command, countOf, type OfflineContext } from "./command.ts";
import { withEachFile } from "./named-files.ts";

/** `comptoir venue validate FILE...`. venue#file-faults. */
export const venueValidate: Command = {
  name: "venue validate",
  usage: "FILE...",
  summary: "Validates venue files, and lists every fault with its path.",
  details:
    "A warning is about something that should be corrected but prevents nothing, such as a text without its French translation.",
  takes: [1, Number.POSITIVE_INFINITY],
  needs: "nothing",
  run: (context, files) => withEachFile(context, files, async (file, content) => validate(context, file, content)),
};

function validate({ clock, say, complain }: OfflineContext, file: string, content: Uint8Array): boolean {
  const parsed = parseVenueFile(content, { importedAt: clock().toISOString() });
  const placeOf = placesIn(content, "faults" in parsed ? parsed.faults : parsed.warnings);
  if ("faults" in parsed) {
    for (const fault of parsed.faults) complain(`${file}: ${placeOf(fault.path)}${formatFault(fault)}`);
    complain(`${file}: ${countOf(parsed.faultCount, "fault")}.`);
    return false;
  }
  for (const warning of parsed.warnings) say(`${file}: warning: ${placeOf(warning.path)}${formatWarning(warning)}`);
  const warnings = parsed.warningCount === 0 ? "" : `, with ${countOf(parsed.warningCount, "warning")}`;
  say(`${file}: in order${warnings}.`);
  return true;
}

/** Returns a function that gives a path's position in the file, as a prefix of the finding's message. */
export function placesIn(content: Uint8Array | object, findings: readonly { readonly path: string }[]) {
  const paths = findings.map(({ path }) => path);
  return content instanceof Uint8Array ? findPlaces(content, paths) : () => "";
}
