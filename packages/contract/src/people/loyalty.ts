import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { ANYONE } from "../roles.ts";
import { idSchema, localeHeaders } from "../wire.ts";
import { emailSchema } from "./user.ts";

/** `POST /auth/get-user-enrolled-program-status`: has somebody joined the venue's loyalty programme? api#enrolled-program-status. */
export const getUserEnrolledProgramStatus = createRoute({
  ...ANYONE,
  method: "post",
  path: "/auth/get-user-enrolled-program-status",
  tags: ["Payment and loyalty"],
  summary: "Has somebody joined the loyalty programme?",
  request: {
    headers: localeHeaders,
    body: jsonBody(z.object({ email: emailSchema, app8RestaurantId: idSchema }), {
      email: "gabrielle@example.ca",
      app8RestaurantId: 1,
    }),
  },
  responses: {
    200: jsonAnswer(
      "Whether they have; `unavailable` where the venue has no programme.",
      z.object({ userStatus: z.enum(["enrolled", "not-enrolled", "unavailable"]) }),
      { userStatus: "not-enrolled" },
    ),
    ...errorResponses("restaurantUnknown", "tooManyRequests", ...BODY_REFUSALS),
  },
});
