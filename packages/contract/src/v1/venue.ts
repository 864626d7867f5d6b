import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { KEYS, keysWith } from "../roles.ts";
import { keyModeSchema, keyScopeSchema } from "../staff/keys.ts";
import { PAUSE_EXAMPLE, pauseBodySchema, pausedSchema } from "../staff/now.ts";
import { KEY_BODY_REFUSALS, KEY_REFUSALS, keyHeaders, V1_TAGS as tags } from "./key-call.ts";

const venueSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    zone: z.string().openapi({ description: "The time zone of its days and hours.", example: "America/Toronto" }),
    mode: keyModeSchema,
    key: z.object({ name: z.string(), scopes: z.array(keyScopeSchema) }),
  })
  .extend(pausedSchema.shape)
  .openapi("PartnerVenue");

/** `GET /v1/venue`: the key's restaurant. Any key may ask, so that it can be tried. partners#v1-venue. */
export const getPartnerVenue = createRoute({
  ...KEYS,
  method: "get",
  path: "/v1/venue",
  tags,
  summary: "Read the restaurant of the key",
  request: { headers: keyHeaders },
  responses: {
    200: jsonAnswer("The restaurant, whether it takes orders now, and what the key may do.", venueSchema, {
      ...{ id: "1", slug: "braise", name: "Braise", zone: "America/Toronto", mode: "live", paused: null },
      key: { name: "Till", scopes: ["orders:read", "orders:write"] },
    }),
    ...errorResponses("keyRefused", "notAllowed", "tooManyRequests"),
  },
});

/** `POST /v1/venue/pause`: pauses orders, as on the board. partners#v1-venue, board#pause. */
export const pausePartnerVenue = createRoute({
  ...keysWith("orders:write"),
  method: "post",
  path: "/v1/venue/pause",
  tags,
  summary: "Pause orders",
  request: { headers: keyHeaders, body: jsonBody(pauseBodySchema, { minutes: 20, message: null }) },
  responses: {
    200: jsonAnswer("The pause.", pausedSchema, PAUSE_EXAMPLE),
    ...errorResponses(...KEY_BODY_REFUSALS),
  },
});

/** `POST /v1/venue/resume`: resumes orders. Idempotent. partners#v1-venue, board#pause. */
export const resumePartnerVenue = createRoute({
  ...keysWith("orders:write"),
  method: "post",
  path: "/v1/venue/resume",
  tags,
  summary: "Resume orders",
  request: { headers: keyHeaders, body: jsonBody(z.object({}), {}) },
  responses: {
    200: jsonAnswer("No pause.", pausedSchema, { paused: null }),
    ...errorResponses(...KEY_BODY_REFUSALS),
  },
});

/** `GET /v1/venue/days/{day}/ledger.csv`: a day's sales, taxes, tips and payments, as the books have them. partners#v1-ledger. */
export const getPartnerLedger = createRoute({
  ...keysWith("orders:read"),
  method: "get",
  path: "/v1/venue/days/{day}/ledger.csv",
  tags,
  summary: "Export a day for the bookkeeping",
  request: { headers: keyHeaders, params: z.object({ day: z.iso.date() }) },
  responses: {
    200: {
      description: "One row for each amount of the day, as CSV. Column names are the API's.",
      content: { "text/csv": { schema: z.string(), example: "day,kitchen,group,name,amount\r\n" } },
    },
    ...errorResponses(...KEY_REFUSALS),
  },
});
