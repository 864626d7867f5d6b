import { NEXT_STATES, NEXT_STEPS } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { instantSchema } from "../wire.ts";

const tags = ["Board"];

/** What a new restaurant does next. studio#next-steps. */
const nextStepsSchema = z
  .object({
    isOpen: z.boolean().openapi({ description: "Whether a step is neither done nor ticked." }),
    tables: z.number().int().openapi({ description: "The tables of which there are cards." }),
    people: z.number().int().openapi({ description: "The persons of the staff." }),
    isNew: z.boolean().openapi({ description: "Whether the restaurant was made by a start code in the last days." }),
    steps: z.array(
      z.object({
        name: z.enum(NEXT_STEPS),
        state: z.enum(NEXT_STATES).openapi({ description: "How it stands, as the server knows it." }),
        isDone: z.boolean(),
        tick: z
          .object({ by: z.string(), at: instantSchema })
          .nullable()
          .openapi({ description: "Who ticked it; null if nobody did, and for a step that is done." }),
      }),
    ),
  })
  .openapi("NextSteps");
export type NextStepsData = z.infer<typeof nextStepsSchema>;

const STEPS: NextStepsData = {
  isOpen: true,
  isNew: true,
  tables: 20,
  people: 1,
  steps: [
    { name: "hours", state: "hours-none", isDone: false, tick: null },
    { name: "cards", state: "cards-unknown", isDone: false, tick: { by: "Amira", at: "2026-11-20T17:00:00.000Z" } },
  ],
};

/** `GET /staff/next`: what a new restaurant does next. An extension of the specification. api#next-calls. */
export const getNextSteps = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/next",
  tags,
  summary: "Retrieve the next steps of a restaurant",
  request: { headers: personHeaders },
  responses: {
    200: jsonAnswer("The steps, each with its state.", nextStepsSchema, STEPS),
    ...errorResponses("sessionExpired", "notAllowed"),
  },
});

/** `POST /staff/next`: ticks a step, or removes its tick. An extension of the specification. api#next-calls. */
export const tickNextStep = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/next",
  tags,
  summary: "Tick a next step",
  request: {
    headers: personHeaders,
    body: jsonBody(z.object({ step: z.enum(NEXT_STEPS), isTicked: z.boolean() }), { step: "cards", isTicked: true }),
  },
  responses: {
    200: jsonAnswer("The steps as they stand now.", nextStepsSchema, STEPS),
    ...errorResponses("sessionExpired", "notAllowed", ...BODY_REFUSALS),
  },
});
