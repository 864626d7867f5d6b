import { isRefused, ORDER_TYPES, parseTipChoice } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { deliverySchema } from "./destination.ts";
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

const tipSchema = z
  .object({
    type: z.enum(["dollar", "percentage"]).nullish(),
    percentageValue: percentageInputSchema.nullish(),
    amount: decimalInputSchema.nullish(),
  })
  .nullish()
  .transform((tip, context) => {
    const choice = parseTipChoice(tip);
    if (choice === null || !isRefused(choice)) return choice;
    context.addIssue({ code: "custom", message: "not-an-amount" });
    return z.NEVER;
  });

/** A code that was typed; null where there is none, or where its field was left blank. */
const typedCodeSchema = z
  .object({ code: codeInputSchema.nullish() })
  .nullish()
  .transform((sent) => sent?.code?.trim() || null);

/** What a client may say of the costs: the tip and two codes. Amounts it sends besides are never believed. */
export const sentCostsSchema = z
  .object({ tip: tipSchema, discount: typedCodeSchema, voucher: typedCodeSchema })
  .openapi("CostsInput");

/** What a body's costs come to for the rules. */
export function receiveCosts(costs: z.output<typeof sentCostsSchema> | null | undefined) {
  return {
    tip: costs?.tip ?? null,
    discountCode: costs?.discount ?? null,
    voucherCode: costs?.voucher ?? null,
  };
}

/**
 * The member that a body names, and whether its page has applied promos: a flag, or the list of them, of which an empty one
 * says no. Which promos hold is never taken from a body. api#set-costs
 */
const memberInfoSchema = z
  .object({
    id: z.union([idSchema, z.literal("")]).nullish(),
    identifier: codeInputSchema.nullish(),
    promos: z.unknown().optional(),
    promosApplied: z.unknown().optional(),
  })
  .nullish()
  .transform((member) => {
    const identifier = member?.identifier?.trim();
    if (!identifier) return null;
    const applied = member?.promosApplied;
    return { identifier, promosApplied: Array.isArray(applied) ? applied.length > 0 : Boolean(applied) };
  });

/** What the checkout of a body may hold. checkout#checkout-fields, api#submit. Card numbers have no field here. */
const checkoutFieldsSchema = z
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
    delivery: deliverySchema.nullish(),
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
    memberInfo: memberInfoSchema,
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

/** The checkout of a body; an empty one where it sends none. */
export const checkoutSchema = checkoutFieldsSchema
  .nullish()
  .transform((checkout): CheckoutInput => checkout ?? { memberInfo: null });

export type ReceivedCosts = ReturnType<typeof receiveCosts>;
export type CheckoutInput = z.output<typeof checkoutFieldsSchema>;
