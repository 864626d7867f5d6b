import type { CartLineData } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { chosenGroupSchema } from "./sent-line.ts";
import { amountSchema, idSchema } from "./wire.ts";

/** The special instructions in an answer: an option with `memo: true` and one value of price 0. */
const memoSchema = z
  .object({ memo: z.literal(true), values: z.array(z.object({ name: z.string(), price: amountSchema })).length(1) })
  .openapi("Memo");

/** A line of a stored cart, without prices, because the current ones apply. */
export const savedLineSchema: z.ZodType<CartLineData> = z
  .object({
    id: idSchema,
    menu_id: idSchema.nullable(),
    section_id: idSchema.nullable(),
    orderId: z.number().int(),
    quantity: z.number().int(),
    orderOptions: z.array(z.union([memoSchema, chosenGroupSchema])),
    date: z.iso.date().optional(),
    childId: z.string().optional(),
  })
  .openapi("SavedLine");

const pricedValueSchema = z
  .object({
    id: idSchema,
    quantity: z.number().int(),
    name: z.string(),
    price: amountSchema,
    roll_up: z.boolean().openapi({ description: "Whether the option's price is included in the line's price." }),
    get options(): z.ZodArray<typeof pricedGroupSchema> {
      return z.array(pricedGroupSchema);
    },
  })
  .openapi("PricedValue");

const pricedGroupSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    get values(): z.ZodArray<typeof pricedValueSchema> {
      return z.array(pricedValueSchema);
    },
  })
  .openapi("PricedGroup");

/** A line with the server's prices and names. */
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
    orderOptions: z.array(z.union([memoSchema, pricedGroupSchema])).openapi({
      description: "The selected options, named in the request's language, and the memo.",
    }),
    date: z.iso.date().optional().openapi({ description: "The school's date that the line is for." }),
  })
  .openapi("PricedLine");

export type PricedGroupData = z.infer<typeof pricedGroupSchema>;
export type PricedLineData = z.infer<typeof pricedLineSchema>;
