import { DECLINE_REASONS, DECLINE_WORDS_MAX } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { COUNTER, STAFF } from "../roles.ts";
import { typedText } from "../typed-text.ts";
import { boardOrderAnswer } from "./board-order.ts";

const params = z.object({ id: z.string().max(100) });

const versionSchema = z
  .number()
  .int()
  .min(1)
  .openapi({ description: "The order's version that the board shows. An outdated one: 409 `order_changed`." });

const ANSWER = {
  200: boardOrderAnswer,
  ...errorResponses(
    "sessionExpired",
    "notAllowed",
    "notFound",
    "orderChanged",
    "orderCancelled",
    "orderAnswered",
    "moveNotPossible",
    "inProgress",
    ...BODY_REFUSALS,
  ),
};

/**
 * `POST /staff/orders/{id}/accept`: accepts an order that awaits an answer. An extension of the specification.
 * api#board-acts, board#accept.
 */
export const acceptOrder = createRoute({
  ...COUNTER,
  method: "post",
  path: "/staff/orders/{id}/accept",
  tags: ["Board"],
  summary: "Accept an order",
  request: { headers: personHeaders, params, body: jsonBody(z.object({ version: versionSchema }), { version: 1 }) },
  responses: ANSWER,
});

/** `POST /staff/orders/{id}/decline`: declines an order, with a reason. api#board-acts, board#decline. */
export const declineOrder = createRoute({
  ...COUNTER,
  method: "post",
  path: "/staff/orders/{id}/decline",
  tags: ["Board"],
  summary: "Decline an order",
  request: {
    headers: personHeaders,
    params,
    body: jsonBody(
      z.object({
        version: versionSchema,
        reason: z.enum(DECLINE_REASONS),
        words: typedText(DECLINE_WORDS_MAX)
          .nullish()
          .openapi({ description: "Words to the guest; required for `other`." }),
      }),
      { version: 1, reason: "sold-out", words: null },
    ),
  },
  responses: ANSWER,
});

/**
 * `POST /staff/orders/{id}/move`: moves an order to a status. *Ready* waits ten seconds before the guest is told; an
 * earlier status calls the order back. api#board-acts, board#move.
 */
export const moveOrder = createRoute({
  ...STAFF,
  method: "post",
  path: "/staff/orders/{id}/move",
  tags: ["Board"],
  summary: "Move an order",
  request: {
    headers: personHeaders,
    params,
    body: jsonBody(z.object({ version: versionSchema, to: z.enum(["placed", "in-progress", "ready", "completed"]) }), {
      version: 2,
      to: "in-progress",
    }),
  },
  responses: ANSWER,
});

/** `POST /staff/orders/{id}/undo-ready`: undoes *ready* before the guest is told. api#board-acts, board#ready-wait. */
export const undoReady = createRoute({
  ...STAFF,
  method: "post",
  path: "/staff/orders/{id}/undo-ready",
  tags: ["Board"],
  summary: "Undo that an order is ready",
  request: { headers: personHeaders, params, body: jsonBody(z.object({ version: versionSchema }), { version: 3 }) },
  responses: ANSWER,
});

/** `POST /staff/orders/{id}/start-now`: begins a scheduled order before its time. api#board-acts, board#start-now. */
export const startNow = createRoute({
  ...STAFF,
  method: "post",
  path: "/staff/orders/{id}/start-now",
  tags: ["Board"],
  summary: "Start a scheduled order",
  request: { headers: personHeaders, params, body: jsonBody(z.object({ version: versionSchema }), { version: 1 }) },
  responses: ANSWER,
});

const TIME_MOVED_MAX = 240;

/** `POST /staff/orders/{id}/move-time`: moves an order's time and tells the guest. api#board-acts, board#move-time. */
export const moveTime = createRoute({
  ...COUNTER,
  method: "post",
  path: "/staff/orders/{id}/move-time",
  tags: ["Board"],
  summary: "Move an order's time",
  request: {
    headers: personHeaders,
    params,
    body: jsonBody(
      z.object({
        version: versionSchema,
        minutes: z
          .number()
          .int()
          .min(-TIME_MOVED_MAX)
          .max(TIME_MOVED_MAX)
          .refine((minutes) => minutes !== 0)
          .openapi({ description: "Minutes later; negative for earlier." }),
      }),
      { version: 2, minutes: 15 },
    ),
  },
  responses: ANSWER,
});
