import { createRoute, z } from "@hono/zod-openapi";
import { orderTypeSchema } from "./call-body.ts";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { ANYONE } from "./roles.ts";
import { idSchema, localeHeaders } from "./wire.ts";

const sources = z.array(z.string().regex(/^https:\/\/[^/]+$/));

/**
 * What a page needs beyond our own files and server to show a gateway's fields: origins for its Content-Security-Policy, by what
 * they are used for.
 */
const pageSourcesSchema = z.object({ script: sources, frame: sources, connect: sources, formAction: sources });
export type PageSources = z.infer<typeof pageSourcesSchema>;

/** `POST /payment/get-payment-config`: how this restaurant takes payment, with public keys alone. api#payment-config. */
export const getPaymentConfig = createRoute({
  ...ANYONE,
  method: "post",
  path: "/payment/get-payment-config",
  tags: ["Payment and loyalty"],
  summary: "How this restaurant takes payment",
  request: {
    headers: localeHeaders,
    body: jsonBody(
      z.object({
        app8RestaurantId: idSchema
          .nullable()
          .openapi({ description: "Null: how the installation keeps a person's cards." }),
        type: orderTypeSchema.nullish().openapi({ description: "The kind of order that is to be paid." }),
      }),
      { app8RestaurantId: 1, type: "generic-catering" },
    ),
  },
  responses: {
    200: jsonAnswer(
      "The processor, and what the page needs to hand it a card.",
      z.object({
        processor: z.enum(["sandbox", "stripe", "payOnPremise"]).nullable(),
        paymentMethods: z.array(z.string()),
        tokenUrl: z.string().nullable().openapi({ description: "Where the page sends the card for a token." }),
        publishableKey: z.string().nullable(),
        pageSources: pageSourcesSchema.openapi({
          description: "Origins that the page's Content-Security-Policy must allow for the processor's own fields.",
        }),
        avs: z.boolean(),
        wallets: z.object({ applePay: z.boolean(), googlePay: z.boolean() }),
      }),
      {
        processor: "sandbox",
        paymentMethods: ["credit_card"],
        tokenUrl: "/sandbox-gateway/tokens",
        publishableKey: null,
        pageSources: { script: [], frame: [], connect: [], formAction: [] },
        avs: false,
        wallets: { applePay: false, googlePay: false },
      },
    ),
    ...errorResponses("restaurantUnknown", ...BODY_REFUSALS),
  },
});
