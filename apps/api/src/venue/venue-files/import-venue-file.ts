import type { Refused } from "@comptoir/ordering";
import {
  describeDifferences,
  type Fault,
  listDifferences,
  openVenueFile,
  type VenueFile,
  type Warning,
} from "@comptoir/venue-file";
import type { NoteAct } from "../../people/staff-acts.store.ts";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { statement } from "../../platform/db/statement.ts";
import { inTransaction, isUniqueViolation, type Transaction } from "../../platform/db/transaction.ts";
import { doubtAbsentPictures } from "../pictures/named-pictures.ts";
import { findRestaurantId, holdMenu } from "../venues/restaurants.store.ts";
import { describeIssued } from "./describe-issued.ts";
import { loadVenueStates, type VenueStates } from "./export-venue.ts";
import { keepStopped } from "./keep-stopped.ts";
import { findIdentityFaults, saveUsers } from "./save-users.ts";
import { type ImportPlan, saveVenue } from "./save-venue.ts";
import type { Publication } from "./versions.store.ts";

export type ImportOptions = {
  readonly now: Date;
  /** Allows the file to change the restaurant's slug. */
  readonly rename?: boolean;
  /** Maximum bytes of the file; by default those of any venue file. */
  readonly maxBytes?: number;
  /** Whether the file is the complete venue, so that parts that it omits are deleted. */
  readonly isWhole?: boolean;
  /** Writes who published the file into the history, in the transaction of the import. staff#acts. */
  readonly note?: NoteAct;
  /** Who publishes, and how; by default an import by the command line. studio#venue-versions. */
  readonly publication?: Publication;
};

/** Result of an import. A file with faults changes nothing. */
export type ImportResult =
  | {
      readonly imported: { readonly restaurantId: string; readonly slug: string; readonly isNew: boolean };
      /** What the import changed, as text; empty for a new restaurant. venue#file-difference. */
      readonly difference: readonly string[];
      readonly warnings: readonly Warning[];
      /** Number of all warnings; at most a thousand are listed. */
      readonly warningCount: number;
    }
  | FaultyImport;

export type FaultyImport = { readonly faults: readonly Fault[]; readonly faultCount: number };

const NOTHING_ISSUED = { lines: [], warnings: [] };

type File = string | Uint8Array | object;

/**
 * Imports a venue file: replaces the parts that it contains, in one transaction. Other parts stay, and so do
 * orders, issued gift cards, uses of discount codes and sales of counted things. The previous venue is saved.
 * The same file again changes nothing that a diner could see. A file with faults, or with another
 * restaurant's id or slug, changes nothing. venue#file-import, venue#file-names, venue#file-identity.
 */
export async function importVenueFile(database: Database, file: File, options: ImportOptions): Promise<ImportResult> {
  const { now, rename = false, note, publication } = options;
  let plan: ImportPlan | FaultyImport | undefined;
  try {
    const imported = await inTransaction(database, "read committed", async (transaction) => {
      plan = await planImport(transaction, file, options);
      return "faults" in plan ? null : saveVenue(transaction, plan, { now, note, publication });
    });
    if (!plan || "faults" in plan || !imported) return plan as FaultyImport;
    await saveUsers(database, plan.venue, { passwords: plan.passwords, now });
    const { difference, warnings, warningCount } = plan;
    return { imported, difference, warnings, warningCount };
  } catch (error) {
    // Only the slug has a unique constraint across restaurants, so a concurrent import created a restaurant
    // with the same slug.
    if (!isUniqueViolation(error) || !plan || "faults" in plan) throw error;
    const faults = await findIdentityFaults(database, plan.venue.restaurant, rename);
    if (faults.length === 0) throw error;
    return { faults, faultCount: faults.length };
  }
}

const lockRestaurantStatement = statement({
  name: "lock restaurant to import",
  text: "select from restaurants where restaurant_id = :restaurantId for no key update",
  params: { restaurantId: "text" },
});

/**
 * Publishes a venue that `make` derives from the current one, as a whole, in one transaction. `make` may lock further rows.
 * A refusal of `make`, or a fault, changes nothing. studio#venue-versions.
 */
export async function publishVenue<Refusal>(
  database: Database,
  restaurantId: string,
  make: (transaction: Transaction, standing: VenueFile) => Promise<VenueFile | Refused<Refusal>>,
  options: ImportOptions,
): Promise<PublishedVenue | Refused<Refusal | FaultyImport>> {
  return inRefusableTransaction<PublishedVenue, Refusal | FaultyImport>(
    database,
    "read committed",
    async (transaction) => {
      await holdRestaurant(transaction, restaurantId);
      const standing = await loadVenueStates(transaction, restaurantId);
      if (standing === null) throw new Error(`Restaurant ${restaurantId} was not found.`);
      const made = await make(transaction, standing.imported);
      if ("refused" in made) return made;
      const plan = await planImport(transaction, made, { ...options, isWhole: true }, standing);
      if ("faults" in plan) return { refused: plan };
      await saveVenue(transaction, plan, options);
      return { difference: plan.difference, warnings: plan.warnings };
    },
  );
}

export type PublishedVenue = { readonly difference: readonly string[]; readonly warnings: readonly Warning[] };

async function holdRestaurant(db: Queryable, restaurantId: string): Promise<void> {
  await holdMenu(db, { restaurantId });
  await lockRestaurantStatement.count(db, { restaurantId });
}

/**
 * Plans the import of a file, without a change. In a transaction, it locks the restaurant until the end.
 * venue#file-difference. @param known the restaurant as it stands, if it is locked and loaded already
 */
export async function planImport(
  db: Queryable,
  file: File,
  { now, rename = false, isWhole = false, maxBytes }: ImportOptions,
  known: VenueStates | null = null,
): Promise<ImportPlan | FaultyImport> {
  const text = typeof file === "string" || file instanceof Uint8Array ? file : JSON.stringify(file);
  const opened = openVenueFile(text, {
    importedAt: now.toISOString(),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
  if ("faults" in opened) return opened;
  // A file without an id is for the restaurant with its slug.
  const restaurantId = opened.id ?? (opened.slug === null ? null : await findRestaurantId(db, opened.slug));
  if (restaurantId !== null) await holdRestaurant(db, restaurantId);
  const standing = known ?? (restaurantId === null ? null : await loadVenueStates(db, restaurantId));
  const before = standing?.imported ?? null;
  const read = opened.read(isWhole ? null : before);
  if ("faults" in read) return read;
  const parsed = { ...read, venue: keepStopped(read.venue, before) };
  const faults = await findIdentityFaults(db, parsed.venue.restaurant, rename);
  if (faults.length > 0) return { faults, faultCount: faults.length };
  const shown = standing?.exported ?? null;
  const absent = await doubtAbsentPictures(db, parsed.venue);
  const { lines: issued, warnings: ofIssued } = shown ? await describeIssued(db, parsed.venue) : NOTHING_ISSUED;
  const differences = shown ? listDifferences(shown, parsed.venue) : [];
  const warnings = [...absent, ...ofIssued];
  return {
    ...parsed,
    warnings: [...parsed.warnings, ...warnings],
    warningCount: parsed.warningCount + warnings.length,
    before,
    differences: differences.length,
    difference: describeDifferences(differences),
    issued,
  };
}
