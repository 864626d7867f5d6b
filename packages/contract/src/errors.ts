import { z } from "@hono/zod-openapi";
import { type CodeOf, ERROR_CODES, type ErrorName, type StatusOf } from "./error-codes.ts";
import { type JsonSchema, jsonAnswer } from "./json.ts";
import { amountSchema, idSchema } from "./wire.ts";

/** A line that the restaurant cannot accept; an error lists all of them. */
export const invalidItemSchema = z
  .object({
    orderId: z.number().int(),
    id: idSchema,
    name: z.string(),
    code: z.union([z.number(), z.string()]),
    message: z.string(),
    price: amountSchema.optional().openapi({ description: "The line's current price, if the price changed." }),
  })
  .openapi("InvalidItem");

/** The body of every error. api#errors. `message` is in the request's locale. */
export const errorSchema = z
  .object({
    code: z.union([z.number(), z.string()]).openapi({ example: 415 }),
    message: z.string(),
    invalid_items: z.array(invalidItemSchema).optional(),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .openapi({ description: "The invalid fields of the request body." }),
    challenge_url: z.string().optional().openapi({
      description: "The URL of the bank's challenge (3-D Secure). After it, send the same order again.",
    }),
    current: z.unknown().optional().openapi({
      description: "The current state, if the request was based on an older version.",
    }),
    request_id: z.string().optional(),
  })
  .openapi("Error");

export type InvalidItem = z.infer<typeof invalidItemSchema>;

export type ErrorBody<Code = CodeOf<ErrorName>> = Omit<z.infer<typeof errorSchema>, "code"> & { code: Code };

const EVERY_CALL = ["invalidRequest", "maintenance", "unavailable", "internal"] as const;

type WithStatus<Name extends ErrorName, Status> = Name extends ErrorName
  ? StatusOf<Name> extends Status
    ? Name
    : never
  : never;
type ErrorAnswers<Name extends ErrorName> = {
  [Status in StatusOf<Name>]: ReturnType<typeof jsonAnswer<z.ZodType<ErrorBody<CodeOf<WithStatus<Name, Status>>>>>>;
};

/**
 * Returns the error answers of a call: the named refusals, and those of every call. The type lists them all,
 * so a handler cannot return any other.
 */
export function errorResponses<Name extends ErrorName>(
  ...names: readonly Name[]
): ErrorAnswers<Name | (typeof EVERY_CALL)[number]>;
export function errorResponses(...names: readonly ErrorName[]) {
  const byStatus = Map.groupBy(new Set([...names, ...EVERY_CALL]), (name) => ERROR_CODES[name].status);
  const answers = [...byStatus].map(([status, listed]) => {
    const codes = listed.map((name) => `\`${ERROR_CODES[name].code}\` ${wordsOf(name)}`);
    const [code] = listed.map((name) => ERROR_CODES[name].code);
    const example = { code: code ?? "", message: "Why, in the request's language." };
    return [status, jsonAnswer(codes.join(" · "), errorSchema, example)] as const;
  });
  return Object.fromEntries(answers);
}

function wordsOf(name: ErrorName): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

type Responses<Route> = Route extends { readonly responses: infer Answers } ? Answers : never;
type CodeIn<Answer> = JsonSchema<Answer> extends z.ZodType<ErrorBody<infer Code>> ? Code : never;

export type ErrorCodeOf<Route> = {
  [Status in keyof Responses<Route>]: CodeIn<Responses<Route>[Status]>;
}[keyof Responses<Route>];

export type RefusalOf<Route> = {
  [Name in ErrorName]: CodeOf<Name> extends ErrorCodeOf<Route> ? Name : never;
}[ErrorName];
