import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "../errors.ts";
import { jsonAnswer } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";

const tags = ["Board"];

/** What a member of the staff did. staff#acts. */
const staffActSchema = z
  .object({
    id: z.uuid(),
    at: z.string(),
    by: z.object({ id: z.uuid(), name: z.string() }).openapi({ description: "The member, by the name of then." }),
    device: z.string().nullable().openapi({ description: "The device, or the browser of a person's own session." }),
    act: z.string().openapi({ example: "invite" }),
    order: z.object({ id: z.uuid(), number: z.number().int().nullable(), day: z.string().nullable() }).nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .openapi("StaffAct");

const ACT = {
  id: "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968",
  at: "2026-11-20T17:00:00.000Z",
  by: { id: "2d5c1b7e-8f1a-4c3b-9a55-7f6a3a0d2c11", name: "Amira" },
  device: "Kitchen tablet",
  act: "invite",
  order: null,
  details: { name: "Noor", kind: "person", role: "counter" },
} as const;

const afterQuery = z.object({
  after: z.string().max(100).optional().openapi({ description: "The `cursor` of the page before." }),
});

/** `GET /staff/acts`: lists what the staff did, newest first. An extension of the specification. staff#acts. */
export const getStaffActs = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/acts",
  tags,
  summary: "List the staff's acts",
  request: { headers: personHeaders, query: afterQuery },
  responses: {
    200: jsonAnswer(
      "At most 100 acts, newest first. `cursor` asks for the next page; null on the last one.",
      z.object({ acts: z.array(staffActSchema), cursor: z.string().nullable() }),
      { acts: [ACT], cursor: null },
    ),
    ...errorResponses("sessionExpired", "notAllowed"),
  },
});

/** `GET /staff/acts.csv`: exports what the staff did. An extension of the specification. staff#acts. */
export const exportStaffActs = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/acts.csv",
  tags,
  summary: "Export the staff's acts",
  request: { headers: personHeaders, query: afterQuery },
  responses: {
    200: {
      description: "The newest 10,000 acts, or those before `after`, as CSV. Column names are the API's.",
      content: {
        "text/csv": {
          schema: z.string(),
          example: "id,at,by,device,act,order,details\r\n",
        },
      },
    },
    ...errorResponses("sessionExpired", "notAllowed"),
  },
});

export type StaffActData = z.infer<typeof staffActSchema>;
