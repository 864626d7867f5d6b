import {
  ALLERGIES,
  type Diner,
  MAX_CART_LINES,
  MAX_DINER_NAME,
  MAX_DINERS,
  MAX_ORDER_ID,
  normalizeDiners,
} from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { listOf } from "./linear-schemas.ts";
import { typedName } from "./typed-text.ts";
import { addProblem } from "./wire.ts";

export const allergiesSchema = listOf(z.enum(ALLERGIES), ALLERGIES.length);

/** The persons of an order who said their allergies, in a body. menu#diner-allergies. */
export const sentDinersSchema = listOf(
  z.object({
    name: typedName(MAX_DINER_NAME)
      .nullish()
      .transform((name) => name ?? undefined),
    allergies: allergiesSchema.openapi({ description: "The person's allergens, as the menus name them." }),
    orderIds: listOf(z.number().int().min(0).max(MAX_ORDER_ID), MAX_CART_LINES)
      .min(1)
      .nullish()
      .transform((orderIds) => orderIds ?? undefined)
      .openapi({ description: "The numbers of the lines that the person eats; absent for all lines." }),
  }),
  MAX_DINERS,
)
  .nullish()
  .openapi({
    description:
      "The persons who said allergies; one without a name for a diner alone. A changed order and another round keep those of before if it is absent; an empty list clears them.",
  });

/**
 * Brings the persons of a body into one form. Refuses the number of a line that the cart does not have.
 * menu#diner-allergies.
 */
export function receiveDiners(
  sent: z.output<typeof sentDinersSchema>,
  lines: readonly { readonly orderId: number }[],
  context: z.core.$RefinementCtx,
): readonly Diner[] | null {
  if (sent == null) return null;
  const known = new Set(lines.map(({ orderId }) => orderId));
  for (const [index, { orderIds = [] }] of sent.entries()) {
    const at = orderIds.findIndex((orderId) => !known.has(orderId));
    if (at >= 0) addProblem(context, "line-unknown", ["data", "diners", index, "orderIds", at]);
  }
  return normalizeDiners(sent);
}

/** A person of an order, in an answer. */
export const dinerSchema = z
  .object({
    name: z.string().optional().openapi({ description: "Absent for a diner alone." }),
    allergies: z.array(z.string()).openapi({ description: "As the menus name them." }),
    orderIds: z
      .array(z.number().int())
      .optional()
      .openapi({ description: "The `orderId` of the lines that the person eats; absent for all lines." }),
  })
  .openapi("Diner");

export type DinerData = z.infer<typeof dinerSchema>;
