import { z } from "@hono/zod-openapi";

// Schemas whose parsing time is linear in the size of the body, however invalid it is.
// promises#promise-49.

/** Validation stops after this number of faults. */
export const MAX_ISSUES = 50;

type ListDef = z.core.$ZodArrayDef & { readonly maxLength: number };
type List<Item extends z.ZodType> = z.ZodArray<Item>;

const BoundedList = z.core.$constructor<z.ZodArray, ListDef>("BoundedList", (list, def) => {
  z.ZodArray.init(list, def);
  list._zod.parse = (payload, context) => {
    const { value: sent, issues } = payload;
    if (!Array.isArray(sent))
      return fail(payload, { code: "invalid_type", expected: "array", input: sent, inst: list });
    // An overlong list is not parsed; the length check that follows reports it.
    if (sent.length > def.maxLength) return payload;
    const read: unknown[] = [];
    for (const [index, entry] of sent.entries()) {
      const result = runNow(def.element, entry, context);
      read.push(result.value);
      // Each level of nesting copies the issues, so only the first MAX_ISSUES are passed on.
      const passed = result.issues.slice(0, MAX_ISSUES - issues.length);
      issues.push(...z.core.util.prefixIssues(index, passed));
      if (issues.length >= MAX_ISSUES) break;
    }
    payload.value = read;
    return payload;
  };
});

/** Creates the schema of a list in a body. Rejects an overlong list before parsing its entries. */
export function listOf<Item extends z.ZodType>(item: Item, maxLength: number): List<Item> {
  const list = new BoundedList({ type: "array", element: item, maxLength });
  return list.max(maxLength) as unknown as List<Item>;
}

type Kind = "string" | "number" | "array";
type ByKind = Readonly<Partial<Record<Kind, z.ZodType>>>;
type KindDef = z.core.$ZodUnionDef & { readonly kinds: ByKind };

const Switch = z.core.$constructor<z.ZodUnion, KindDef>("Switch", (inst, def) => {
  z.ZodUnion.init(inst, def);
  inst._zod.parse = (payload, context) => {
    const { value: input } = payload;
    const kind = Array.isArray(input) ? "array" : typeof input;
    const schema = Object.hasOwn(def.kinds, kind) ? def.kinds[kind as Kind] : undefined;
    if (schema) return runNow(schema, input, context);
    const expected = Object.keys(def.kinds).join("|");
    return fail(payload, { code: "invalid_type", expected: expected as "string", input, inst });
  };
});

/** Creates a union of schemas of which the JSON type selects one. `error` is reported for any other type. */
export function byKind<Kinds extends ByKind>(
  kinds: Kinds,
  error?: string,
): z.ZodUnion<readonly Extract<Kinds[keyof Kinds], z.ZodType>[]> {
  const schema = new Switch({
    type: "union",
    options: Object.values(kinds),
    kinds,
    ...(error === undefined ? {} : { error: () => error }),
  });
  return schema as unknown as z.ZodUnion<readonly Extract<Kinds[keyof Kinds], z.ZodType>[]>;
}

function fail(payload: z.core.ParsePayload, issue: z.core.$ZodRawIssue): z.core.ParsePayload {
  payload.issues.push(issue);
  return payload;
}

/** Runs a schema synchronously; throws for an asynchronous one. */
function runNow(schema: z.core.$ZodType, value: unknown, context: z.core.ParseContextInternal): z.core.ParsePayload {
  const result = schema._zod.run({ value, issues: [] }, context);
  if (result instanceof Promise) throw new TypeError("The schema of a body must not be asynchronous.");
  return result;
}
