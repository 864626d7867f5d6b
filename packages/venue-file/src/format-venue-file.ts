import { type Id, mapMenu } from "@comptoir/ordering";
import { venueFileJsonSchema } from "./json-schema.ts";
import { isPlainObject } from "./reading/object-reader.ts";
import type { VenueFile } from "./venue-file.ts";

/**
 * Writes a venue as a venue file, for `venue export`: reading it again gives the same venue. Fields stand in the order of
 * the schema, however a database has kept them, so that two exports can be compared; lists that hold nothing are left out, and
 * so are the links of dishes and sections to what they stand in. venue#file-export.
 */
export function formatVenueFile(venue: VenueFile): string {
  const schema = venueFileJsonSchema();
  const menus = venue.menus.map((menu) => mapMenu(menu, { section: withoutLinks, item: withoutLinks }));
  const filled = Object.entries({ ...venue, menus }).filter(([, part]) => !Array.isArray(part) || part.length > 0);
  return `${JSON.stringify(inSchemaOrder(Object.fromEntries(filled), schema, schema.$defs), null, 2)}\n`;
}

/** An import makes the links again, and would warn that those of a file have no effect. venue#no-effect. */
function withoutLinks<Part extends { readonly menu_id?: Id | null; readonly section_id?: Id | null }>(
  part: Part,
): Part {
  const { menu_id: _menu, section_id: _section, ...rest } = part;
  return rest as Part;
}

/** Recurses no deeper than a venue file may be nested. */
function inSchemaOrder(value: unknown, schema: unknown, definitions: unknown): unknown {
  const rule = resolve(schema, definitions);
  if (Array.isArray(value)) return value.map((entry) => inSchemaOrder(entry, rule.items, definitions));
  if (!isPlainObject(value) || !isPlainObject(rule.properties)) return value;
  const properties = rule.properties;
  const known = Object.keys(properties).filter((key) => value[key] !== undefined);
  const others = Object.keys(value).filter((key) => !Object.hasOwn(properties, key));
  return Object.fromEntries(
    [...known, ...others].map((key) => [key, inSchemaOrder(value[key], properties[key], definitions)]),
  );
}

/** Follows a reference, and takes of alternatives the one that is not null. */
function resolve(schema: unknown, definitions: unknown): Record<string, unknown> {
  if (!isPlainObject(schema)) return {};
  if (typeof schema.$ref === "string" && isPlainObject(definitions)) {
    return resolve(definitions[schema.$ref.slice("#/$defs/".length)], definitions);
  }
  const [first] = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  return isPlainObject(first) && typeof first.$ref === "string" ? resolve(first, definitions) : schema;
}
