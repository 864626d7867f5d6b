import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { ANYONE_EVEN_EXPIRED, MANAGERS } from "../roles.ts";
import { typedName, typedSigns } from "../typed-text.ts";
import { localeHeaders } from "../wire.ts";

const tags = ["Menu studio"];

const codeSchema = typedSigns(64).openapi({ description: "A code for one new restaurant. studio#start-code." });
const countSchema = z.number().int();

/** What was understood of a menu's file, and what was not. studio#start-file. */
export const startMenuSchema = z
  .object({
    id: z.uuid(),
    name: z.string().openapi({ description: "The name of the file." }),
    converter: z.string().openapi({ example: "csv" }),
    counts: z.object({
      menus: countSchema,
      sections: countSchema,
      dishes: countSchema,
      options: countSchema,
      priced: countSchema.openapi({ description: "Dishes with a price above 0.00, or with a choice that sets it." }),
      pictures: countSchema,
      allergens: countSchema.openapi({ description: "Dishes with a list of allergens." }),
    }),
    found: z
      .object({ prices: countSchema, options: countSchema })
      .nullable()
      .openapi({ description: "What the file has; null for a venue file, of which everything is read." }),
    taken: z.object({ prices: countSchema, options: countSchema }).nullable(),
    notes: z.array(z.string()).openapi({ description: "What was lost or guessed." }),
    findings: z
      .array(z.object({ name: z.string(), message: z.string() }))
      .openapi({ description: "Doubts about things of the menu, in the request's language." }),
    findingCount: countSchema,
  })
  .openapi("StartMenu");

const MENU_EXAMPLE = {
  id: "4c7a2f0e-1d6b-4f7a-9b1e-0a5d3c2b1f90",
  name: "menu.csv",
  converter: "csv",
  counts: { menus: 1, sections: 9, dishes: 90, options: 24, priced: 90, pictures: 0, allergens: 31 },
  found: { prices: 96, options: 24 },
  taken: { prices: 96, options: 24 },
  notes: ['Columns that are not used: 1 ("Cost")'],
  findings: [],
  findingCount: 0,
};

const CODE = "7KQF-2M9X-TB4R";

/**
 * `POST /staff/start/look`: checks a code, whether an address is free, and returns the file that was read last. An extension
 * of the specification. studio#start-code.
 */
export const lookAtStart = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/staff/start/look",
  tags,
  summary: "Check a code for a new restaurant",
  request: {
    headers: localeHeaders,
    body: jsonBody(
      z.object({
        code: codeSchema,
        slug: z.string().max(200).nullish(),
        name: z.string().max(200).nullish().openapi({ description: "Without a slug, one is proposed from the name." }),
      }),
      { code: CODE, slug: "le-zinc" },
    ),
  },
  responses: {
    200: jsonAnswer(
      "The code can be used. Whether the address is free; null if none was asked for.",
      z.object({
        until: z.iso.datetime(),
        slug: z.object({ slug: z.string(), isFree: z.boolean() }).nullable(),
        menu: startMenuSchema.nullable(),
      }),
      { until: "2026-11-30T17:00:00.000Z", slug: { slug: "le-zinc", isFree: true }, menu: MENU_EXAMPLE },
    ),
    ...errorResponses("startCodeRefused", "tooManyRequests", ...BODY_REFUSALS),
  },
});

/**
 * `POST /staff/start/menu`: reads a file with a menu. The body is the file, as `application/octet-stream`. An extension of the
 * specification. studio#start-file.
 */
export const readStartMenu = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/staff/start/menu",
  tags,
  summary: "Read a menu's file for a new restaurant",
  request: {
    headers: localeHeaders.extend({ "x-start-code": z.string().max(64) }),
    query: z.object({
      name: z.string().max(300).optional().openapi({ description: "The name of the file." }),
      priceUnit: z
        .enum(["minor", "major"])
        .optional()
        .openapi({ description: "Whether whole numbers are cents or dollars, if the file does not say." }),
      price: z
        .string()
        .regex(/^\d{1,5}(?:\.\d{1,2})?$/)
        .optional()
        .openapi({ description: "The price of dishes without one.", example: "12.50" }),
    }),
    // Not required, because a required body is refused before its handler unless it is JSON.
    body: {
      content: {
        ...jsonBody(z.object({}).loose().openapi("SentMenu", { description: "A file that is JSON." }), {
          items: [{ name: "Poutine", price: "12.50" }],
        }).content,
        "application/octet-stream": {
          schema: z.string().openapi({
            format: "binary",
            description: "Any file that `venue convert` reads, up to 8 MB.",
          }),
          example: "Section,Name,Price\nSoups,Onion soup,12.50\n",
        },
      },
      required: false,
    },
  },
  responses: {
    200: jsonAnswer("What was understood, and what was not.", startMenuSchema, MENU_EXAMPLE),
    ...errorResponses("startCodeRefused", "startFileRefused", "startUnitUnsaid", "tooManyRequests", ...BODY_REFUSALS),
  },
});

