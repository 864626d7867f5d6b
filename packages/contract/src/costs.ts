import type { CostsData } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import {
  changeIdSchema,
  checkoutSchema,
  dateSchema,
  nearestSchema,
  orderTypeSchema,
  receiveCosts,
  sentCostsSchema,
  tableNumSchema,
} from "./call-body.ts";
import { cartVersionSchema } from "./cart-version.ts";
import { BODY_REFUSALS, CODE_REFUSALS } from "./error-codes.ts";
import { errorResponses, invalidItemSchema } from "./errors.ts";
import { cartSuiteIdSchema } from "./event-suite.ts";
import { COSTS, PRICED_LINE, SENT_LINE } from "./examples.ts";
import { queueSchema } from "./fulfilment.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { cartLinesSchema } from "./line.ts";
import { pricedLineSchema } from "./priced-line.ts";
import { ANYONE } from "./roles.ts";
import { amountSchema, instantSchema, restaurantHeaders } from "./wire.ts";

const chargeSchema = z.object({
  type: z.enum(["dollar", "percentage"]).nullable(),
  percentageValue: z.string().nullable(),
  amount: amountSchema,
});
const taxSchema = z.object({ rate: z.string().openapi({ example: "0.13" }), amount: amountSchema });

/** The costs of a cart or an order as JSON. bill#costs. */
export const costsSchema: z.ZodType<CostsData, CostsData> = z
  .object({
    subtotal: amountSchema,
    memberDiscount: z.object({ preTax: amountSchema, amount: amountSchema }),
    discount: chargeSchema.extend({ code: z.string().nullable() }),
    subtotalDiscounted: amountSchema,
    serviceCharge: chargeSchema.extend({ label: z.string() }),
    deliveryCharge: chargeSchema,
    taxBrackets: z.array(z.object({ base: amountSchema, tax1: taxSchema, tax2: taxSchema })),
    taxInfo: z.object({ tax1: amountSchema, tax2: amountSchema }),
    taxes: amountSchema,
    total: amountSchema,
    totalWithoutTaxes: amountSchema,
    tip: chargeSchema,
    points: z.object({ points: z.number().int(), amount: amountSchema }).optional().openapi({
      description:
        "The loyalty points that pay, and the amount that they pay. Present only if points were to be spent.",
    }),
    voucher: z.object({ code: z.string().nullable(), balance: amountSchema, amount: amountSchema }),
    totalWithTip: amountSchema,
  })
  .openapi("Costs");

/** A time for which a cart can be ordered, as an instant and as the restaurant's wall-clock time. time#nearest. */
const nearestTimeSchema = z.object({ at: instantSchema, date: z.string(), time: z.string() }).openapi("NearestTime", {
  description: "The time that the cart is priced for while no time is chosen; null means now.",
});
export type NearestTimeData = z.infer<typeof nearestTimeSchema>;

/** `POST /orders/set-costs`: returns a cart's costs to the cent, and its faults. api#set-costs. */
export const setCosts = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/set-costs",
  tags: ["Ordering"],
  summary: "Price a cart",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(
      z.object({
        tableNum: tableNumSchema.nullish(),
        items: cartLinesSchema,
        costs: sentCostsSchema.nullish().transform(receiveCosts),
        checkout: checkoutSchema,
        type: orderTypeSchema,
        date: dateSchema,
        nearest: nearestSchema,
        changeId: changeIdSchema,
        eventSuiteId: cartSuiteIdSchema,
        keep: z.boolean().nullish().openapi({
          description: "Set to false to price the cart without storing it. ordering#queued-order.",
        }),
        cartVersion: cartVersionSchema.nullish().openapi({
          description:
            "The version of the stored cart that the change is based on; any other version is rejected. If it is absent, the cart replaces the stored one. ordering#cart-version.",
        }),
      }),
      {
        tableNum: "12",
        items: [SENT_LINE],
        costs: {
          tip: { type: "percentage", percentageValue: "18" },
          discount: { code: null },
          voucher: { code: null },
        },
        checkout: { pickup: { delivery: false }, memberInfo: { identifier: null } },
        type: "dine-in",
        date: null,
      },
    ),
  },
  responses: {
    200: jsonAnswer(
      "The cart's lines with the current prices, and the bill.",
      z.object({
        orderItems: z.array(
          pricedLineSchema.extend({
            stock: z.number().int().optional().openapi({
              description: "The portions of the dish that are left; absent if its stock is not counted.",
            }),
          }),
        ),
        costs: costsSchema,
        queue: queueSchema,
        nearest: nearestTimeSchema.nullable(),
        warning: z
          .object({
            code: z.union([z.number(), z.string()]),
            message: z.string(),
            invalid_items: z.array(invalidItemSchema),
          })
          .nullable(),
        cartVersion: cartVersionSchema
          .nullable()
          .openapi({ description: "The version of the stored cart after this call; null if it is not stored." }),
      }),
      {
        orderItems: [PRICED_LINE],
        costs: COSTS,
        queue: { prepTime: 15, ordersAhead: 2 },
        nearest: null,
        warning: null,
        cartVersion: 1764000000000,
      },
    ),
    ...errorResponses(
      "restaurantUnknown",
      "loginRequired",
      "tableUnknown",
      "noEventSuite",
      "notAssignedToSuite",
      "cartVersionConflict",
      ...CODE_REFUSALS,
      ...BODY_REFUSALS,
    ),
  },
});
