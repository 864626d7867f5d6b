import type { z } from "zod";
import { addFault, type Fault, startReading, type Warning } from "../reading/findings.ts";
import { type JsonPath, pathTo } from "../reading/json-path.ts";
import { readBy, type Schema } from "../reading/schema-types.ts";
import { venue } from "../shapes/venue-shape.ts";
import { EXPECTED, WRONG } from "../wording.ts";
import { NULL_HAS_MEANING } from "./apply-changes.ts";
import { SETTING_GROUPS, type ThingKind } from "./things.ts";

/** Where the schema of each kind is in the schema of a venue file. `[]` is a list's element. */
const SCHEMA_PATHS: Readonly<Record<ThingKind, readonly string[]>> = {
  restaurant: ["restaurant"],
  contact: ["contact"],
  loyalty: ["loyalty"],
  menu_group: ["menu_groups", "[]"],
  menu: ["menus", "[]"],
  section: ["menus", "[]", "sections", "[]"],
  item: ["menus", "[]", "items", "[]"],
  option_group: ["menus", "[]", "items", "[]", "options", "[]"],
  option_value: ["menus", "[]", "items", "[]", "options", "[]", "values", "[]"],
  announcement: ["announcements", "[]"],
  price_rule: ["price_rules", "[]"],
  rotation: ["rotations", "[]"],
  event: ["events", "[]"],
  discount: ["discounts", "[]"],
  member: ["membership", "members", "[]"],
};

/** The field's canonical value with doubts about it, or what is wrong with it. Paths begin with the field. */
export type ReadField =
  | { readonly value: unknown; readonly warnings: readonly Warning[] }
  | { readonly faults: readonly Fault[] };

export type ReadFieldOptions = {
  /** Instant in ISO 8601, the default of `published_at`. */
  readonly importedAt: string;
  /** The venue's time zone. */
  readonly zone: string;
};

/**
 * Parses one field of a thing by the schema of venue files, so that a change is refused where it is typed. Null is an absent
 * field; it is a fault if the field is required. Checks across fields are those of the whole file. studio#draft-changes.
 */
export function readField(kind: ThingKind, field: string, value: unknown, options: ReadFieldOptions): ReadField {
  const reading = startReading(options.importedAt);
  reading.zone = options.zone;
  const names = field.split(".");
  const path = names.reduce<JsonPath>((parent, name) => pathTo(parent, name), null);
  const schema = schemaOf([...SCHEMA_PATHS[kind], ...names]);
  if (schema === null) {
    addFault(reading, path, WRONG.not(field, EXPECTED.field));
    return { faults: reading.faults };
  }
  if (value === null && NULL_HAS_MEANING.has(field)) return { value, warnings: [] };
  if (value === null || value === undefined) {
    if (schema._zod.optin !== "optional") addFault(reading, path, WRONG.missing(expectedOf(schema)));
    return reading.faultCount > 0 ? { faults: reading.faults } : { value: null, warnings: [] };
  }
  const read = readBy(schema as Schema<unknown>, value, reading, path);
  if (reading.faultCount > 0) return { faults: reading.faults };
  return { value: read ?? null, warnings: reading.warnings };
}

/**
 * Returns the fields that a kind of thing has, with its children's; a setting in a group is named as `order_options.ages`.
 */
export function fieldsOfKind(kind: ThingKind): readonly string[] {
  return fieldsWithin(kind, []).flatMap((field) => {
    const isGroup = kind === "restaurant" && SETTING_GROUPS.has(field);
    return isGroup ? fieldsWithin(kind, [field]).map((inner) => `${field}.${inner}`) : [field];
  });
}

/** Returns the fields of an object within a kind of thing; `[]` in the path is a list's element. Empty for another value. */
export function fieldsWithin(kind: ThingKind, path: readonly string[]): readonly string[] {
  const schema = schemaOf([...SCHEMA_PATHS[kind], ...path]);
  return schema === null ? [] : Object.keys(shapeOf(schema) ?? {});
}

function schemaOf(path: readonly string[]): z.core.$ZodType | null {
  let at: z.core.$ZodType | undefined = venue;
  for (const name of path) {
    const { def }: z.core.$ZodTypes["_zod"] = (unwrap(at) as z.core.$ZodTypes)._zod;
    if (name === "[]") at = def.type === "array" ? def.element : undefined;
    else {
      const shape = shapeOf(at);
      at = shape && Object.hasOwn(shape, name) ? shape[name] : undefined;
    }
    if (at === undefined) return null;
  }
  return at;
}

function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> | null {
  const { def } = (unwrap(schema) as z.core.$ZodTypes)._zod;
  // A leaf that keeps an object, such as `loyalty`, has the schemas of the fields that it validates.
  if (def.type === "pipe" && "traits" in def) return shapeOf(def.in);
  return def.type === "object" ? def.shape : null;
}

/** Unwraps optional, nullable, lazy and defaulted schemas. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "optional" || def.type === "nullable") return unwrap(def.innerType);
  if (def.type === "lazy") return unwrap(def.getter());
  return def.type === "pipe" && "inner" in def ? unwrap(def.inner as z.core.$ZodType) : schema;
}

function expectedOf(schema: z.core.$ZodType): string {
  const { def } = unwrap(schema)._zod;
  return "traits" in def ? (def.traits as { readonly expected: string }).expected : EXPECTED.anything;
}
