import type { RestaurantData } from "@comptoir/ordering";
import { cleanText, MAX_NAME_LENGTH, MAX_TEXT_LENGTH, markOf, RESERVED_SLUGS, slugOf } from "@comptoir/venue-file";
import { DESCRIPTION_KEYS, list } from "./catalogue-words.ts";
import type { DraftVenue } from "./converter.ts";
import { fieldOf, isThing, type Thing } from "./foreign-thing.ts";
import { safeWords } from "./mend-text.ts";
import type { Notes } from "./notes.ts";
import { readTraits } from "./read-traits.ts";
import { readWords } from "./read-words.ts";

type Draft = { -readonly [Key in keyof RestaurantData]?: RestaurantData[Key] };

const RESTAURANT_KEYS = list("restaurant venue merchant store location shop business outlet vendor");

export function readRestaurant(document: unknown): Partial<RestaurantData> {
  if (!isThing(document)) return {};
  const found = fieldOf(document, RESTAURANT_KEYS);
  const thing: Thing = isThing(found) ? found : document;
  const restaurant: Draft = {};
  const named =
    typeof found === "string"
      ? found
      : readWords(thing, ["name", "title", "restaurantname", "displayname", "storename"])?.text;
  if (named) restaurant.name = named;
  const address = addressOf(fieldOf(thing, ["address", "fulladdress", "streetaddress", "location"]));
  if (address) restaurant.address = address;
  const description = readWords(thing, DESCRIPTION_KEYS);
  if (description !== null && isThing(found)) restaurant.description = description.text;
  const phone = fieldOf(thing, ["phone", "phonenumber", "telephone", "tel"]);
  if (typeof phone === "string" && /^[\d\s()+.-]{5,40}$/.test(phone)) restaurant.phone = phone;
  const { image } = readTraits(thing);
  if (image && isThing(found)) restaurant.image = image;
  return restaurant;
}

/** Sets a restaurant's required name and slug, and notes what the operator must still set. */
export function finishRestaurant(restaurant: Partial<RestaurantData>, notes: Notes): DraftVenue["restaurant"] {
  const given = safeWords(restaurant.name ?? "", MAX_NAME_LENGTH);
  const isNamed = cleanText(given) !== "";
  const name = isNamed ? given : "Restaurant";
  if (!isNamed) notes.say("unnamed");
  const made = slugOf(name) ?? `restaurant-${markOf(name)}`;
  const slug = restaurant.slug ?? (RESERVED_SLUGS.has(made) ? `restaurant-${made}` : made);
  if (restaurant.payment_processor == null) {
    notes.say("viewOnly");
  }
  if (restaurant.tax_rate == null) notes.say("noTaxes");
  if (restaurant.hours == null) notes.say("alwaysOpen");
  const { address, description, ...rest } = restaurant;
  const about = Object.entries({
    address: safeWords(address ?? "", MAX_NAME_LENGTH),
    description: safeWords(description ?? "", MAX_TEXT_LENGTH),
  });
  return { ...rest, ...Object.fromEntries(about.filter(([, words]) => words !== "")), name, slug };
}

function addressOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return isThing(value) ? joinParts(value) : null;
}

function joinParts(address: Thing): string {
  const parts = ["street", "line1", "streetaddress", "address1", "city", "province", "state", "postalcode", "zip"];
  return parts
    .map((part) => fieldOf(address, [part]))
    .filter((part) => typeof part === "string")
    .join(", ");
}
