import { findOverchosenLine, findUncountableLine, type ReceivedLine } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { changeIdSchema, checkoutSchema, dateSchema, nearestSchema, orderTypeSchema } from "./call-body.ts";
import { cartVersionSchema, takenLinesSchema } from "./cart-version.ts";
import { BODY_REFUSALS, CART_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { cartSuiteIdSchema, eventSuiteIdSchema } from "./event-suite.ts";
import { SAVED_LINE, SENT_LINE } from "./examples.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { cartLinesSchema, receiveLine, type UnnumberedLine } from "./line.ts";
import { savedLineSchema } from "./priced-line.ts";
import { ANYONE } from "./roles.ts";
import { sentLineSchema } from "./sent-line.ts";
import { addProblem, instantSchema, restaurantHeaders } from "./wire.ts";

const valid = {
  200: jsonAnswer("The restaurant can accept the cart.", z.object({ valid: z.literal(true) }), { valid: true }),
  ...errorResponses(
    "restaurantUnknown",
    "loginRequired",
    "memberPromo",
    "noEventSuite",
    "notAssignedToSuite",
    ...CART_REFUSALS,
    ...BODY_REFUSALS,
  ),
};

const termsShape = {
  type: orderTypeSchema,
  date: dateSchema,
  checkout: checkoutSchema,
  changeId: changeIdSchema,
  eventSuiteId: cartSuiteIdSchema,
};
type Terms = z.output<z.ZodObject<typeof termsShape>>;

function receiveTerms({ type, date, checkout, changeId, eventSuiteId }: Terms) {
  return { type, date, checkout, changeId: changeId ?? null, eventSuiteId: eventSuiteId ?? null };
}

/** Returns the cart with a line added; an absent or used number becomes the next free one. ordering#cart-merge. */
function joinCart(
  lines: readonly ReceivedLine[],
  added: UnnumberedLine & { readonly orderId?: number | null | undefined },
): readonly ReceivedLine[] {
  const isFree = !lines.some(({ orderId }) => orderId === added.orderId);
  const next = lines.reduce((highest, { orderId }) => Math.max(highest, orderId), 0) + 1;
  return [...lines, { ...added, orderId: isFree ? (added.orderId ?? next) : next }];
}

/** `POST /orders/item`: checks whether an item can join the cart. api#item-call. */
export const addItem = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/item",
  tags: ["Ordering"],
  summary: "Check whether an item can be added to a cart",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(
      z
        .object({
          itemsInCart: cartLinesSchema.nullish(),
          itemToAdd: sentLineSchema
            .extend({ orderId: sentLineSchema.shape.orderId.nullish() })
            .transform((sent, context) => ({ ...receiveLine(sent, context), orderId: sent.orderId })),
          ...termsShape,
          nearest: nearestSchema,
        })
        .transform(({ itemsInCart, itemToAdd, nearest, ...terms }, context) => {
          const lines = joinCart(itemsInCart ?? [], itemToAdd);
          if (findOverchosenLine(lines) >= 0) addProblem(context, "too-much", ["itemToAdd", "orderOptions"]);
          if (findUncountableLine(lines) >= 0) addProblem(context, "too-much", ["itemToAdd"]);
          return { ...receiveTerms(terms), lines, isTimeOpen: nearest ?? false };
        }),
      { itemsInCart: [], itemToAdd: SENT_LINE, type: "dine-in", date: null },
    ),
  },
  responses: valid,
});

/** `POST /orders/validate`: checks whether the restaurant can accept a cart. api#validate. */
export const validateCart = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/validate",
  tags: ["Ordering"],
  summary: "Validate a cart",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(
      z
        .object({
          itemsInCart: cartLinesSchema,
          ...termsShape,
        })
        .transform(({ itemsInCart, ...terms }) => ({ ...receiveTerms(terms), lines: itemsInCart, isTimeOpen: false })),
      { itemsInCart: [SENT_LINE], type: "dine-in", date: null },
    ),
  },
  responses: {
    ...valid,
    200: jsonAnswer(
      "The restaurant can accept the cart.",
      z.object({
        valid: z.literal(true),
        hold: z
          .object({ until: instantSchema })
          .optional()
          .openapi({ description: "The end of the hold on the chosen time; absent if the time is not held." }),
      }),
      { valid: true, hold: { until: "2026-11-20T23:05:00.000Z" } },
    ),
  },
});

export const droppedSchema = z.array(
  z.object({
    name: z.string(),
    reason: z.enum(["missing", "sold-out", "over-limit", "unavailable", "option-missing", "past-cutoff"]),
    date: z.iso.date().optional().openapi({ description: "The school's date that the line was for." }),
  }),
);

/** `GET /cart`: returns the stored cart of the person, or of the cart cookie. api#saved-cart. */
export const savedCart = createRoute({
  ...ANYONE,
  method: "get",
  path: "/cart",
  tags: ["Ordering"],
  summary: "Retrieve the saved cart",
  request: {
    headers: restaurantHeaders,
    query: z.object({
      type: orderTypeSchema.optional().openapi({
        description: "The order type of the cart. If it requires sign-in, a guest's cart is cleared.",
      }),
      changeId: z.uuid().optional().openapi({
        description: "The order that the cart replaces. Such a cart is stored separately from the cart of new orders.",
      }),
      eventSuiteId: eventSuiteIdSchema.optional().openapi({
        description: "The event suite. The stored cart is returned only if it has the same suite or none.",
      }),
    }),
  },
  responses: {
    200: jsonAnswer(
      "The cart's lines, and the lines that were dropped with the reason.",
      z.object({
        items: z.array(savedLineSchema),
        dropped: droppedSchema,
        version: cartVersionSchema
          .nullable()
          .openapi({ description: "The version of the stored cart; null if none is stored." }),
        taken: takenLinesSchema.optional(),
      }),
      {
        items: [SAVED_LINE],
        dropped: [{ name: "Soup of the day", reason: "sold-out" }],
        version: 1764000000000,
        taken: [],
      },
    ),
    ...errorResponses("restaurantUnknown"),
  },
});
