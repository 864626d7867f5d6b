import {
  PAPERS_PRINTED,
  PRINT_FAULTS,
  PRINT_JOB_KINDS,
  PRINT_JOB_ORIGINS,
  PRINT_JOB_STATES,
  PRINT_JOBS_KEPT_DAYS,
  PRINTER_MODEL_IDS,
  PRINTER_STATUSES,
  PRINTER_WAYS,
} from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { typedLine, typedName, typedSigns } from "../typed-text.ts";
import { instantSchema } from "../wire.ts";

const tags = ["Printing"];
const OF_MANAGERS = ["sessionExpired", "notAllowed"] as const;
const OF_PRINTER = ["notFound", ...OF_MANAGERS] as const;
const OF_BODY = [...OF_PRINTER, ...BODY_REFUSALS] as const;

const waySchema = z.enum(PRINTER_WAYS).openapi({
  description:
    "`cloudprnt` and `epson`: the printer polls an address with a secret. `tcp`: the server connects to it. `page`: a browser prints.",
});
const modelSchema = z.enum(PRINTER_MODEL_IDS);
const printsSchema = z.enum(PAPERS_PRINTED);
const labelsEachSchema = z.enum(["order", "portion"]);

/** A printer, without its secret. printing#printers. */
export const printerSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    way: waySchema,
    model: modelSchema,
    prints: z.array(printsSchema).openapi({ description: "What it prints of each order." }),
    labelsEach: labelsEachSchema.openapi({ description: "Whether a label is for an order or for one portion." }),
    stations: z.array(z.string()).openapi({ description: "The stations whose lines it prints; empty for all." }),
    fallback: z.uuid().nullable().openapi({ description: "The printer that gets what this one cannot print." }),
    on: z.boolean(),
    host: z.string().nullable().openapi({ description: "The address of a `tcp` printer; null for the others." }),
    port: z.number().int().nullable(),
    device: z.string().nullable().openapi({ description: "The MAC or ID of the device that polls; null if unknown." }),
    stranger: z
      .object({ device: z.string(), at: instantSchema })
      .nullable()
      .openapi({ description: "The last other device that polled with this printer's secret and was refused." }),
    seenAt: instantSchema.nullable().openapi({ description: "To a quarter of a minute; null if it was never heard." }),
    status: z.enum(PRINTER_STATUSES),
    statusSince: instantSchema,
    waiting: z.number().int().openapi({ description: "How many jobs are not finished." }),
  })
  .openapi("Printer");

export const PRINTER = {
  id: "6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b",
  name: "Kitchen",
  way: "cloudprnt",
  model: "star-mc-print3",
  prints: ["tickets"],
  labelsEach: "order",
  stations: [],
  fallback: null,
  on: true,
  host: null,
  port: null,
  device: "00:11:62:0a:1b:2c",
  stranger: null,
  seenAt: "2026-11-20T23:15:00.000Z",
  status: "ready",
  statusSince: "2026-11-20T17:00:00.000Z",
  waiting: 0,
} as const;

/** A job of the log. printing#job-log. */
export const printJobSchema = z
  .object({
    id: z.uuid(),
    printer: z.object({ id: z.uuid(), name: z.string() }),
    kind: z.enum(PRINT_JOB_KINDS),
    ticket: z
      .enum(["order", "change", "cancellation"])
      .openapi({ description: "Which ticket it is; `order` for everything else." }),
    orderId: z.uuid().nullable(),
    number: z.string().nullable().openapi({ description: "The order's number; null for a test page." }),
    origin: z.enum(PRINT_JOB_ORIGINS),
    state: z.enum(PRINT_JOB_STATES),
    madeAt: instantSchema,
    printedAt: instantSchema.nullable(),
    tries: z.number().int().openapi({ description: "How many attempts have failed." }),
    fault: z.enum(PRINT_FAULTS).nullable().openapi({ description: "Why the last attempt failed." }),
    isCopy: z.boolean().openapi({ description: "Whether its last paper says COPY." }),
    movedTo: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .openapi({ description: "The fallback printer that got it in place of this one." }),
  })
  .openapi("PrintJob");

