import { formatVenueFile } from "@comptoir/venue-file";
import { exportVenue } from "../../venue/venue-files/export-venue.ts";
import { findRestaurant } from "./arguments.ts";
import type { Command } from "./command.ts";
import { writeOut } from "./named-files.ts";

/** `comptoir venue export SLUG`. venue#file-export. */
export const venueExport: Command = {
  name: "venue export",
  usage: "SLUG [--out FILE]",
  summary: "Exports a restaurant as a venue file.",
  details: [
    "What was marked sold out since the import is in it. Gift cards are not: of their codes only a hash is kept, so that",
    "reading the database is not enough to spend them. They stay where they are when the file is imported again.",
  ].join("\n"),
  options: { out: { type: "string" } },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    const { restaurantId } = await findRestaurant(context, slug);
    await writeOut(context, options, formatVenueFile(await exportVenue(context.database, restaurantId)));
  },
};
