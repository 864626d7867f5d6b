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
  if (address !== null) restaurant.address = address;
  const description = readWords(thing, DESCRIPTION_KEYS);
  if (description !== null && isThing(found)) restaurant.description = description.text;
  const phone = fieldOf(thing, ["phone", "phonenumber", "telephone", "tel"]);
  if (typeof phone === "string" && /^[\d\s()+.-]{5,40}$/.test(phone)) restaurant.phone = phone;
  const { image } = readTraits(thing);
  if (image && isThing(found)) restaurant.image = image;
  return restaurant;
}

function addressOf(value: unknown): string | null {
  if (typeof value === "string" && value.length <= 250) return value;
  if (!isThing(value)) return null;
  const parts = ["street", "line1", "streetaddress", "address1", "city", "province", "state", "postalcode", "zip"];
  const text = parts
    .map((part) => fieldOf(value, [part]))
    .filter((part) => typeof part === "string")
    .join(", ");
  return text === "" || text.length > 250 ? null : text;
}
