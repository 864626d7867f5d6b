import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { demonstrationVenues } from "@comptoir/demo";
import { comptoir } from "./server.ts";

type Json = Record<string, unknown>;

export type Dish = Json & { name: string; price: string };

/** The fields of a venue file that the journeys use. */
export type VenueFile = Json & {
  restaurant: Json & { name: string; slug: string; order_options: Json };
  menus: Array<Json & { sections?: Array<Json & { name: string; items: Dish[] }> | undefined; items?: Dish[] }>;
};

/** The restaurants that a single journey uses or changes; `like` is the copied demonstration venue. */
const OWN = {
  "cafe-du-journal": { like: "cafe-perce-neige", name: "Café du Journal" },
  "little-grill": { like: "braise", name: "Little Grill" },
  "grill-of-prices": { like: "braise", name: "Grill of Prices" },
  "grill-of-shortage": { like: "braise", name: "Grill of Shortage" },
  "grill-of-pauses": { like: "braise", name: "Grill of Pauses" },
  "grill-of-markup": { like: "braise", name: "Grill of Markup" },
  "grill-of-spirits": { like: "braise", name: "Grill of Spirits" },
  "grill-of-regulars": { like: "braise", name: "Grill of Regulars" },
  "grill-of-signal": { like: "braise", name: "Grill of Signal" },
  "grill-of-changes": { like: "braise", name: "Grill of Changes" },
  "grill-of-news": { like: "braise", name: "Grill of News" },
  "kitchen-of-looks": { like: "braise", name: "Kitchen of Looks" },
  "kitchen-of-bells": { like: "braise", name: "Kitchen of Bells" },
  "kitchen-of-keys": { like: "braise", name: "Kitchen of Keys" },
  "kitchen-of-touches": { like: "braise", name: "Kitchen of Touches" },
  "kitchen-of-silence": { like: "braise", name: "Kitchen of Silence" },
  "kitchen-of-paper": { like: "braise", name: "Kitchen of Paper" },
  "kitchen-of-rolls": { like: "braise", name: "Kitchen of Rolls" },
  "kitchen-of-ink": { like: "braise", name: "Kitchen of Ink" },
  "kitchen-of-accounts": { like: "braise", name: "Kitchen of Accounts" },
  "kitchen-of-pictures": { like: "braise", name: "Kitchen of Pictures" },
  "grill-of-drafts": { like: "braise", name: "Grill of Drafts" },
  "grill-of-versions": { like: "braise", name: "Grill of Versions" },
  "grill-of-sequences": { like: "braise", name: "Grill of Sequences" },
  "grill-of-rules": { like: "braise", name: "Grill of Rules" },
  "grill-of-rules-in-french": { like: "braise", name: "Grill of Rules in French" },
  "grill-of-weeks": { like: "braise", name: "Grill of Weeks" },
  "grill-of-copies": { like: "braise", name: "Grill of Copies" },
  "grill-of-lists": { like: "braise", name: "Grill of Lists" },
  "grill-of-settings": { like: "braise", name: "Grill of Settings" },
  "caterer-of-members": { like: "rideau-table", name: "Caterer of Members" },
  "school-of-news": { like: "maplewood-school", name: "School of News" },
  "school-of-two": { like: "maplewood-school", name: "School of Two" },
} as const;

/** Orders are accepted by hand, within half an hour, and one address may place a rush of them. */
const BY_HAND: Json = {
  acceptance: { mode: "manual", seconds: 1_800 },
  unpaid_orders: { per_minute_per_guest: 0, open_per_guest: 0, per_minute_per_address: 0, open_per_address: 0 },
};

/** Order options unlike the copied venue's. */
const OWN_OPTIONS: Partial<Record<keyof typeof OWN, Json>> = {
  "kitchen-of-bells": BY_HAND,
  "kitchen-of-keys": BY_HAND,
  "kitchen-of-touches": BY_HAND,
  "caterer-of-members": { generic_catering_requires_login: true },
};

/**
 * Returns a zone in which it is afternoon now, so that 18:15 is still ahead. In Etc/GMT zones, plus is west.
 */
