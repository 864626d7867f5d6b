import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { SIGNED_IN_FOR_SELF } from "../roles.ts";
import { typedSigns } from "../typed-text.ts";
import { CARD, paymentMethodSchema, personHeaders, SIGNED_IN_BODY, signedInSchema } from "./user.ts";

const tags = ["Authentication and profile"];
const cardIdSchema = z.string().max(100);
const methodsSchema = z.object({ paymentMethods: z.array(paymentMethodSchema) });
const METHODS = { paymentMethods: [CARD] } as const;

/** `POST /auth/payment-method`: saves a card at the gateway. api#add-payment-method, payment#saved-cards. */
export const addPaymentMethod = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/payment-method",
  tags,
  summary: "Save a card",
  request: {
    headers: personHeaders,
    body: jsonBody(
      signedInSchema.extend({
        card: z.object({
          token: z.string().min(1, "required").max(200).openapi({ description: "The gateway's token for the card." }),
          type: z.string().max(20).nullish(),
          last4: z
            .string()
            .regex(/^(\d{4})?$/)
            .nullish(),
          expiry_date: z.string().max(7).nullish(),
          postal_code: typedSigns(12).nullish(),
        }),
        isDefault: z
          .boolean()
          .nullish()
          .openapi({ description: "Whether the card becomes the default. The first card always does." }),
        savingFromCheckout: z.boolean().nullish().openapi({
          description: "Whether a checkout saves the card. It then submits the order with the card's `paymentCardId`.",
        }),
      }),
      {
        ...SIGNED_IN_BODY,
        card: { token: "sandbox_7c0f", type: "VISA", last4: "4242", expiry_date: "11/29" },
        isDefault: true,
        savingFromCheckout: false,
      },
    ),
  },
  responses: {
    201: jsonAnswer(
      "The user's cards, and the id of the saved one. A card that is already saved is not duplicated.",
      methodsSchema.extend({ paymentCardId: z.uuid() }),
      { ...METHODS, paymentCardId: CARD.paymentCardId },
    ),
    ...errorResponses(
      "sessionExpired",
      "notAllowed",
      "restaurantUnknown",
      "cardDeclined",
      "cardsFull",
      "processorUnreachable",
      "tooManyRequests",
      ...BODY_REFUSALS,
    ),
  },
});

/** `PUT /auth/payment-method`: makes a card the default, or edits its details. api#update-payment-method. */
export const editPaymentMethod = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "put",
  path: "/auth/payment-method",
  tags,
  summary: "Update a saved card",
  request: {
    headers: personHeaders,
    body: jsonBody(
      signedInSchema.extend({
        paymentCardId: cardIdSchema,
        isDefault: z.boolean().nullish(),
        expiry_date: z
          .string()
          .regex(/^(0[1-9]|1[0-2])\/\d{2}$/)
          .nullish(),
        postal_code: typedSigns(12).nullish(),
      }),
      { ...SIGNED_IN_BODY, paymentCardId: CARD.paymentCardId, isDefault: true },
    ),
  },
  responses: {
    200: jsonAnswer("The user's cards.", methodsSchema, METHODS),
    ...errorResponses("sessionExpired", "notAllowed", "cardUnknown", "processorUnreachable", ...BODY_REFUSALS),
  },
});

/** `POST /auth/delete-payment`: deletes a saved card, also at the gateway. api#delete-payment. */
export const deletePayment = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/delete-payment",
  tags,
  summary: "Delete a saved card",
  request: {
    headers: personHeaders,
    body: jsonBody(signedInSchema.extend({ paymentCardId: cardIdSchema }), {
      ...SIGNED_IN_BODY,
      paymentCardId: CARD.paymentCardId,
    }),
  },
  responses: {
    200: jsonAnswer("The remaining cards.", methodsSchema, { paymentMethods: [] }),
    ...errorResponses("sessionExpired", "notAllowed", "cardUnknown", ...BODY_REFUSALS),
  },
});
