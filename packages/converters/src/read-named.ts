import { idOf, type Joined } from "./catalogue-ids.ts";
import type { Joins } from "./catalogue-joins.ts";
import { DESCRIPTION_KEYS, NAME_KEYS } from "./catalogue-words.ts";
import type { ConvertOptions, PriceUnit } from "./converter.ts";
import type { Thing } from "./foreign-thing.ts";
import type { Notes } from "./notes.ts";
import { readWords } from "./read-words.ts";
import type { Taken } from "./taken.ts";

/** The shared state of one document's conversion. */
export type CatalogueReading = {
  readonly joins: Joins;
  readonly priceUnit: PriceUnit;
  readonly options: ConvertOptions;
  readonly notes: Notes;
  readonly taken: Taken;
};

/** Reads an object's id, name, description and translations; null without a name. */
export function readNamed(
  thing: Thing,
  kind: Joined,
  reading: CatalogueReading,
  nameKeys: readonly string[] = NAME_KEYS,
  descriptionKeys: readonly string[] = DESCRIPTION_KEYS,
) {
  const name = readWords(thing, nameKeys);
  if (name === null) return null;
  const description = readWords(thing, descriptionKeys);
  const localization: Record<string, Record<string, string>> = {};
  for (const [field, words] of [
    ["name", name],
    ["description", description],
  ] as const) {
    for (const [locale, text] of Object.entries(words?.translations ?? {})) {
      localization[locale] = { ...localization[locale], [field]: text };
    }
    if (words?.isMended) reading.notes.count("encodingMended", words.text);
    for (const language of words?.lost ?? []) reading.notes.count("languageLost", name.text, String(language));
  }
  const id = idOf(thing, kind);
  return {
    ...(id === null ? {} : { id }),
    name: name.text,
    ...(description === null ? {} : { description: description.text }),
    ...(Object.keys(localization).length === 0 ? {} : { localization }),
  };
}
