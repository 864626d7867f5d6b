import {
  CATEGORY_KEYS,
  DESCRIPTION_KEYS,
  GROUP_KEYS,
  ID_KEYS,
  IMAGE_KEYS,
  NAME_KEYS,
  PRICE_KEYS,
  VARIANT_KEYS,
} from "./catalogue-words.ts";
import type { Collections } from "./find-collections.ts";
import { fieldOf, namesOneOf, wordOf } from "./foreign-thing.ts";
import type { Notes } from "./notes.ts";
import { hasLostAllergens, readTraits } from "./read-traits.ts";
import { readWords } from "./read-words.ts";

/** Keys of traits and flags that the reader of dishes knows. */
const TRAITS =
  /^(?:sku|plu|barcode|cal|calor.*|kcal|nutri.*|allerg.*|contains|containsallergens|maycontain.*|traces|peutcontenir|diet.*|tags|labels|isveg.*|veg.*|vegan|is(?:soldout|outofstock|archived|popular|featured|bestseller|active|available|enabled|visible|hidden|deleted|alcohol.*)|popular|featured|bestseller|recommended|available|instock|enabled|active|visible|hidden|published|deleted|archived|unavailable|suspended|disabled|soldout|outofstock|alcohol.*|containsalcohol|type|.*(?:categor|section|course|menugroup).*|order|sort.*|position|index|rank|currency.*|.*(?:_|)(?:en|fr))$/;
const KNOWN: readonly string[] = [
  ...NAME_KEYS,
  ...DESCRIPTION_KEYS,
  ...PRICE_KEYS,
  ...ID_KEYS,
  ...IMAGE_KEYS,
  ...GROUP_KEYS,
  ...VARIANT_KEYS,
  ...CATEGORY_KEYS,
];
const MAX_NAMED = 30;

export function noteLostFields(collections: Collections, notes: Notes): void {
  const lost = new Set<string>();
  for (const { thing } of collections.items) {
    for (const [key, value] of Object.entries(thing)) {
      const word = wordOf(key);
      if (value === null || value === "" || namesOneOf(word, KNOWN) || TRAITS.test(word)) continue;
      lost.add(key);
    }
  }
  for (const { thing } of collections.items.filter(({ thing }) => hasLostAllergens(thing))) {
    const name = readWords(thing, NAME_KEYS)?.text ?? "";
    notes.count("allergensUnread", name);
  }
  for (const { thing } of collections.items) {
    const picture = fieldOf(thing, [...IMAGE_KEYS, "imageid", "photoid"]);
    if (picture !== undefined && readTraits(thing).image === undefined) {
      notes.count("picturesLost", shownPicture(picture));
    }
  }
  if (lost.size === 0) return;
  const named = [...lost].slice(0, MAX_NAMED).map((key) => key.slice(0, 40));
  notes.say("fieldsLost", `${named.join(", ")}${lost.size > MAX_NAMED ? ", …" : ""}`);
}

function shownPicture(picture: unknown): string {
  return typeof picture === "string" ? picture : JSON.stringify(picture).slice(0, 40);
}
