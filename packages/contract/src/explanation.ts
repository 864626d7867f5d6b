import { type Cents, COSTS_RULES, type CostsExplanation } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { idSchema } from "./wire.ts";

const centsSchema = z
  .custom<Cents>((value) => Number.isSafeInteger(value))
  .openapi({ type: "integer", example: 1250, description: "An amount in cents." });

const rateSchema = z
  .object({ digits: z.number().int(), scale: z.number().int() })
  .openapi("Rate", { description: "An exact decimal: the digits divided by ten to the power of the scale." });

const settingSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("percentage"), percentage: rateSchema }),
  z.object({ type: z.literal("dollar"), amountCents: centsSchema }),
]);

/** A contribution to an amount: a part of a line, or another amount of the bill. */
const contributionSchema = z.discriminatedUnion("from", [
  z.object({
    from: z.literal("part"),
    orderId: z.number().int(),
    kind: z.enum(["unit", "option"]),
    itemId: idSchema,
    valueId: idSchema.nullable(),
    name: z.string(),
    cents: centsSchema,
    taxRateFrom: z
      .enum(["value", "parent-value", "item", "section", "menu", "restaurant", "tax-rebate"])
      .nullable()
      .openapi({ description: "The object whose tax rate applies; null if the rule does not calculate taxes." }),
  }),
  z.object({
    from: z.literal("amount"),
    rule: z.enum([...COSTS_RULES, "total-at-regular-prices"]),
    cents: centsSchema,
  }),
]);

/** The calculation of an amount from its contributions. */
const derivationSchema = z.discriminatedUnion("by", [
  z.object({ by: z.literal("setting"), setting: settingSchema }),
  z.object({
    by: z.literal("taxes"),
    taxRate: z.object({ tax1: rateSchema, tax2: rateSchema }),
    tax1Cents: centsSchema,
    tax2Cents: centsSchema,
    included: z.boolean(),
  }),
  z.object({ by: z.literal("rebate-limit"), maxAmountCents: centsSchema, applied: z.boolean() }),
  z.object({ by: z.literal("points"), points: z.number().int() }),
  z.object({ by: z.literal("balance"), code: z.string(), balanceCents: centsSchema }),
]);

/** An amount of the bill with its rule and contributions. bill#explanation. */
export const explainedAmountSchema = z
  .object({
    rule: z.enum(COSTS_RULES),
    step: z.number().int().openapi({ description: "The number of the rule's step in the calculation of the bill." }),
    amountCents: centsSchema,
    basisCents: centsSchema.openapi({ description: "The sum of the contributions, in cents." }),
    madeOf: z.array(contributionSchema),
    derivation: derivationSchema
      .nullable()
      .openapi({ description: "How the amount was calculated from its contributions; null if it is their sum." }),
  })
  .openapi("ExplainedAmount");

export const explanationSchema: z.ZodType<CostsExplanation, CostsExplanation> = z.array(explainedAmountSchema);
