import { ORDER_TYPES } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import {
  codeInputSchema,
  decimalInputSchema,
  idSchema,
  instantInputSchema,
  percentageInputSchema,
  typedText,
} from "./wire.ts";

export const orderTypeSchema = z.enum(ORDER_TYPES).openapi("OrderType");
export const tableNumSchema = z.union([typedText(40), z.number().int().safe().transform(String)]);
export const dateSchema = instantInputSchema.openapi({ description: "When the food is wanted; null means now." });

/** What a client may say of the costs: the tip and two codes. Amounts it sends besides are never believed. */
export const costsInputSchema = z
  .object({
    tip: z
      .object({
        type: z.enum(["dollar", "percentage"]).nullish(),
        percentageValue: percentageInputSchema.nullish(),
        amount: decimalInputSchema.nullish(),
      })
      .nullish(),
    discount: z.object({ code: codeInputSchema.nullish() }).nullish(),
    voucher: z.object({ code: codeInputSchema.nullish() }).nullish(),
  })
  .openapi("CostsInput");

/** The checkout of a body. checkout#checkout-fields, api#submit. Card numbers have no field here. */
export const checkoutSchema = z
  .object({
    paymentMethod: z.string().max(40).nullish(),
    pickup: z
      .object({
        delivery: z.boolean().nullish(),
        dueByDate: z.string().max(40).nullish(),
        dueByTime: z.union([z.string().max(40), z.number()]).nullish(),
        scheduled: z.boolean().nullish(),
        prepTime: z.union([z.number(), z.string().max(40)]).nullish(),
        notes: typedText(500).nullish(),
      })
      .nullish(),
    delivery: z.object({ type: z.string().max(40).nullish() }).nullish(),
    contact: z
      .object({
        full_name: typedText(120).nullish(),
        email: typedText(254).nullish(),
        phone_number: typedText(40).nullish(),
      })
      .nullish(),
    card: z
      .object({
        token: z.string().max(200).nullish().openapi({ description: "The gateway's. A card without one is no card." }),
        type: z.string().max(20).nullish(),
        last4: z
          .string()
          .regex(/^(\d{4})?$/)
          .nullish(),
        expiry_date: z.string().max(7).nullish(),
        postal_code: typedText(12).nullish(),
      })
      .nullish(),
    memberInfo: z
      .object({
        id: z.union([idSchema, z.literal("")]).nullish(),
        identifier: codeInputSchema.nullish(),
        promos: z.unknown().optional(),
        promosApplied: z.unknown().optional(),
      })
      .nullish(),
    questions: z
      .array(
        z.object({
          question: typedText(300),
          answer: z
            .union([typedText(500), z.array(typedText(200)).max(50)])
            .nullish()
            .transform((answer) => answer ?? ""),
        }),
      )
      .max(50)
      .nullish(),
    legalAcceptance: z.boolean().nullish().openapi({
      description: "The legal-drinking-age box. Required for alcohol; the server keeps its text and time.",
    }),
  })
  .openapi("Checkout");

export type CostsInput = z.infer<typeof costsInputSchema>;
export type CheckoutInput = z.infer<typeof checkoutSchema>;
