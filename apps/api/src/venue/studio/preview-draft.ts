import { type Refused, withoutSoldOut } from "@comptoir/ordering";
import { type Fault, openVenueFile, putTogether } from "@comptoir/venue-file";
import { buildVenue, type LoadedVenue } from "../venues/loaded-venue.ts";
import { loadStoredVenue } from "../venues/restaurants.store.ts";
import { readDraft, type StudioDeps } from "./draft.ts";

/**
 * Builds the restaurant as the open draft makes it, with the pauses, marks and stock of now, for a look at it as guests would
 * see it. A draft with faults has no preview. studio#draft-preview.
 */
export async function previewDraft(
  deps: StudioDeps,
  restaurantId: string,
): Promise<LoadedVenue | Refused<{ readonly faults: readonly Fault[] }>> {
  const { things } = await readDraft(deps, restaurantId);
  const opened = openVenueFile(JSON.stringify(putTogether(things)), { importedAt: deps.clock().toISOString() });
  const parsed = "faults" in opened ? opened : opened.read(null);
  if ("faults" in parsed) return { refused: { faults: parsed.faults } };
  const stored = await loadStoredVenue(deps.database, { restaurantId });
  if (stored === null) throw new Error(`Restaurant ${restaurantId} was not found.`);
  const { restaurant, menus, discounts: _codes, gift_cards: _cards, membership: _members, ...rest } = parsed.venue;
  return buildVenue({ ...stored, settings: restaurant, document: { ...rest, menus: withoutSoldOut(menus) } });
}
