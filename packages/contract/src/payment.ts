import { APPLE_PAY, CREDIT_CARD, GOOGLE_PAY, PAYMENT_PROCESSORS } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { orderTypeSchema } from "./call-body.ts";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { takenWalletFields } from "./means-fields.ts";
import { ANYONE } from "./roles.ts";
import { idSchema, localeHeaders } from "./wire.ts";

const sources = z.array(z.string().regex(/^https:\/\/[^/]+$/));

/** The origins that a gateway's card fields need in the CSP, by directive. */
const pageSourcesSchema = z.object({ script: sources, frame: sources, connect: sources, formAction: sources });
export type PageSources = z.infer<typeof pageSourcesSchema>;

/**
 * `POST /payment/get-payment-config`: returns the restaurant's means of payment, with their public keys.
 * api#payment-config.
 */
export const getPaymentConfig = createRoute({
  ...ANYONE,
  method: "post",
  path: "/payment/get-payment-config",
  tags: ["Payment and loyalty"],
  summary: "Retrieve a restaurant's payment configuration",
  request: {
    headers: localeHeaders,
    body: jsonBody(
      z.object({
        app8RestaurantId: idSchema.nullable().openapi({
          description: "The restaurant. Null returns the configuration for the saved cards of an account.",
        }),
        type: orderTypeSchema.nullish().openapi({ description: "The type of the order to pay for." }),
      }),
      { app8RestaurantId: 1, type: "generic-catering" },
    ),
  },
  responses: {
    200: jsonAnswer(
      "The payment processor, and the settings with which the page sends it a card.",
      z.object({
        processor: z.enum(PAYMENT_PROCESSORS).nullable(),
        paymentMethods: z.array(z.string()),
        tokenUrl: z.string().nullable().openapi({ description: "The URL that exchanges card details for a token." }),
        publishableKey: z.string().nullable(),
        pageSources: pageSourcesSchema.openapi({
          description: "The origins that the page's Content-Security-Policy must allow for the processor's fields.",
        }),
        account: z.string().nullable().openapi({
          description:
            "The restaurant's own account at the processor, to which the page's card is sent; null for the installation's.",
        }),
        cardsKeptAt: z.string().nullable().openapi({
          description: "The name of the account, as `keptAt` of saved cards has it. Only those can pay here.",
        }),
        cardsOff: z.boolean().openapi({
          description: "Whether the restaurant's own account takes no cards at the moment. The other means stand.",
        }),
        leastCents: z.number().int().nullable().openapi({
          description: "The least amount of a card payment, in cents; null for none.",
        }),
        avs: z.boolean(),
        wallets: z.object({
          ...takenWalletFields,
          standIn: z.boolean().openapi({ description: "Whether the sandbox's payment sheet replaces the device's." }),
          googleMerchantId: z.string().nullable(),
        }),
      }),
      {
        processor: "sandbox",
        paymentMethods: [CREDIT_CARD.name],
        tokenUrl: "/sandbox-gateway/tokens",
        publishableKey: null,
        pageSources: { script: [], frame: [], connect: [], formAction: [] },
        account: null,
        cardsKeptAt: "sandbox",
        cardsOff: false,
        leastCents: null,
        avs: false,
        wallets: { [APPLE_PAY.name]: true, [GOOGLE_PAY.name]: true, standIn: true, googleMerchantId: null },
      },
    ),
    ...errorResponses("restaurantUnknown", ...BODY_REFUSALS),
  },
});

/** `POST /payment/get-apple-pay-session`: returns Apple's session for the payment sheet. api#apple-pay-session. */
export const getApplePaySession = createRoute({
  ...ANYONE,
  method: "post",
  path: "/payment/get-apple-pay-session",
  tags: ["Payment and loyalty"],
  summary: "Create an Apple Pay session",
  request: {
    headers: localeHeaders,
    body: jsonBody(
      z.object({
        validationUrl: z
          .string()
          .max(300)
          .openapi({ description: "The validation URL from the payment sheet. Its host must be one of Apple's." }),
        processor: z.string().max(40),
        domain: z
          .string()
          .max(253)
          .openapi({ description: "The host of the page. It must be a host of this installation." }),
        app8RestaurantId: idSchema,
      }),
      {
        validationUrl: "https://apple-pay-gateway.apple.com/paymentservices/startSession",
        processor: "stripe",
        domain: "order.example",
        app8RestaurantId: 1,
      },
    ),
  },
  responses: {
    200: jsonAnswer("The merchant session, unchanged from Apple.", z.record(z.string(), z.unknown()), {
      merchantSessionIdentifier: "SSH0C1",
      domainName: "order.example",
    }),
    ...errorResponses(
      "restaurantUnknown",
      "walletUnsupported",
      "processorUnreachable",
      "tooManyRequests",
      ...BODY_REFUSALS,
    ),
  },
});
