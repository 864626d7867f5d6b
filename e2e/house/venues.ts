import { writeFile } from "node:fs/promises";
import path from "node:path";
import { demonstrationVenues } from "@comptoir/demo";

type Json = Record<string, unknown>;

/** A dish of a venue file, as far as journeys look into it. */
export type Dish = Json & { name: string; price: string };

/** A venue file, as far as journeys look into it. */
export type VenueFile = Json & {
  restaurant: Json & { name: string; slug: string };
  menus: Array<Json & { sections?: Array<Json & { items: Dish[] }>; items?: Dish[] }>;
};

/** The restaurants that belong to one journey each: like which of the demonstration they are, and what they are called. */
const OWN = {
  "cafe-always-open": { like: "cafe-perce-neige", name: "Café du Journal" },
} as const;

export type OwnVenue = keyof typeof OWN;

/** Writes the venue files of the journeys' own restaurants into a folder, and gives their paths. */
export async function writeTestVenues(folder: string): Promise<string[]> {
  const slugs = Object.keys(OWN) as OwnVenue[];
  return Promise.all(slugs.map(async (slug) => writeVenue(folder, await ownVenue(slug))));
}

/** Writes a venue file into a folder, and gives its path. */
export async function writeVenue(folder: string, venue: VenueFile): Promise<string> {
  const file = path.join(folder, `${venue.restaurant.slug}.json`);
  await writeFile(file, JSON.stringify(venue));
  return file;
}

/** The venue file of a journey's own restaurant: like one of the demonstration, but open at any hour and with a name of its own. */
export async function ownVenue(slug: OwnVenue): Promise<VenueFile> {
  const { like, name } = OWN[slug];
  const files = await demonstrationVenues();
  const { venue } = files.find(({ file }) => file === `${like}.json`) ?? {};
  if (venue === undefined) throw new Error(`The demonstration has no venue "${like}".`);
  const copy = structuredClone(venue) as VenueFile;
  // An import gives a restaurant without an id the next one.
  const { id: _, localization: __, ...restaurant } = copy.restaurant;
  Object.assign(restaurant, { name, display_name: name, slug, hours: [], holiday_hours: [] });
  return { ...copy, restaurant: restaurant as VenueFile["restaurant"], gift_cards: [] };
}
