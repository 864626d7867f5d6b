import { convertCatalogue } from "./catalogue.ts";
import type { Converter } from "./converter.ts";
import { fieldOf, isThing, type Thing, thingsOf } from "./foreign-thing.ts";
import { type Notes, startNotes } from "./notes.ts";
import { smallestUnitOf } from "./read-price.ts";
import { startModifiers } from "./square-modifiers.ts";
import {
  findSquareObjects,
  holdsSquareItems,
  pricedFields,
  type SquareObject,
  type SquareObjects,
  textOf,
} from "./square-objects.ts";
import { squareMenus } from "./square-sections.ts";

/**
 * Converts a catalogue of Square's Catalog API. Several variations of an item become sizes; a single one sets
 * its price.
 */
export const square: Converter = {
  name: "square",
  describe: "Square's catalogue objects (item_data, item_variation_data, modifier_list_data, …), typed or not",
  recognises: ({ json }) => holdsSquareItems(json),
  convert: ({ json }, options) => {
    const notes = startNotes();
    const objects = findSquareObjects(json, notes);
    const modifiers = startModifiers(objects, notes);
    const currency = currencyOf(objects);
    const document = {
      ...(currency === null ? {} : { currency }),
      menus: squareMenus(objects.item, objects),
      items: [...objects.item].map(([key, item]) => ({
        ...dishOf(item, objects, notes),
        id: key,
        modifierGroups: modifiers.groupsOf(item),
      })),
    };
    modifiers.noteUnused();
    for (const { data } of objects.tax.values()) {
      notes.count("taxesLost", `${textOf(data.name) ?? "?"} ${textOf(data.percentage) ?? "?"}%`);
    }
    const converted = convertCatalogue(document, { priceUnit: smallestUnitOf(currency), ...options });
    return { ...converted, notes: [...notes.list(), ...converted.notes] };
  },
};

function dishOf(item: SquareObject, objects: SquareObjects, notes: Notes): Thing {
  const { data } = item;
  const name = textOf(data.name);
  const where = presenceOf(item);
  if (where === "some") notes.count("itemsOfSomeLocations", name ?? "");
  if (where === "nowhere") notes.count("itemsOfNoLocation", name ?? "");
  const variations = objects
    .held(item, "variations")
    .filter((variation) => presenceOf(variation) !== "nowhere")
    .map(({ id, data: own }) => ({ id, name: own.name, sku: own.sku, ...pricedFields(own, notes) }));
  const [single] = variations;
  const food = fieldOf(data, ["foodandbeveragedetails"]);
  return {
    name,
    description: fieldOf(data, ["descriptionplaintext", "description", "descriptionhtml"]),
    image: imageOf(item, objects),
    ...(variations.length === 1 && single ? { ...single, name } : { variations }),
    calories: isThing(food) ? fieldOf(food, ["caloriecount"]) : undefined,
    diets: isThing(food) ? thingsOf(fieldOf(food, ["dietarypreferences"])).map(dietOf) : undefined,
    alcohol: fieldOf(data, ["isalcoholic"]),
    archived: where === "nowhere" || fieldOf(data, ["isarchived"]),
  };
}

/** Tells whether an object is sold at all locations, at some, or at none. */
function presenceOf({ object }: SquareObject): "everywhere" | "some" | "nowhere" {
  const isListed = (key: string) => {
    const ids = fieldOf(object, [key]);
    return Array.isArray(ids) && ids.length > 0;
  };
  if (fieldOf(object, ["presentatalllocations"]) !== false)
    return isListed("absentatlocationids") ? "some" : "everywhere";
  return isListed("presentatlocationids") ? "some" : "nowhere";
}

function imageOf({ object, data }: SquareObject, objects: SquareObjects): unknown {
  const ids = fieldOf(data, ["imageids"]);
  const id = Array.isArray(ids) ? ids[0] : (fieldOf(data, ["imageid"]) ?? fieldOf(object, ["imageid"]));
  return objects.image.get(textOf(id) ?? "")?.data.url ?? fieldOf(data, ["imageurl"]);
}

function dietOf(preference: Thing): string {
  return textOf(fieldOf(preference, ["standardname", "customname"])) ?? "";
}

function currencyOf(objects: SquareObjects): string | null {
  for (const { data } of [...objects.item_variation.values(), ...objects.modifier.values()]) {
    const money = fieldOf(data, ["pricemoney"]);
    const currency = isThing(money) ? textOf(money.currency) : null;
    if (currency !== null) return currency;
  }
  return null;
}
