import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { OPERATORS } from "../roles.ts";
import { typedLine, typedSigns } from "../typed-text.ts";
import { restaurantHeaders } from "../wire.ts";
import { SIGNED_IN_BODY, USER, userSchema } from "./user.ts";

/** `POST /auth/login-as`: lets an operator act for a suite's owner. api#login-as-call, people#acting-as. */
export const loginAs = createRoute({
  ...OPERATORS,
  method: "post",
  path: "/auth/login-as",
  tags: ["Authentication and profile"],
  summary: "Act as a suite's owner",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(
      z.object({ eventSuiteId: typedLine(120), token: z.string().max(200), suiteOperatorEmail: typedSigns(254) }),
      { eventSuiteId: "suite-12", token: SIGNED_IN_BODY.token, suiteOperatorEmail: "olu@example.ca" },
    ),
  },
  responses: {
    200: jsonAnswer("The owner, with a token that expires with the operator's session.", userSchema, USER),
    ...errorResponses(
      "sessionExpired",
      "restaurantUnknown",
      "noEventSuite",
      "notSuiteOperator",
      "notAssignedToSuite",
      ...BODY_REFUSALS,
    ),
  },
});
