import type { JsonSchema } from "./reading/reader.ts";
import { menu, menuItem, section } from "./shapes/menu-shape.ts";
import { optionGroup, optionValue } from "./shapes/option-shape.ts";
import { restaurant } from "./shapes/restaurant-shape.ts";
import { venue } from "./shapes/venue-shape.ts";

/**
 * The published schema of venue files, for editors and for the programs of integrators. It is made of the same fields
 * that the reading uses. What only the whole file can tell, such as an id that stands twice, the reading alone says.
 */
export function venueFileJsonSchema(): JsonSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Venue file",
    description: "The one JSON document that a restaurant and its menus are made of.",
    ...venue.schema,
    $defs: {
      restaurant: restaurant.schema,
      menu: menu.schema,
      section: section.schema,
      item: menuItem.schema,
      option_group: optionGroup.schema,
      option_value: optionValue.schema,
    },
  };
}

/** The text of the published schema. */
export function formatJsonSchema(): string {
  return `${JSON.stringify(venueFileJsonSchema(), null, 2)}\n`;
}
