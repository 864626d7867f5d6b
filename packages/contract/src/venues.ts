import { MAX_ID_LENGTH } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "./errors.ts";
import { jsonAnswer } from "./json.ts";
import { ANYONE } from "./roles.ts";
import { idSchema, instantSchema, localeHeaders } from "./wire.ts";

export const announcementSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    message: z
      .string()
      .openapi({ description: "The text, HTML-escaped, with the allowed tags b, i, em, strong, p and br." }),
    starts_at: instantSchema.nullable(),
    ends_at: instantSchema.nullable(),
  })
  .openapi("Announcement");

/**
 * `GET /restaurants/{id}/announcements`: returns the current announcements in the requested locale.
 * api#announcements-call.
 */
export const getAnnouncements = createRoute({
  ...ANYONE,
  method: "get",
  path: "/restaurants/{id}/announcements",
  tags: ["Ordering"],
  summary: "List a restaurant's announcements",
  request: { headers: localeHeaders, params: z.object({ id: z.string().max(MAX_ID_LENGTH) }) },
  responses: {
    200: jsonAnswer("The current announcements.", z.object({ announcements: z.array(announcementSchema) }), {
      announcements: [
        {
          id: 1,
          title: "Patio",
          message: "The patio is open until ten.",
          starts_at: null,
          ends_at: "2026-09-30T04:00:00Z",
        },
      ],
    }),
    ...errorResponses("restaurantUnknown", "notFound"),
  },
});

export type AnnouncementData = z.infer<typeof announcementSchema>;
