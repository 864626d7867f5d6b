import { MAX_ID_LENGTH } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { STAFF_EXAMPLE, staffSchema } from "../people/staff.ts";
import { personHeaders } from "../people/user.ts";
import { STAFF } from "../roles.ts";

const tags = ["Board"];
const OF_STAFF = ["sessionExpired", "notAllowed", ...BODY_REFUSALS] as const;
const OF_PIN = ["staffUnknown", "pinWrong", "tooManyRequests", ...OF_STAFF] as const;

/** A PIN as typed; whether it is right is checked elsewhere, and counted. staff#pin. */
const typedPinSchema = z.string().min(1, "required").max(20, "too-much").openapi({ example: "2580" });
const staffAnswer = jsonAnswer("The session's member, and who acts now.", staffSchema, STAFF_EXAMPLE);

/**
 * `POST /staff/pin`: chooses the person who acts on this device, by their PIN. An extension of the
 * specification. staff#choose, staff#pin-lock.
 */
export const choosePerson = createRoute({
  ...STAFF,
  method: "post",
  path: "/staff/pin",
  tags,
  summary: "Choose the person who acts on this device",
  request: {
    headers: personHeaders,
    body: jsonBody(z.object({ staffId: z.string().max(100), pin: typedPinSchema }), {
      staffId: STAFF_EXAMPLE.people[0].id,
      pin: "2580",
    }),
  },
  responses: { 200: staffAnswer, ...errorResponses(...OF_PIN) },
});

/** `POST /staff/leave`: ends the choice of a person on this device. An extension of the specification. staff#choose. */
export const leaveDevice = createRoute({
  ...STAFF,
  method: "post",
  path: "/staff/leave",
  tags,
  summary: "Leave the device",
  request: { headers: personHeaders, body: jsonBody(z.object({}), {}) },
  responses: { 200: staffAnswer, ...errorResponses(...OF_STAFF) },
});

/**
 * `POST /staff/switch`: moves a person's own session to another restaurant of theirs, by their PIN there. An
 * extension of the specification. staff#switch.
 */
export const switchRestaurant = createRoute({
  ...STAFF,
  method: "post",
  path: "/staff/switch",
  tags,
  summary: "Switch to another restaurant",
  request: {
    headers: personHeaders,
    body: jsonBody(z.object({ restaurantId: z.string().max(MAX_ID_LENGTH), pin: typedPinSchema }), {
      restaurantId: "2",
      pin: "2580",
    }),
  },
  responses: { 200: staffAnswer, ...errorResponses(...OF_PIN) },
});
