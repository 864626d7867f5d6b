import { MAX_ADDRESS_LENGTH, MAX_COURIER_NOTES_LENGTH } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { placeIdSchema, sessionTokenSchema } from "./places.ts";
import { typedName, typedText } from "./typed-text.ts";

/** The destination of an order. ordering#delivery-places. */
export const destinationSchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("table"), tableNum: z.string() }),
    z.object({ kind: z.literal("pickup") }),
    z.object({
      kind: z.literal("delivery-area"),
      location: z.string(),
      area: z.string().nullable(),
      notes: z.string().nullable(),
    }),
    z.object({ kind: z.literal("delivery-address"), address: z.string(), notes: z.string().nullable() }),
    z.object({ kind: z.literal("suite"), eventSuiteId: z.string(), name: z.string().nullable() }),
    z.object({ kind: z.literal("school-date"), date: z.iso.date() }),
  ])
  .openapi("Destination");

/**
 * The delivery destination in a checkout, without a table, which is another field. ordering#delivery-places.
 */
export const deliverySchema = z.object({
  type: z.string().max(40).nullish(),
  location: typedName(120).nullish(),
  area: typedName(120).nullish(),
  address: typedText(MAX_ADDRESS_LENGTH).nullish(),
  gmapPlaceId: placeIdSchema.nullish().openapi({ description: "The id of the chosen address suggestion." }),
  sessionToken: sessionTokenSchema.nullish(),
  notes: typedText(MAX_COURIER_NOTES_LENGTH).nullish().openapi({ description: "The diner's note for the courier." }),
});
