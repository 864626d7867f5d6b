import { z } from "@hono/zod-openapi";
import { typedLine, typedText } from "./typed-text.ts";

/** Where an order goes. ordering#delivery-places. */
export const destinationSchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("table"), tableNum: z.string() }),
    z.object({ kind: z.literal("pickup") }),
    z.object({ kind: z.literal("delivery-area"), location: z.string(), area: z.string().nullable() }),
    z.object({ kind: z.literal("delivery-address"), address: z.string() }),
    z.object({ kind: z.literal("suite"), eventSuiteId: z.string() }),
    z.object({ kind: z.literal("school-date"), date: z.iso.date() }),
  ])
  .openapi("Destination");

/** What a checkout says of where its order is delivered; the table has a field of its own. ordering#delivery-places. */
export const deliverySchema = z.object({
  type: z.string().max(40).nullish(),
  location: typedLine(120).nullish(),
  area: typedLine(120).nullish(),
  address: typedText(300).nullish(),
});
