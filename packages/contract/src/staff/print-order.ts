import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { STAFF } from "../roles.ts";
import { PRINT_JOB, printJobSchema } from "./printers.ts";

const tags = ["Printing"];
const REFUSALS = ["sessionExpired", "notAllowed", "notFound"] as const;
const params = z.object({ id: z.string().max(100) });

/** Papers of an order that are printed on request. printing#by-hand. */
const whatSchema = z.enum(["ticket", "label", "receipt"]);

export const printBodySchema = z.object({
  what: whatSchema,
  printer: z
    .uuid()
    .nullish()
    .openapi({ description: "The printer; null for each printer that prints it of its own accord." }),
});
export const printedSchema = z.object({ jobs: z.array(printJobSchema) });
export const PRINTED_EXAMPLE = {
  jobs: [{ ...PRINT_JOB, origin: "person", state: "queued", printedAt: null, isCopy: true }],
} as const;

/**
 * `POST /staff/orders/{id}/print`: prints a paper of an order again. It says COPY if it was handed out before. An
 * extension of the specification. printing#by-hand.
 */
export const printOrder = createRoute({
  ...STAFF,
  method: "post",
  path: "/staff/orders/{id}/print",
  tags,
  summary: "Print an order's ticket, labels or receipt",
  request: { headers: personHeaders, params, body: jsonBody(printBodySchema, { what: "ticket", printer: null }) },
  responses: {
    200: jsonAnswer("The jobs.", printedSchema, PRINTED_EXAMPLE),
    ...errorResponses("noPrinter", "printerOff", "printedOften", ...REFUSALS, ...BODY_REFUSALS),
  },
});

/** `GET /staff/orders/{id}/paper`: a print page of an order for a browser's print dialog. printing#print-page. */
export const getOrderPaper = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/orders/{id}/paper",
  tags,
  summary: "Retrieve a print page of an order",
  request: {
    headers: personHeaders,
    params,
    query: z.object({
      what: z.enum(["ticket", "labels", "receipt"]).default("ticket"),
      width: z.enum(["58", "80"]).default("80").openapi({ description: "The paper, in millimetres." }),
    }),
  },
  responses: {
    200: {
      description: "A page without scripts, of the paper's width. printing#print-page.",
      content: { "text/html": { schema: z.string(), example: "<!doctype html>" } },
    },
    ...errorResponses(...REFUSALS),
  },
});
