import { z } from "zod";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { addFault, addWarning, type Reading } from "./findings.ts";
import { type JsonPath, pathTo } from "./json-path.ts";

// Zod schemas with their own `parse`, which adds faults and warnings with their paths, and distinguishes
// absent fields from null. After a fault it continues with a placeholder. For other uses they are plain Zod
// schemas.

export type Schema<Value> = z.ZodType<Value>;

export const DOCUMENTED = z.registry<Record<string, unknown>>();

type Context = z.core.ParseContextInternal & { readonly reading: Reading };

export function readBy<Value>(schema: Schema<Value>, value: unknown, reading: Reading, path: JsonPath = null): Value {
  reading.path = path;
  return run(schema, value, { async: false, reading } as Context) as Value;
}

/** Runs a schema synchronously; venue file schemas are never asynchronous. */
function run(schema: z.core.$ZodType, value: unknown, context: z.core.ParseContextInternal): unknown {
  return (schema._zod.run({ value, issues: [] }, context) as z.core.ParsePayload).value;
}

/** A leaf value: what a fault expects, its schemas in files and answers, and its parser. */
export type Traits<Value> = {
  readonly expected: string;
  readonly file: z.ZodType;
  readonly answer: z.ZodType;
  readonly documented?: Readonly<Record<string, unknown>>;
  /** Parses a value. The placeholder after a fault is never used. */
  readonly read: (value: unknown, path: JsonPath, reading: Reading) => Value;
};
export type Leaf<Value> = Schema<Value> & { readonly traits: Traits<Value> };

type LeafDef = z.core.$ZodPipeDef & { readonly traits: Traits<unknown> };
const LeafSchema = z.core.$constructor<z.ZodPipe & { traits: Traits<unknown> }, LeafDef>("VenueLeaf", (inst, def) => {
  z.ZodPipe.init(inst, def);
  inst.traits = def.traits;
  inst._zod.parse = (payload, context) => {
    const { reading } = context as Context;
    payload.value = def.traits.read(payload.value, reading.path, reading);
    return payload;
  };
});

export function leaf<Value>(traits: Traits<Value>): Leaf<Value> {
  const schema = new LeafSchema({ type: "pipe", in: traits.file, out: traits.answer, traits });
  // Editors show the description if the type does not explain the format.
  const description = traits.expected.includes("such as") ? { description: traits.expected } : {};
  DOCUMENTED.add(schema, { ...description, ...traits.documented });
  return schema as unknown as Leaf<Value>;
}

type AbsentDef = z.core.$ZodPipeDef & { readonly inner: z.ZodType; readonly absent: (reading: Reading) => unknown };
const AbsentSchema = z.core.$constructor<z.ZodPipe, AbsentDef>("VenueAbsent", (inst, def) => {
  z.ZodPipe.init(inst, def);
  inst._zod.parse = (payload, context) => {
    const isAbsent = payload.value === undefined || (payload.value === null && def.out === def.inner);
    if (isAbsent) payload.value = def.absent((context as Context).reading);
    else if (payload.value !== null) payload.value = run(def.inner, payload.value, context);
    return payload;
  };
});

/** Creates the schema of a field with a default for absent and null. */
export function made<Value>(inner: Schema<Value>, absent: (reading: Reading) => Value): Schema<Value> {
  const schema = new AbsentSchema({ type: "pipe", in: inner.nullish(), out: inner, inner, absent });
  return schema as unknown as Schema<Value>;
}

/** Creates the schema of a field that distinguishes null from absent. */
export function nullable<Value>(inner: Schema<Value>, absent: (reading: Reading) => Value | undefined) {
  const schema = new AbsentSchema({ type: "pipe", in: inner.nullish(), out: inner.nullish(), inner, absent });
  return schema as unknown as Schema<Value | null | undefined>;
}

/** A schema for every field of a type; the compiler rejects a missing one. */
export type Fields<Value> = { readonly [Key in keyof Value]-?: Schema<Value[Key]> };

