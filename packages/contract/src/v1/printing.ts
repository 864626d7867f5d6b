import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { keysWith } from "../roles.ts";
import { PRINTED_EXAMPLE, printBodySchema, printedSchema } from "../staff/print-order.ts";
import { PRINTER, printerSchema } from "../staff/printers.ts";
import { KEY_BODY_REFUSALS, KEY_REFUSALS, keyHeaders, V1_TAGS as tags } from "./key-call.ts";
import { idParams } from "./orders.ts";

/** What other systems learn of a printer: neither its address nor its device. partners#v1-printers. */
const partnerPrinterSchema = printerSchema
  .pick({
    id: true,
    name: true,
    prints: true,
    stations: true,
    on: true,
    status: true,
    statusSince: true,
    waiting: true,
  })
  .extend({ byHand: z.boolean().openapi({ description: "Whether `print` can name it: it is on, and not a browser." }) })
  .openapi("PartnerPrinter");

/** `GET /v1/venue/printers`: the printers, and whether they can print. partners#v1-printers. */
export const listPartnerPrinters = createRoute({
  ...keysWith("orders:read"),
  method: "get",
  path: "/v1/venue/printers",
  tags,
  summary: "List the printers",
  request: { headers: keyHeaders },
  responses: {
    200: jsonAnswer("The printers, oldest first.", z.object({ printers: z.array(partnerPrinterSchema) }), {
      printers: [
        {
          ...{ id: PRINTER.id, name: PRINTER.name, prints: [...PRINTER.prints], stations: [], on: true, byHand: true },
          ...{ status: PRINTER.status, statusSince: PRINTER.statusSince, waiting: 0 },
        },
      ],
    }),
    ...errorResponses(...KEY_REFUSALS),
  },
});

/** `POST /v1/venue/orders/{id}/print`: prints a paper of an order. partners#v1-print, printing#by-hand. */
export const printPartnerOrder = createRoute({
  ...keysWith("orders:write"),
  method: "post",
  path: "/v1/venue/orders/{id}/print",
  tags,
  summary: "Print an order's ticket, labels or receipt",
  request: {
    headers: keyHeaders,
    params: idParams,
    body: jsonBody(printBodySchema, { what: "ticket", printer: null }),
  },
  responses: {
    200: jsonAnswer("The jobs.", printedSchema, PRINTED_EXAMPLE),
    ...errorResponses("noPrinter", "printerOff", "printedOften", "notFound", ...KEY_BODY_REFUSALS),
  },
});

export type PartnerPrinterData = z.infer<typeof partnerPrinterSchema>;
