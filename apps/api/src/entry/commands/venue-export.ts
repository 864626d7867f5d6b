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
    "The file contains the sold-out marks that were set since the import. It contains no gift cards, because only hashes of",
    "their codes are stored. Importing the file again changes no gift card.",
  ].join("\n"),
  options: { out: { type: "string" } },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    const { restaurantId } = await findRestaurant(context, slug);
    await writeOut(context, options, formatVenueFile(await exportVenue(context.database, restaurantId)));
  },
};
