import { z } from "zod";
import { DOCUMENTED } from "./reading/schema-types.ts";
import { menu, menuItem, section } from "./shapes/menu-shape.ts";
import { optionGroup, optionValue } from "./shapes/option-shape.ts";
import { restaurant } from "./shapes/restaurant-shape.ts";
import { venue } from "./shapes/venue-shape.ts";

const DEFINITIONS = { restaurant, menu, section, item: menuItem, option_group: optionGroup, option_value: optionValue };
for (const [id, schema] of Object.entries(DEFINITIONS)) DOCUMENTED.add(schema, { id });

/**
 * Returns the published JSON Schema of venue files. Checks across the whole file, such as for duplicate ids,
 * are not in it.
 */
export function venueFileJsonSchema(): z.core.JSONSchema.BaseSchema {
  return {
    title: "Venue file",
    description: "A restaurant and its menus as one JSON document.",
    ...z.toJSONSchema(venue, { io: "input", metadata: DOCUMENTED }),
  };
}

export function formatJsonSchema(): string {
  return `${JSON.stringify(venueFileJsonSchema(), null, 2)}\n`;
}
