import { CODE_STATES } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { typedLine } from "../typed-text.ts";
import { amountSchema } from "../wire.ts";

const tags = ["Board"];
const OF_MANAGERS = ["sessionExpired", "notAllowed"] as const;

const codeStateSchema = z.enum(CODE_STATES).openapi("CodeState", {
  description: "`upcoming`: its period has not begun. studio#codes.",
});

const discountSchema = z.record(z.string().max(100), z.unknown()).openapi({
  description: "The fields of a code, as in `discounts` of a venue file. Times without a zone are of the venue.",
});

/** A discount code, as managers see it. studio#codes. */
const codeSchema = z
  .object({
    discount: discountSchema,
    state: codeStateSchema,
    uses: z.number().int(),
    discountedAmount: amountSchema.openapi({ description: "What it took off orders that were not cancelled." }),
    version: z.string().openapi({ description: "Identifies its settings; a change names the ones that were seen." }),
  })
  .openapi("DiscountCode");
export type DiscountCodeData = z.infer<typeof codeSchema>;

const DISCOUNT = { code: "WELCOME", value: "10%", max_uses: 100 };
const CODE = {
  discount: DISCOUNT,
  state: "active",
  uses: 12,
  discountedAmount: "38.40",
  version: "1f3870be274f6c49",
} as const;

const searchFields = {
  search: typedLine(100).optional().openapi({ description: "A part of the code or of its name." }),
  state: codeStateSchema.optional(),
};

/** `GET /staff/codes`: lists the discount codes. An extension of the specification. studio#codes. */
export const listCodes = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/codes",
  tags,
  summary: "List the discount codes",
  request: {
    headers: personHeaders,
    query: z.object({
      ...searchFields,
      code: z.string().max(100).optional().openapi({ description: "Lists this code alone." }),
      after: z.string().max(200).optional().openapi({ description: "The `cursor` of the page before." }),
    }),
  },
  responses: {
    200: jsonAnswer(
      "At most 50 codes, by code. `cursor` asks for the next page; null on the last one.",
      z.object({
        codes: z.array(codeSchema),
        cursor: z.string().nullable(),
        isOffered: z.boolean().openapi({ description: "Whether guests see a field for codes (`hasDiscounts`)." }),
      }),
      { codes: [CODE], cursor: null, isOffered: true },
    ),
    ...errorResponses("invalidRequest", ...OF_MANAGERS),
  },
});

/** `GET /staff/codes.csv`: exports the discount codes. An extension of the specification. studio#codes. */
export const exportCodes = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/codes.csv",
  tags,
  summary: "Export the discount codes",
  request: { headers: personHeaders, query: z.object(searchFields) },
  responses: {
    200: {
      description: "The first 10,000 codes as CSV. Column names are those of the venue file and the API.",
      content: { "text/csv": { schema: z.string(), example: "code,name,value\r\n" } },
    },
    ...errorResponses("invalidRequest", ...OF_MANAGERS),
  },
});

const savedSchema = z.object({
  code: z.string(),
  warnings: z.array(z.string()).openapi({ description: "Doubts about its settings, in the language of the request." }),
});
const SAVED = { code: "WELCOME", warnings: [] };

/** `POST /staff/codes`: adds a discount code. An extension of the specification. studio#codes. */
export const addCode = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/codes",
  tags,
  summary: "Add a discount code",
  request: {
    headers: personHeaders,
    body: jsonBody(z.object({ discount: discountSchema }), { discount: DISCOUNT }),
  },
  responses: {
    200: jsonAnswer(
      "The code counts at once. A repeated call with the same settings changes nothing.",
      savedSchema,
      SAVED,
    ),
    ...errorResponses("codeTaken", "listFull", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

/** `POST /staff/codes/change`: changes a discount code. An extension of the specification. studio#codes, studio#list-conflicts. */
export const changeCode = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/codes/change",
  tags,
  summary: "Change a discount code",
  request: {
    headers: personHeaders,
    body: jsonBody(z.object({ discount: discountSchema, seen: z.string().max(64) }), {
      discount: { ...DISCOUNT, value: "15%" },
      seen: CODE.version,
    }),
  },
  responses: {
    200: jsonAnswer("The code has the new settings at once. Its uses stay.", savedSchema, SAVED),
    ...errorResponses("codeUnknown", "codeChanged", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

/** `POST /staff/codes/stop`: stops a discount code, or starts it again. An extension of the specification. payment#stopped-code. */
export const stopCode = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/codes/stop",
  tags,
  summary: "Stop a discount code, or start it again",
  request: {
    headers: personHeaders,
    body: jsonBody(z.object({ code: z.string().max(100), stopped: z.boolean() }), { code: "WELCOME", stopped: true }),
  },
  responses: {
    200: jsonAnswer("The code is stopped or started. Idempotent.", z.object({ code: z.string() }), { code: "WELCOME" }),
    ...errorResponses("codeUnknown", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});
