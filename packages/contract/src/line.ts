import { MAX_MEMO_LENGTH, MAX_QUANTITY } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { amountSchema, decimalInputSchema, idSchema, typedText } from "./wire.ts";

/** No cart is larger than this, whatever the restaurant allows. */
const LINES_MAX = 200;
const CHOICES_MAX = 200;

const quantitySchema = z.number().int().min(0).max(MAX_QUANTITY);
const chosenQuantitySchema = quantitySchema.nullish().transform((quantity) => quantity ?? 1);

// The two contain each other, so that the document must know both by name.
const chosenValueSchema = z
  .object({
    id: idSchema,
    quantity: chosenQuantitySchema,
    get options(): z.ZodOptional<z.ZodNullable<z.ZodArray<typeof chosenGroupSchema>>> {
      return z.array(chosenGroupSchema).max(CHOICES_MAX).nullable().optional();
    },
  })
  .openapi("ChosenValue");

const chosenGroupSchema = z
  .object({
    id: idSchema,
    get values(): z.ZodArray<typeof chosenValueSchema> {
      return z.array(chosenValueSchema).max(CHOICES_MAX);
    },
  })
  .openapi("ChosenGroup");

/** The special instructions: an option with a memo flag and one value of price 0. ordering#memo. */
const memoOptionSchema = z.object({
  memo: z.literal(true),
  values: z
    .array(
      z.object({
        name: typedText(MAX_MEMO_LENGTH)
          .nullish()
          .transform((name) => name ?? ""),
        price: z.union([z.string(), z.number()]).nullish(),
      }),
    )
    .max(1),
});

const orderOptionsSchema = z.array(z.union([memoOptionSchema, chosenGroupSchema])).max(CHOICES_MAX);

/** A line of a cart in a body. api#body-line, ordering#cart-line. */
export const cartLineSchema = z
  .object({
    id: idSchema,
    menu_id: idSchema.nullish(),
    section_id: idSchema.nullish(),
    orderId: z.number().int().min(0).max(1_000_000),
    quantity: z.number().int().min(1).max(MAX_QUANTITY),
    orderOptions: orderOptionsSchema.nullish().transform((options) => options ?? []),
    orderPrice: decimalInputSchema.nullish(),
    memberOrderPrice: decimalInputSchema.nullish(),
  })
  .openapi("CartLine");

export const cartLinesSchema = z.array(cartLineSchema).max(LINES_MAX);

/** A line with the server's prices and words, as `set-costs` and an order answer it. */
export const pricedLineSchema = z
  .object({
    id: idSchema,
    menu_id: idSchema,
    section_id: idSchema.nullable(),
    orderId: z.number().int(),
    quantity: z.number().int(),
    name: z.string(),
    image: z.string().nullable(),
    orderPrice: amountSchema,
    memberOrderPrice: amountSchema,
    orderOptions: z.array(z.record(z.string(), z.unknown())).openapi({
      description:
        "The choices that were made, each group and value with its `name`, each value with its `price` and `roll_up`.",
    }),
  })
  .openapi("PricedLine");

export type CartLineData = z.infer<typeof cartLineSchema>;
export type PricedLineData = z.infer<typeof pricedLineSchema>;
