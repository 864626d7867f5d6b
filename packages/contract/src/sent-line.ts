import {
  type ChosenGroupData,
  type ChosenValueData,
  MAX_CHOICES,
  MAX_MEMO_LENGTH,
  MAX_ORDER_ID,
  MAX_QUANTITY,
  readShownPrice,
} from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { byKind, listOf } from "./linear-schemas.ts";
import { typedText } from "./typed-text.ts";
import { dayInputSchema, decimalInputSchema, idSchema } from "./wire.ts";

const chosenValueSchema: z.ZodType<ChosenValueData, ChosenValueData> = z
  .object({
    id: idSchema,
    quantity: z
      .number()
      .int()
      .min(0)
      .max(MAX_QUANTITY)
      .nullish()
      .openapi({ description: "The quantity. Defaults to 1." }),
    get options() {
      return listOf(chosenGroupSchema, MAX_CHOICES).nullish();
    },
  })
  .openapi("ChosenValue");

const groupSchema = z.object({ id: idSchema, values: listOf(chosenValueSchema, MAX_CHOICES) }).openapi("ChosenGroup");

export const chosenGroupSchema: z.ZodType<ChosenGroupData, ChosenGroupData> = groupSchema;

/** `memo` selects the schema, so that only one is tried. */
const orderOptionSchema = z.discriminatedUnion("memo", [
  z.object({
    memo: z.literal(true),
    values: listOf(
      z.object({
        name: typedText(MAX_MEMO_LENGTH).nullish(),
        price: byKind({ string: z.string(), number: z.number() }).nullish(),
      }),
      1,
    ),
  }),
  groupSchema.extend({ memo: z.literal(false).nullish() }),
]);

const shownPriceSchema = decimalInputSchema.nullish().transform(readShownPrice);

const lineDateSchema = dayInputSchema
  .nullish()
  .openapi({ description: "The school's date that the line is for, in the restaurant's time zone." });

/** One of the orderer's children. school#child-orders. */
export const lineChildSchema = z
  .uuid()
  .nullish()
  .openapi({ description: "The child that the line is for. It must be the caller's own." });

/** A line of a cart in a request body. api#body-line */
export const sentLineSchema = z
  .object({
    id: idSchema,
    menu_id: idSchema.nullish(),
    section_id: idSchema.nullish(),
    orderId: z.number().int().min(0).max(MAX_ORDER_ID),
    quantity: z.number().int().min(1).max(MAX_QUANTITY),
    orderOptions: listOf(orderOptionSchema, MAX_CHOICES).nullish(),
    orderPrice: shownPriceSchema,
    memberOrderPrice: shownPriceSchema,
    date: lineDateSchema,
    childId: lineChildSchema,
  })
  .openapi("CartLine");

export type SentLine = z.output<typeof sentLineSchema>;
