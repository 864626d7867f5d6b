import { type Id, mapMenu } from "@comptoir/ordering";
import type { z } from "zod";
import { isPlainObject } from "./reading/schema-types.ts";
import { venue as venueSchema } from "./shapes/venue-shape.ts";
import type { VenueFile } from "./venue-file.ts";

/**
 * Serializes a venue for `venue export`, with fields in the schema's order, so that exports can be compared.
 * Parsing the result gives the same venue. venue#file-export.
 */
export function formatVenueFile(venue: VenueFile): string {
  const menus = venue.menus.map((menu) => mapMenu(menu, { section: withoutLinks, item: withoutLinks }));
  const filled = Object.entries({ ...venue, menus }).filter(([, part]) => !Array.isArray(part) || part.length > 0);
  return `${JSON.stringify(inSchemaOrder(Object.fromEntries(filled), venueSchema), null, 2)}\n`;
}

/** Removes the links to parents, which an import derives, and of which it would warn. venue#no-effect. */
function withoutLinks<Part extends { readonly menu_id?: Id | null; readonly section_id?: Id | null }>(
  part: Part,
): Part {
  const { menu_id: _menu, section_id: _section, ...rest } = part;
  return rest as Part;
}

/** Orders fields as in the schema. Recursion is bounded by the nesting limit of venue files. */
function inSchemaOrder(value: unknown, schema: z.core.$ZodType): unknown {
  const { def } = fieldsOf(schema)._zod;
  if (Array.isArray(value) && def.type === "array") {
    return value.map((entry) => inSchemaOrder(entry, (def as z.core.$ZodArrayDef).element));
  }
  // The database does not keep the order of keys such as a schedule's letters.
  if (isPlainObject(value) && def.type === "record") {
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  }
  if (!isPlainObject(value) || def.type !== "object") return value;
  const { shape } = def as z.core.$ZodObjectDef;
  const known = Object.entries(shape).filter(([key]) => value[key] !== undefined);
  const others = Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key));
  return Object.fromEntries([...known.map(([key, field]) => [key, inSchemaOrder(value[key], field)]), ...others]);
}

/** Unwraps optional, nullable, lazy and piped schemas. */
function fieldsOf(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "optional" || def.type === "nullable") return fieldsOf(def.innerType);
  if (def.type === "lazy") return fieldsOf(def.getter());
  return def.type === "pipe" ? fieldsOf(def.in) : schema;
}
