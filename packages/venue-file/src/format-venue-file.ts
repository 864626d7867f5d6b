import type { VenueFile } from "./venue-file.ts";

/**
 * Writes a venue as a venue file, for `venue export`: reading it again gives the same venue. Lists that hold nothing are
 * left out. Rules, section 6.
 */
export function formatVenueFile(venue: VenueFile): string {
  const filled = Object.entries(venue).filter(([, part]) => !Array.isArray(part) || part.length > 0);
  return `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`;
}
