import { z } from "@hono/zod-openapi";

// Schemas for bodies whose cost grows with the body alone, however it is wrong. promises#promise-49.

/** The most faults of a body that are looked for, and told. */
export const MAX_ISSUES = 50;

type ListDef = z.core.$ZodArrayDef & { readonly maxLength: number };
type List<Item extends z.ZodType> = z.ZodArray<Item>;

const BoundedList = z.core.$constructor<z.ZodArray, ListDef>("BoundedList", (list, def) => {
  z.ZodArray.init(list, def);
  list._zod.parse = (payload, context) => {
    const { value: sent, issues } = payload;
    if (!Array.isArray(sent))
      return fail(payload, { code: "invalid_type", expected: "array", input: sent, inst: list });
    // The check of its length, which comes after this, says so.
    if (sent.length > def.maxLength) return payload;
    const read: unknown[] = [];
    for (const [index, entry] of sent.entries()) {
      const result = runNow(def.element, entry, context);
      read.push(result.value);
      // Every fault costs at each level that it is passed up through, so that the first ones are all that is passed.
      const passed = result.issues.slice(0, MAX_ISSUES - issues.length);
      issues.push(...z.core.util.prefixIssues(index, passed));
      if (issues.length >= MAX_ISSUES) break;
    }
    payload.value = read;
    return payload;
  };
});

/**
 * A list in a body. One that is too long is refused before its entries are looked at, and entries are looked at until as
 * many faults are found as are told.
 */
export function listOf<Item extends z.ZodType>(item: Item, maxLength: number): List<Item> {
  const list = new BoundedList({ type: "array", element: item, maxLength });
  return list.max(maxLength) as unknown as List<Item>;
}

/** What a value of JSON may be where it may be one of several. */
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

/**
 * A value that a body may send in several ways. What it is (text, a number, a list) decides which one schema it has to fit,
 * before any is tried; `error` names what is wrong where it is none of them.
 */
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

/** Runs a schema that waits for nothing, as all of ours are. */
function runNow(schema: z.core.$ZodType, value: unknown, context: z.core.ParseContextInternal): z.core.ParsePayload {
  const result = schema._zod.run({ value, issues: [] }, context);
  if (result instanceof Promise) throw new TypeError("A body's schema waits for something.");
  return result;
}