/** A check across an object's fields, after they are parsed. */
export type ObjectCheck<Value> = (value: Value, path: JsonPath, reading: Reading) => void;

type ObjectDef = z.core.$ZodObjectDef & { readonly check?: ObjectCheck<never> };
const ObjectSchema = z.core.$constructor<z.ZodObject, ObjectDef>("VenueObject", (inst, def) => {
  z.ZodObject.init(inst, def);
  inst._zod.parse = (payload, context) => {
    const { reading } = context as Context;
    const { path } = reading;
    const { value } = payload;
    const result: Record<string, unknown> = {};
    payload.value = result;
    if (!isPlainObject(value)) {
      addFault(reading, path, WRONG.not(value, EXPECTED.object));
      return payload;
    }
    for (const [key, field] of Object.entries(def.shape)) {
      reading.path = pathTo(path, key);
      const read = readField(Object.hasOwn(value, key) ? value[key] : undefined, field, context);
      if (read !== undefined) result[key] = read;
    }
    reading.path = path;
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(def.shape, key)) addWarning(reading, pathTo(path, key), WARNING.unknownField);
    }
    def.check?.(result as never, path, reading);
    return payload;
  };
});

/** Creates an object schema. Unknown fields are dropped with a warning. */
export function object<Value extends object>(fields: Fields<Value>, check?: ObjectCheck<Value>): Schema<Value> {
  const shape = fields as unknown as z.core.$ZodShape;
  return new ObjectSchema({ type: "object", shape, ...(check ? { check } : {}) }) as unknown as Schema<Value>;
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readField(value: unknown, field: z.core.$ZodType, context: z.core.ParseContextInternal): unknown {
  const isAbsent = value === undefined || value === null;
  if (isAbsent && field._zod.optin !== "optional") {
    const { reading } = context as Context;
    addFault(reading, reading.path, WRONG.missing(expectedOf(field)));
    return undefined;
  }
  return isAbsent && field._zod.def.type === "optional" ? undefined : run(field, value, context);
}

function expectedOf({ _zod: { def } }: z.core.$ZodType): string {
  if (def.type === "object") return EXPECTED.object;
  return def.type === "array" ? EXPECTED.list : (def as LeafDef).traits.expected;
}

const MAX_ENTRIES = 100_000;

type ListDef = z.core.$ZodArrayDef & {
  readonly maxEntries: number;
  readonly isTooDeep?: (path: JsonPath, reading: Reading) => boolean;
};
const ListSchema = z.core.$constructor<z.ZodArray, ListDef>("VenueList", (inst, def) => {
  z.ZodArray.init(inst, def);
  inst._zod.parse = (payload, context) => {
    const { reading } = context as Context;
    const { path } = reading;
    const { value } = payload;
    const read: unknown[] = [];
    payload.value = read;
    const isEmpty = Array.isArray(value) && value.length === 0;
    if (isEmpty || def.isTooDeep?.(path, reading)) return payload;
    if (!Array.isArray(value)) addFault(reading, path, WRONG.not(value, EXPECTED.list));
    else if (value.length > def.maxEntries) addFault(reading, path, WRONG.tooMany(value.length, def.maxEntries));
    else {
      for (const [index, entry] of value.entries()) {
        reading.path = pathTo(path, index);
        read.push(run(def.element, entry, context));
      }
      reading.path = path;
    }
    return payload;
  };
});

/** Creates a list schema. If `isTooDeep` adds a fault, the list is not parsed. */
export function list<Value>(
  element: Schema<Value>,
  maxEntries = MAX_ENTRIES,
  isTooDeep?: ListDef["isTooDeep"],
): Schema<Value[]> {
  const schema = new ListSchema({ type: "array", element, maxEntries, ...(isTooDeep ? { isTooDeep } : {}) });
  return schema.max(maxEntries) as unknown as Schema<Value[]>;
}
