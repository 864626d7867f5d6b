import type { RestaurantData } from "@comptoir/ordering";
import { DESCRIPTION_KEYS } from "./catalogue-words.ts";
import { fieldOf, isThing, type Thing } from "./foreign-thing.ts";
import { readTraits } from "./read-traits.ts";
import { readWords } from "./read-words.ts";

type Draft = { -readonly [Key in keyof RestaurantData]?: RestaurantData[Key] };

const RESTAURANT_KEYS = [
  "restaurant",
  "venue",
  "merchant",
  "store",
  "location",
  "shop",
  "business",
  "outlet",
  "vendor",
];

/** What a document says of the restaurant itself: its name, address, phone number, description and picture. */
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

/** An address in one line, from a text or from its parts; null where there is none. */
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
