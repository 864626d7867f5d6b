import type { Reading } from "./findings.ts";
import type { JsonPath } from "./json-path.ts";

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * One kind of value in a venue file: what it expects in words, its JSON Schema, and how it is read. `read` notes what is
 * wrong and goes on with a stand-in, so that one reading lists every fault; what it made is used only without faults.
 */
export type Reader<Value> = {
  readonly expected: string;
  readonly schema: JsonSchema;
  readonly read: (value: unknown, path: JsonPath, reading: Reading) => Value;
};

/** A reader in its place in an object. What is absent or null stays absent, unless the field reads that itself. */
export type Field<Value> = Reader<Value> & {
  readonly required: boolean;
  readonly absent?: (reading: Reading) => Value;
  readonly readsNull?: boolean;
};

/** A field that must be there. */
export function required<Value>(reader: Reader<Value>): Field<Value> {
  return { ...reader, required: true };
}

/** A field that may be absent. */
export function optional<Value>(reader: Reader<Value>): Field<Value> {
  return { ...reader, required: false };
}

/** A reader whose schema stands once in the document's `$defs`, under its name. */
export function named<Value>(name: string, reader: Reader<Value>): Reader<Value> {
  return { ...reader, schema: { $ref: `#/$defs/${name}` } };
}
