import { type Fault, parseVenueFile, type Warning } from "@comptoir/venue-file";
import type { Database } from "../db/database.ts";
import { isUniqueViolation } from "../db/transaction.ts";
import { findIdentityFaults } from "./identity-faults.ts";
import { saveUsers } from "./save-users.ts";
import { type ImportOptions, saveVenue } from "./save-venue.ts";

/** What an import came to. A file with a fault has changed nothing. */
export type ImportResult =
  | {
      readonly imported: { readonly restaurantId: string; readonly slug: string; readonly isNew: boolean };
      readonly warnings: readonly Warning[];
      /** All of them; only the first thousand are listed. */
      readonly warningCount: number;
    }
  | { readonly faults: readonly Fault[]; readonly faultCount: number };

/**
 * Imports a venue file: everything is checked first, and a file with a fault changes nothing. The restaurant's menu is
 * replaced in one transaction; orders, gift cards already issued, uses of codes and what was sold of counted things stay.
 * Importing the same file again changes nothing that a diner could see. A file whose id or slug another restaurant has is
 * refused: one restaurant's menu never replaces another's. venue#file-import, venue#file-identity.
 */
export async function importVenueFile(
  database: Database,
  file: string | Uint8Array | object,
  { now, rename = false }: ImportOptions,
): Promise<ImportResult> {
  const text = typeof file === "string" || file instanceof Uint8Array ? file : JSON.stringify(file);
  const parsed = parseVenueFile(text, { importedAt: now.toISOString() });
  if ("faults" in parsed) return { faults: parsed.faults, faultCount: parsed.faultCount };
  let clash: unknown;
  try {
    const imported = await saveVenue(database, parsed.venue, { now, rename });
    if (imported) await saveUsers(database, parsed.venue, { passwords: parsed.passwords, now });
    if (imported) return { imported, warnings: parsed.warnings, warningCount: parsed.warningCount };
  } catch (error) {
    // The slug is another restaurant's already: nothing else here is unique beyond one restaurant.
    if (!isUniqueViolation(error)) throw error;
    clash = error;
  }
  const faults = await findIdentityFaults(database, parsed.venue.restaurant, rename);
  if (faults.length === 0) throw new Error("The venue file met a change of the same restaurant.", { cause: clash });
  return { faults, faultCount: faults.length };
}
