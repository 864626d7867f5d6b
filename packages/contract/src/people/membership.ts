import type { MenuData } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { ANYONE } from "../roles.ts";
import { menuSchema } from "../venue-data.ts";
import { codeInputSchema, idSchema, localeHeaders } from "../wire.ts";

const memberInfoSchema = z.object({
  promos: z.array(z.string()),
  promosApplied: z.boolean(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
});

const membersMenus: z.ZodType<readonly MenuData[]> = z.array(menuSchema);

/** `POST /auth/get-user-membership-promo`: returns the promos of a member. api#membership-promo. */
export const getUserMembershipPromo = createRoute({
  ...ANYONE,
  method: "post",
  path: "/auth/get-user-membership-promo",
  tags: ["Payment and loyalty"],
  summary: "Retrieve a member's promos",
  request: {
    headers: localeHeaders,
    body: jsonBody(z.object({ identifier: codeInputSchema, app8RestaurantId: idSchema }), {
      identifier: "M-1042",
      app8RestaurantId: 1,
    }),
  },
  responses: {
    200: jsonAnswer(
      "The member, with an opaque id. Names are returned only to the signed-in member.",
      z.object({
        id: z.string(),
        memberInfo: memberInfoSchema,
        menus: membersMenus.openapi({ type: "array", description: "The members-only menus." }),
      }),
      { id: "9f0c4b7d2a61e83f5c0d1b7a", memberInfo: { promos: ["GOLD"], promosApplied: true }, menus: [] },
    ),
    ...errorResponses("restaurantUnknown", "membershipInvalid", "profileNotFound", "tooManyRequests", ...BODY_REFUSALS),
  },
});
