import {
  isRefused,
  MAX_ANSWER_LENGTH,
  MAX_ID_LENGTH,
  MAX_NOTES_LENGTH,
  ORDER_TYPES,
  parseTipChoice,
  readShownPrice,
  type TipChoice,
} from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { deliverySchema } from "./destination.ts";
import { byKind, listOf } from "./linear-schemas.ts";
import { billingFields, walletPayloadFields } from "./means-fields.ts";
import { tableTextSchema, typedName, typedSigns, typedText } from "./typed-text.ts";
import { addProblem, codeInputSchema, decimalInputSchema, instantInputSchema, percentageInputSchema } from "./wire.ts";

export const orderTypeSchema = z.enum(ORDER_TYPES).openapi("OrderType");
export const tableNumSchema = byKind({
  string: tableTextSchema,
  number: z.number().int().safe().transform(String),
});
export const dateSchema = instantInputSchema.openapi({
  description: "When the order is wanted; null means as soon as possible.",
});

export const nearestSchema = z.boolean().nullish().openapi({
  description:
    "Set to true while no time is chosen. If the cart cannot be ordered for now, the nearest possible time is used.",
});

export const changeIdSchema = z.uuid().nullish().openapi({
  description:
    "The caller's own order that this cart replaces. The stock and capacity of that order count as available.",
});

const typedCodeSchema = z.object({ code: codeInputSchema.nullish() }).nullish();

/** A tip as a client sends it: dollars, or a percentage. */
const sentTipSchema = z
  .object({
    type: z.enum(["dollar", "percentage"]).nullish(),
    percentageValue: percentageInputSchema.nullish(),
    amount: decimalInputSchema.nullish(),
  })
  .nullish();

/** A tip, parsed; null for none. bill#step-10. */
export const tipSchema = sentTipSchema.transform((sent, context): TipChoice | null => {
  const tip = parseTipChoice(sent);
  if (tip === null || !isRefused(tip)) return tip;
  addProblem(context, "not-an-amount", []);
  return null;
});

/** The inputs of the costs: tip, promo code, gift card and points to spend. Amounts in the body are ignored. */
export const sentCostsSchema = z
  .object({
    tip: sentTipSchema,
    discount: typedCodeSchema,
    voucher: typedCodeSchema,
    points: z
      .object({ points: z.number().int().min(0).max(1_000_000_000).nullish() })
      .nullish()
      .openapi({
        description: "The maximum number of loyalty points to spend. The server decides how many apply.",
      }),
  })
  .openapi("CostsInput");

/** The inputs of the costs after parsing; a blank code is null. */
export type ReceivedCosts = {
  readonly tip: TipChoice | null;
  readonly discountCode: string | null;
  readonly voucherCode: string | null;
  /** The maximum number of loyalty points to spend; null for none. */
  readonly points: number | null;
};

export function receiveCosts(
  sent: z.output<typeof sentCostsSchema> | null | undefined,
  context: z.core.$RefinementCtx,
): ReceivedCosts {
  const tip = parseTipChoice(sent?.tip);
  const isTip = tip === null || !isRefused(tip);
  if (!isTip) addProblem(context, "not-an-amount", ["tip"]);
  return {
    tip: isTip ? tip : null,
    discountCode: sent?.discount?.code?.trim() || null,
    voucherCode: sent?.voucher?.code?.trim() || null,
    points: sent?.points?.points || null,
  };
}

/**
 * The checkout of a request body, which has no field for card numbers. checkout#checkout-fields, api#submit.
 */
export const checkoutFieldsSchema = z
  .object({
    paymentMethod: z.string().max(40).nullish(),
    ...billingFields,
    paymentNotRequired: z
      .boolean()
      .nullish()
      .openapi({ description: "No effect: the order and the restaurant's settings decide." }),
    savePaymentMethodOnCheckout: z.boolean().nullish().openapi({
      description: "No effect in a submit. To save a card, call `POST /auth/payment-method` before the order.",
    }),
    pickup: z
      .object({
        delivery: z.boolean().nullish(),
        dueByDate: z.string().max(40).nullish(),
        dueByTime: byKind({ string: z.string().max(40), number: z.number() }).nullish(),
        scheduled: z.boolean().nullish(),
        prepTime: byKind({ string: z.string().max(40), number: z.number() })
          .nullish()
          .openapi({ description: "No effect: the menus set the preparation time." }),
        notes: typedText(MAX_NOTES_LENGTH).nullish(),
      })
      .nullish(),
    delivery: deliverySchema.nullish(),
    contact: z
      .object({
        full_name: typedName(120).nullish(),
        email: typedSigns(254).nullish(),
        phone_number: typedSigns(40).nullish(),
        password: z
          .string()
          .max(1000)
          .nullish()
          // The password is dropped, so that it is neither stored nor part of the body's hash.
          .transform(() => undefined)
          .openapi({ description: "No effect, and never stored: an order creates no account." }),
      })
      .nullish(),
    card: z
      .object({
        token: z
          .string()
          .max(200)
          .nullish()
          .openapi({ description: "The gateway's token for the card. A card without a token is ignored." }),
        type: z.string().max(20).nullish(),
        last4: z
          .string()
          .regex(/^(\d{4})?$/)
          .nullish(),
        expiry_date: z.string().max(7).nullish(),
        postal_code: typedSigns(12).nullish(),
      })
      .nullish(),
    loyaltyProgram: z
      .object({
        userStatus: z.string().max(40).nullish(),
        email: typedSigns(254)
          .nullish()
          .openapi({ description: "The email address that collects points. Defaults to the contact's." }),
        join: z.boolean().nullish().openapi({ description: "Whether to join the loyalty programme with this order." }),
      })
      .nullish(),
    accountCredit: decimalInputSchema.nullish().transform(readShownPrice).openapi({
      description: "At a school, the amount that account credit pays, as shown to the diner. The rest is paid by card.",
    }),
    ...walletPayloadFields,
    memberInfo: z
      .object({
        id: byKind({ string: z.string().max(MAX_ID_LENGTH), number: z.number().int().safe() }).nullish(),
        identifier: codeInputSchema.nullish(),
        promos: z.unknown().optional(),
        promosApplied: z.unknown().optional(),
      })
      .nullish(),
    questions: listOf(
      z.object({
        question: typedText(300),
        answer: byKind({ string: typedText(MAX_ANSWER_LENGTH), array: listOf(typedText(200), 50) })
          .nullish()
          .transform((answer) => answer ?? ""),
      }),
      50,
    ).nullish(),
    legalAcceptance: z.boolean().nullish().openapi({
      description:
        "Whether the diner confirmed the legal drinking age. Required for alcohol. The server stores the text and the time.",
    }),
  })
  .openapi("Checkout");

type SentCheckout = z.output<typeof checkoutFieldsSchema>;

/** The checkout of a request body; an absent one is empty. */
export const checkoutSchema = checkoutFieldsSchema
  .nullish()
  .transform((sent) => ({ ...sent, memberInfo: receiveMember(sent?.memberInfo) }));
export type CheckoutInput = z.output<typeof checkoutSchema>;

/**
 * Parses a member's identifier, and whether the page applied promos. The server decides which promos apply.
 * api#set-costs.
 */
function receiveMember(sent: SentCheckout["memberInfo"]) {
  const identifier = sent?.identifier?.trim();
  if (!identifier) return null;
  const applied = sent?.promosApplied;
  return { identifier, promosApplied: Array.isArray(applied) ? applied.length > 0 : Boolean(applied) };
}