/**
 * `POST /staff/start`: makes a restaurant, once for a code, and signs its manager in. An extension of the specification.
 * studio#new-venue.
 */
export const startRestaurant = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/staff/start",
  tags,
  summary: "Make a restaurant with a code",
  request: {
    headers: localeHeaders,
    body: jsonBody(
      z.object({
        code: codeSchema,
        requestId: z.uuid().openapi({ description: "The same request again answers the same." }),
        manager: typedName(60).openapi({ description: "The name of the manager who is signed in." }),
        name: typedName(200),
        slug: z.string().max(200),
        address: typedName(300).nullish(),
        province: z.string().max(2),
        zone: z.string().max(60),
        locale: z.enum(["en-CA", "fr-CA"]),
        phone: typedSigns(40).nullish(),
        email: typedSigns(254).nullish(),
        tables: typedSigns(1_000).nullish(),
        menuId: z.uuid().nullable().openapi({ description: "The file that was read; null for an empty menu." }),
      }),
      {
        code: CODE,
        requestId: "0b9f8a3e-6a55-4a0f-8a0e-5f3f6f6f2f10",
        manager: "Amira",
        name: "Le Zinc",
        slug: "le-zinc",
        province: "QC",
        zone: "America/Toronto",
        locale: "fr-CA",
        tables: "1-20",
        menuId: null,
      },
    ),
  },
  responses: {
    200: jsonAnswer(
      "The restaurant exists, with its menu as a draft. The session of its manager, as of `POST /auth/login-staff`.",
      z.object({ token: z.string(), slug: z.string() }),
      { token: "staff_Zm9yIHRoZSBwYWdlIGFsb25lLCBub3QgYSBzZWNyZXQ", slug: "le-zinc" },
    ),
    ...errorResponses("startCodeRefused", "startMenuChanged", "slugTaken", "tooManyRequests", ...BODY_REFUSALS),
  },
});

export type StartMenuData = z.infer<typeof startMenuSchema>;

const PDF = { "application/pdf": { schema: z.string().openapi({ format: "binary" }), example: "%PDF-1.7" } };

/** `GET /staff/tables`: the links of the tables, as their codes have them. An extension of the specification. operations#table-codes. */
export const getTableLinks = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/tables",
  tags,
  summary: "Retrieve the links of the tables",
  request: { headers: personHeaders },
  responses: {
    200: jsonAnswer(
      "The published tables. `isReachable` is false if the links lead to the machine of the server itself.",
      z.object({
        origin: z.string(),
        isReachable: z.boolean(),
        tables: z.array(z.object({ name: z.string(), url: z.string() })),
      }),
      {
        origin: "https://order.example",
        isReachable: true,
        tables: [{ name: "Table 1", url: "https://order.example/le-zinc?tableNum=1" }],
      },
    ),
    ...errorResponses("sessionExpired", "notAllowed"),
  },
});

/** `GET /staff/tables/cards.pdf`: a card for each table, to print and cut out. An extension of the specification. operations#table-codes. */
export const printTableCards = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/tables/cards.pdf",
  tags,
  summary: "Print the cards of the tables",
  request: {
    headers: personHeaders,
    query: z.object({
      paper: z.enum(["letter", "a4"]).default("letter"),
      languages: z.enum(["both", "en-CA", "fr-CA"]).default("both"),
    }),
  },
  responses: {
    200: { description: "Six cards on each sheet.", content: PDF },
    ...errorResponses("sessionExpired", "notAllowed", "notFound"),
  },
});
