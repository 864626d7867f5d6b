import { changesBetween, type DraftChange, type VenueFile } from "@comptoir/venue-file";

/** The changes that add the menus of a venue file to a restaurant without menus. studio#draft-changes. */
export function changesOfMenu(venue: VenueFile): DraftChange[] {
  const empty: VenueFile = { ...venue, menu_groups: [], menus: [], rotations: [] };
  return changesBetween(empty, venue).filter(({ thing }) => thing !== "restaurant");
}