export const PRINT_JOB = {
  id: "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968",
  printer: { id: PRINTER.id, name: PRINTER.name },
  kind: "ticket",
  ticket: "order",
  orderId: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11",
  number: "42",
  origin: "event",
  state: "printed",
  madeAt: "2026-11-20T23:15:00.000Z",
  printedAt: "2026-11-20T23:15:03.000Z",
  tries: 0,
  fault: null,
  isCopy: false,
  movedTo: null,
} as const;

const ADDRESS = "https://order.example/api/print/star/bm90LWEtcmVhbC1zZWNyZXQtMTIzNDU2Nzg";
const addressSchema = z
  .string()
  .nullable()
  .openapi({ description: "What is typed into the printer, shown once; null for a printer that does not poll." });

const modelDataSchema = z
  .object({
    id: modelSchema,
    name: z.string(),
    ways: z.array(waySchema).openapi({ description: "The ways by which the model can be reached." }),
    width: z.union([z.literal(58), z.literal(80)]).openapi({ description: "Its paper, in millimetres." }),
  })
  .openapi("PrinterModel");

const idParams = z.object({ id: z.string().max(100) });
const nameSchema = typedName(60).refine((name) => name !== "", { error: "required" });
const STATIONS_MAX = 50;
const stationsSchema = z.array(typedLine(100).min(1)).max(STATIONS_MAX, "too-much");
const printsInputSchema = z.array(printsSchema).max(PAPERS_PRINTED.length, "too-much");
/** A host name or an IP address; which are allowed is checked elsewhere. printing#tcp. */
const hostSchema = typedSigns(253);
const portSchema = z.number().int().min(1).max(65_535);

const SHARED = {
  prints: [...PRINTER.prints],
  stations: [...PRINTER.stations],
};
const example = { ...PRINTER, ...SHARED };
const printerAnswer = jsonAnswer("The printer.", printerSchema, example);
const withAddress = z.object({ printer: printerSchema, address: addressSchema });

/** `GET /staff/printers`: lists the restaurant's printers. An extension of the specification. printing#printers. */
export const getPrinters = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/printers",
  tags,
  summary: "List the printers",
  request: { headers: personHeaders },
  responses: {
    200: jsonAnswer(
      "The printers, oldest first, the models that are known, and the stations that the menus name.",
      z.object({
        printers: z.array(printerSchema),
        networkAllowed: z.boolean().openapi({ description: "Whether the server may connect to printers (`tcp`)." }),
        reachable: z.boolean().openapi({
          description: "Whether other machines, such as printers that poll, can open the site's address.",
        }),
        models: z.array(modelDataSchema),
        stations: z.array(z.string()),
      }),
      {
        printers: [example],
        networkAllowed: false,
        reachable: true,
        models: [{ id: "star-mc-print3", name: "Star mC-Print3", ways: ["cloudprnt", "tcp", "page"], width: 80 }],
        stations: ["bar", "fryer"],
      },
    ),
    ...errorResponses(...OF_MANAGERS),
  },
});

/** `POST /staff/printers`: adds a printer. An extension of the specification. printing#printers. */
export const addPrinter = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/printers",
  tags,
  summary: "Add a printer",
  request: {
    headers: personHeaders,
    body: jsonBody(
      z.object({
        name: nameSchema,
        way: waySchema,
        model: modelSchema,
        prints: printsInputSchema,
        labelsEach: labelsEachSchema.default("order"),
        stations: stationsSchema.default([]),
        fallback: z.uuid().nullish(),
        host: hostSchema.nullish().openapi({ description: "Required for `tcp`." }),
        port: portSchema.nullish().openapi({ description: "9100 if absent." }),
      }),
      { name: PRINTER.name, way: PRINTER.way, model: PRINTER.model, ...SHARED },
    ),
  },
  responses: {
    201: jsonAnswer("The printer. It prints what happens from now on.", withAddress, {
      printer: example,
      address: ADDRESS,
    }),
    ...errorResponses("printersFull", ...OF_BODY),
  },
});

