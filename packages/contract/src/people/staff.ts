import { BOARD_MODES, STAFF_ROLES } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { ANYONE_EVEN_EXPIRED, STAFF } from "../roles.ts";
import { typedSigns } from "../typed-text.ts";
import { localeHeaders } from "../wire.ts";
import { personHeaders } from "./user.ts";

const tags = ["Authentication and profile"];

export const staffRoleSchema = z.enum(STAFF_ROLES).openapi("StaffRole", {
  description: "Each role may also do what the roles before it may. staff#staff-roles.",
});
const namedSchema = z.object({ id: z.uuid(), name: z.string() });
const staffRestaurantSchema = z.object({ id: z.string(), slug: z.string(), name: z.string() });

/** The signed-in member of staff, with their restaurant and who acts. people#staff-session, staff#choose. */
export const staffSchema = namedSchema
  .extend({
    role: staffRoleSchema.openapi({ description: "The role of the person who acts, otherwise the device's own." }),
    device: namedSchema.nullable().openapi({
      description: "The device, if one is signed in; null for a person who signed in by a code.",
    }),
    person: namedSchema.nullable().openapi({
      description: "The person who acts; null on a device on which no person is chosen.",
    }),
    people: z.array(namedSchema.extend({ role: staffRoleSchema })).openapi({
      description: "The persons who can be chosen by their PIN.",
    }),
    restaurants: z.array(staffRestaurantSchema).openapi({
      description: "The person's other restaurants to which this session can be switched.",
    }),
    restaurant: staffRestaurantSchema.extend({
      zone: z.string().openapi({ example: "America/Toronto" }),
      modes: z.array(z.enum(BOARD_MODES)).openapi({ description: "The lists of its board. board#board-modes." }),
    }),
  })
  .openapi("Staff");

const TOKEN = "staff_Zm9yIHRoZSBwYWdlIGFsb25lLCBub3QgYSBzZWNyZXQ";
const AMIRA_ID = "2d5c1b7e-8f1a-4c3b-9a55-7f6a3a0d2c11";
export const STAFF_EXAMPLE = {
  id: "5b0e6d53-94a1-4a8e-8f3e-0d6f2c1b7e88",
  name: "Kitchen tablet",
  role: "manager",
  device: { id: "5b0e6d53-94a1-4a8e-8f3e-0d6f2c1b7e88", name: "Kitchen tablet" },
  person: { id: AMIRA_ID, name: "Amira" },
  people: [{ id: AMIRA_ID, name: "Amira", role: "manager" }],
  restaurants: [],
  restaurant: { id: "1", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
} as const;

/**
 * `POST /auth/login-staff`: signs in a restaurant's member of staff with a single-use code. An extension of the
 * specification. api#login-staff.
 */
export const loginStaff = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/auth/login-staff",
  tags,
  summary: "Sign in as a member of staff",
  request: { headers: localeHeaders, body: jsonBody(z.object({ code: typedSigns(64) }), { code: "7KQF-2M9X-TB4R" }) },
  responses: {
    200: jsonAnswer(
      "The session token for the page. The answer sets the session cookie; both are required. people#staff-session.",
      z.object({ token: z.string() }),
      { token: TOKEN },
    ),
    ...errorResponses("staffCodeRefused", "tooManyRequests", ...BODY_REFUSALS),
  },
});

/**
 * `GET /auth/staff`: returns the signed-in member of staff, at a page's start. An extension of the
 * specification. api#login-staff.
 */
export const getStaffInfo = createRoute({
  ...STAFF,
  method: "get",
  path: "/auth/staff",
  tags,
  summary: "Retrieve the signed-in member of staff",
  request: { headers: personHeaders },
  responses: {
    200: jsonAnswer("The member of staff, who acts, and their restaurant.", staffSchema, STAFF_EXAMPLE),
    ...errorResponses("sessionExpired", "notAllowed"),
  },
});

/** `POST /auth/logout-staff`: ends this browser's staff session. An extension of the specification. api#login-staff. */
export const logoutStaff = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/auth/logout-staff",
  tags,
  summary: "Sign out as a member of staff",
  request: {
    headers: localeHeaders,
    body: jsonBody(z.object({ accessToken: z.string().max(200) }), { accessToken: TOKEN }),
  },
  responses: {
    204: {
      description: "The staff session is ended. Idempotent. The session cookie is cleared.",
    },
    ...errorResponses(...BODY_REFUSALS),
  },
});

export type StaffData = z.infer<typeof staffSchema>;