function whereItIsAfternoon(now = new Date()): string {
  const west = ((now.getUTCHours() - 15 + 24 + 11) % 24) - 11;
  return `Etc/GMT${west < 0 ? west : `+${west}`}`;
}

/** Settings unlike the copied venue's. */
const OWN_SETTINGS: Partial<Record<keyof typeof OWN, Json>> = {
  "grill-of-signal": { payment_processor: "payOnPremise" },
  "grill-of-changes": { payment_processor: "payOnPremise" },
  "kitchen-of-keys": { payment_processor: "payOnPremise" },
  "kitchen-of-touches": { payment_processor: "payOnPremise" },
  "kitchen-of-silence": { payment_processor: "payOnPremise" },
  "kitchen-of-paper": { payment_processor: "payOnPremise" },
  "kitchen-of-rolls": { payment_processor: "payOnPremise" },
  "grill-of-regulars": { menu_configuration: { zone: whereItIsAfternoon() } },
};

/** The same lunches every week, so that a journey can run on any day. */
const SCHOOL_WEEKS = {
  monday: ["lunch-1", "sides"],
  tuesday: ["lunch-2", "sides"],
  wednesday: ["lunch-3", "sides"],
  thursday: ["lunch-4", "sides"],
  friday: ["lunch-5", "sides"],
};

const SECTIONS = new Set(["Sides", "Wine"]);

export type OwnVenue = keyof typeof OWN;

/** Writes the venue files of the journeys' own restaurants to a folder, and returns their paths. */
export async function writeOwnVenues(folder: string): Promise<string[]> {
  const slugs = Object.keys(OWN) as OwnVenue[];
  return Promise.all(slugs.map(async (slug) => writeVenue(folder, await ownVenue(slug))));
}

/** Returns the venue file of a journey's restaurant: a copy of a demonstration venue, always open. */
export async function ownVenue(slug: OwnVenue): Promise<VenueFile> {
  const { like, name } = OWN[slug];
  const files = await demonstrationVenues();
  const { venue } = files.find(({ file }) => file === `${like}.json`) ?? {};
  if (venue === undefined) throw new Error(`The demonstration has no venue "${like}".`);
  const copy = structuredClone(venue) as VenueFile;
  // Keeps only the sections that journeys order from.
  for (const menu of copy.menus) {
    menu.sections = menu.sections?.filter(({ name }) => like !== "braise" || SECTIONS.has(name));
  }
  copy.menus = copy.menus.filter(({ sections = [], items = [] }) => sections.length + items.length > 0);
  // Without an id, the import assigns the next free one.
  const { id: _, localization: __, hours: ___, holiday_hours: ____, ...restaurant } = copy.restaurant;
  const { alcohol: _____, ...options } = copy.restaurant.order_options;
  Object.assign(restaurant, {
    name,
    display_name: name,
    slug,
    order_options: { ...options, ...OWN_OPTIONS[slug] },
    // Without a list, any table is allowed.
    tables: null,
    generic_table_locations: null,
    ...OWN_SETTINGS[slug],
  });
  const rotations = [{ id: "lunch", name: "Lunch", start_date: "2025-09-01", weeks: [SCHOOL_WEEKS] }];
  const school = like === "maplewood-school" ? { rotations } : {};
  return { ...copy, ...school, restaurant: restaurant as VenueFile["restaurant"], gift_cards: [] };
}

/** Changes the price of a dish by importing the changed venue file. */
export async function changePrice(folder: string, slug: OwnVenue, change: { dish: string; price: string }) {
  const venue = await ownVenue(slug);
  const dishes = venue.menus.flatMap(({ sections = [], items = [] }) => [
    ...items,
    ...sections.flatMap((s) => s.items),
  ]);
  for (const dish of dishes.filter(({ name }) => name === change.dish)) dish.price = change.price;
  await comptoir("venue", "import", "--yes", await writeVenue(folder, venue));
}

export async function writeVenue(folder: string, venue: VenueFile): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${venue.restaurant.slug}.json`);
  await writeFile(file, JSON.stringify(venue));
  return file;
}