/** `GET /staff/printers/{id}`: a printer and its jobs. An extension of the specification. printing#job-log. */
export const getPrinter = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/printers/{id}",
  tags,
  summary: "Retrieve a printer and its jobs",
  request: {
    headers: personHeaders,
    params: idParams,
    query: z.object({
      after: z.string().max(100).optional().openapi({ description: "The `cursor` of the page before." }),
    }),
  },
  responses: {
    200: jsonAnswer(
      `The printer, and at most 50 jobs of the last ${PRINT_JOBS_KEPT_DAYS} days, newest first. \`cursor\` asks for the next page; null on the last one.`,
      z.object({ printer: printerSchema, jobs: z.array(printJobSchema), cursor: z.string().nullable() }),
      { printer: example, jobs: [PRINT_JOB], cursor: null },
    ),
    ...errorResponses(...OF_PRINTER),
  },
});

/** `POST /staff/printers/{id}`: changes a printer, or turns it on or off. An absent field stays. printing#printers. */
export const changePrinter = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/printers/{id}",
  tags,
  summary: "Change a printer",
  request: {
    headers: personHeaders,
    params: idParams,
    body: jsonBody(
      z.object({
        name: nameSchema.optional(),
        model: modelSchema.optional().openapi({ description: "A model of the printer's own way." }),
        prints: printsInputSchema.optional(),
        labelsEach: labelsEachSchema.optional(),
        stations: stationsSchema.optional(),
        fallback: z.uuid().nullish().openapi({ description: "Null: no fallback." }),
        host: hostSchema.optional(),
        port: portSchema.optional(),
        on: z.boolean().optional(),
      }),
      { stations: ["bar"], on: true },
    ),
  },
  responses: { 200: printerAnswer, ...errorResponses(...OF_BODY) },
});

/** `DELETE /staff/printers/{id}`: removes a printer. What waits goes to its fallback, or to the board. printing#remove. */
export const removePrinter = createRoute({
  ...MANAGERS,
  method: "delete",
  path: "/staff/printers/{id}",
  tags,
  summary: "Remove a printer",
  request: { headers: personHeaders, params: idParams },
  responses: {
    204: { description: "The printer is gone, and its address with it." },
    ...errorResponses("forbiddenOrigin", ...OF_PRINTER),
  },
});

/** `POST /staff/printers/{id}/secret`: replaces the secret of a printer that polls. The old one ends at once. printing#secret. */
export const rotatePrinterSecret = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/printers/{id}/secret",
  tags,
  summary: "Replace a printer's secret",
  request: { headers: personHeaders, params: idParams, body: jsonBody(z.object({}), {}) },
  responses: {
    200: jsonAnswer("The printer, with its new address.", withAddress, { printer: example, address: ADDRESS }),
    ...errorResponses("printerWithoutSecret", ...OF_BODY),
  },
});

/** `POST /staff/printers/{id}/device`: forgets the device, so that the next one that polls is the printer. printing#device. */
export const forgetPrinterDevice = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/printers/{id}/device",
  tags,
  summary: "Forget a printer's device",
  request: { headers: personHeaders, params: idParams, body: jsonBody(z.object({}), {}) },
  responses: { 200: printerAnswer, ...errorResponses(...OF_BODY) },
});

/** `POST /staff/printers/{id}/test`: prints a test page. printing#test-page. */
export const testPrinter = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/printers/{id}/test",
  tags,
  summary: "Print a test page",
  request: { headers: personHeaders, params: idParams, body: jsonBody(z.object({}), {}) },
  responses: {
    200: jsonAnswer("The job. A test page that waits already is the same one.", z.object({ job: printJobSchema }), {
      job: { ...PRINT_JOB, kind: "test", orderId: null, number: null, state: "queued", printedAt: null },
    }),
    ...errorResponses("printerOff", ...OF_BODY),
  },
});

/** `GET /staff/printers/{id}/preview`: the test page as a picture. printing#preview. */
export const previewPrinter = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/printers/{id}/preview",
  tags,
  summary: "Look at a printer's test page",
  request: { headers: personHeaders, params: idParams },
  responses: {
    200: {
      description: "The test page as on the printer's paper. printing#preview.",
      content: { "image/svg+xml": { schema: z.string(), example: '<svg xmlns="http://www.w3.org/2000/svg"/>' } },
    },
    ...errorResponses(...OF_PRINTER),
  },
});

export type PrinterData = z.infer<typeof printerSchema>;
export type PrinterModelData = z.infer<typeof modelDataSchema>;
export type PrintJobData = z.infer<typeof printJobSchema>;
