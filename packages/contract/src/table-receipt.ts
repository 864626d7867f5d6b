import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "./errors.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { emailSchema } from "./people/user.ts";
import { ANYONE } from "./roles.ts";
import { paidKitchenSchema } from "./table.ts";
import { amountSchema, instantSchema, restaurantHeaders } from "./wire.ts";

const tags = ["Table"];

const whichSchema = z.uuid().optional().openapi({
  description: "One of the caller's own payments; absent for the receipt of the whole table, which is the host's.",
});

const taxNumbersSchema = z.array(z.object({ label: z.string(), number: z.string() }));

const receiptSchema = z
  .object({
    restaurant: z.object({
      name: z.string(),
      address: z.string().nullable(),
      phone: z.string().nullish(),
      support_email: z.string().nullish(),
      tax_numbers: taxNumbersSchema,
    }),
    kitchens: z
      .array(z.object({ name: z.string(), tax_numbers: taxNumbersSchema }))
      .optional()
      .openapi({ description: "The kitchens of a food hall that sold the dishes; absent elsewhere." }),
    tableNum: z.string(),
    at: instantSchema.openapi({ description: "When it was paid; of a table, when its last round was sent." }),
    lines: z
      .array(
        z.object({
          name: z.string(),
          kitchen: z.string().optional().openapi({ description: "The kitchen of a food hall; absent elsewhere." }),
          quantity: z.number().int(),
          amount: amountSchema,
        }),
      )
      .openapi({ description: "The dishes, and what of each was paid; none for an equal part or an amount." }),
    amount: amountSchema.openapi({ description: "The share, or the table's bill, with its charges and taxes." }),
    parts: z
      .array(
        z.object({
          part: z.enum(["sales", "service-charge", "delivery-charge", "tip", "tax1", "tax2"]),
          rate: z.string().nullable(),
          label: z
            .string()
            .optional()
            .openapi({ description: "The restaurant's name for the service charge; absent for other parts." }),
          amount: amountSchema,
        }),
      )
      .openapi({ description: "What the amount is made of, in proportion. For information." }),
    tip: amountSchema,
    byGiftCard: amountSchema,
    byPoints: amountSchema,
    pointsEarned: z
      .number()
      .int()
      .optional()
      .openapi({ description: "The points that the share earned, less those taken back; absent if none." }),
    byCard: z.object({ type: z.string(), last4: z.string(), amount: amountSchema }).nullable(),
    back: amountSchema.openapi({ description: "What of the share went back." }),
    tipBack: amountSchema.openapi({ description: "What of the tip went back." }),
    payments: z
      .array(z.object({ name: z.string().nullable(), kitchen: paidKitchenSchema, amount: amountSchema }))
      .nullable()
      .openapi({ description: "Who has paid what of the table's bill, without tips; null for a payment's receipt." }),
    left: amountSchema.openapi({ description: "What of the table's bill is left to pay." }),
  })
  .openapi("TableReceipt");

export type TableReceiptData = z.infer<typeof receiptSchema>;

const RECEIPT: TableReceiptData = {
  restaurant: {
    ...{ name: "Braise", address: "12 King St", phone: "416-555-0188", support_email: "hello@braise.example" },
    tax_numbers: [{ label: "HST", number: "12345 6789 RT0001" }],
  },
  ...{ tableNum: "12", at: "2026-11-20T23:55:00Z", amount: "14.13", tip: "1.88", back: "0.00" },
  ...{ byGiftCard: "0.00", byPoints: "0.00" },
  lines: [{ name: "Classic poutine", quantity: 1, amount: "14.13" }],
  parts: [
    { part: "sales", rate: null, amount: "12.50" },
    { part: "tax1", rate: "0.13", amount: "1.63" },
  ],
  byCard: { type: "VISA", last4: "4242", amount: "16.01" },
  tipBack: "0.00",
  payments: null,
  left: "0.00",
};

/** `GET /table/receipt`: the receipt of an own payment, or of the host's table. table#table-receipt. */
export const tableReceipt = createRoute({
  ...ANYONE,
  method: "get",
  path: "/table/receipt",
  tags,
  summary: "Get a receipt of your payment or of your table",
  request: { headers: restaurantHeaders, query: z.object({ payment: whichSchema }) },
  responses: {
    200: jsonAnswer("The receipt.", z.object({ receipt: receiptSchema }), { receipt: RECEIPT }),
    ...errorResponses("restaurantUnknown", "notFound", "noTable", "notHost"),
  },
});

/** `POST /table/receipt`: sends that receipt by mail. table#table-receipt. */
export const mailTableReceipt = createRoute({
  ...ANYONE,
  method: "post",
  path: "/table/receipt",
  tags,
  summary: "Send a receipt by mail",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(z.object({ payment: whichSchema, email: emailSchema }), {
      ...{ payment: "0194a6f0-3c5e-7d10-8000-000000000009", email: "ana@example.ca" },
    }),
  },
  responses: {
    200: jsonAnswer("The receipt that will be sent.", z.object({ receipt: receiptSchema }), { receipt: RECEIPT }),
    ...errorResponses("restaurantUnknown", "invalidRequest", "notFound", "noTable", "notHost", "tooManyRequests"),
  },
});
