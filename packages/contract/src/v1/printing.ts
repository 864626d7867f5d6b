import { createRoute } from "@hono/zod-openapi";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { keysWith } from "../roles.ts";
import { PRINTED_EXAMPLE, printBodySchema, printedSchema } from "../staff/print-order.ts";
import { KEY_BODY_REFUSALS, keyHeaders, V1_TAGS as tags } from "./key-call.ts";
import { idParams } from "./orders.ts";

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
    ...errorResponses("noPrinter", "printerOff", "notFound", ...KEY_BODY_REFUSALS),
  },
});
