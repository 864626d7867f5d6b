import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { addFault, addWarning, type Reading } from "./findings.ts";
import { type JsonPath, pathTo } from "./json-path.ts";
import type { Field, JsonSchema, Reader } from "./reader.ts";

/** A reader for every field of a type: the compiler refuses a table that lacks one. */
export type Fields<Value> = { readonly [Key in keyof Value]-?: Field<Value[Key]> };

/** A check of a whole object after its fields were read. */
export type ObjectCheck<Value> = (value: Value, path: JsonPath, reading: Reading) => void;

/** Reads an object field by field. A field that the product does not know is left out, with a warning. */
export function object<Value extends object>(fields: Fields<Value>, check?: ObjectCheck<Value>): Reader<Value> {
  const entries = Object.entries(fields) as [string, Field<unknown>][];
  const known = new Set(entries.map(([key]) => key));
  return {
    expected: EXPECTED.object,
    schema: {
      type: "object",
      properties: Object.fromEntries(entries.map(([key, field]) => [key, fieldSchema(field)])),
      ...requiredKeys(entries),
    },
    read: (value, path, reading) => {
      if (!isPlainObject(value)) {
        addFault(reading, path, WRONG.not(value, EXPECTED.object));
        return {} as Value;
      }
      const result: Record<string, unknown> = {};
      for (const [key, field] of entries) {
        const read = readField(Object.hasOwn(value, key) ? value[key] : undefined, field, pathTo(path, key), reading);
        if (read !== undefined) result[key] = read;
      }
      for (const key of Object.keys(value)) {
        if (!known.has(key)) addWarning(reading, pathTo(path, key), WARNING.unknownField);
      }
      check?.(result as Value, path, reading);
      return result as Value;
    },
  };
}

function requiredKeys(entries: readonly [string, Field<unknown>][]): { required?: string[] } {
  const keys = entries.filter(([, field]) => field.required).map(([key]) => key);
  return keys.length === 0 ? {} : { required: keys };
}

/** Tells whether a JSON value is an object, and neither a list nor null. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readField(value: unknown, field: Field<unknown>, path: JsonPath, reading: Reading): unknown {
  if (value === undefined || (value === null && !field.readsNull)) {
    if (field.required) addFault(reading, path, WRONG.missing(field.expected));
    return field.absent?.(reading);
  }
  return field.read(value, path, reading);
}

/** A field that may be left out may be null as well: exports of other systems write nulls for what they do not know. */
function fieldSchema(field: Field<unknown>): JsonSchema {
  const { schema } = field;
  // What a bare type cannot say is said in words, for editors that show them.
  const described = field.expected.includes("such as") ? { description: field.expected, ...schema } : schema;
  if (field.required) return described;
  if (typeof schema.type === "string") return { ...described, type: [schema.type, "null"] };
  if (Array.isArray(schema.enum)) return { ...described, enum: [...schema.enum, null] };
  if (Array.isArray(schema.anyOf)) return { ...described, anyOf: [...schema.anyOf, { type: "null" }] };
  return Object.keys(schema).length === 0 ? described : { anyOf: [schema, { type: "null" }] };
}
