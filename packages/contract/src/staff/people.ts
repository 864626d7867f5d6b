import { checkPin, STAFF_KINDS } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { staffRoleSchema } from "../people/staff.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { typedName } from "../typed-text.ts";

const tags = ["Board"];
const OF_MANAGERS = ["sessionExpired", "notAllowed"] as const;
const OF_BODY = [...OF_MANAGERS, ...BODY_REFUSALS] as const;

/** A member of the staff, as managers see it. staff#people. */
const memberSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(STAFF_KINDS),
    role: staffRoleSchema,
    hasPin: z.boolean().openapi({ description: "Whether the person can be chosen on devices." }),
    codeUntil: z.string().nullable().openapi({ description: "When an unused code expires; null without one." }),
    sessions: z.number().int().openapi({ description: "How many browsers are signed in as this member." }),
    lastSeenAt: z.string().nullable().openapi({ description: "To a quarter of an hour; null if not signed in." }),
    isSelf: z.boolean().openapi({ description: "Whether this is the person who acts, or the device in use." }),
  })
  .openapi("StaffMember");

/** A single-use sign-in code. It is shown once: only its hash is stored. people#staff-codes. */
const issuedCodeSchema = z
  .object({
    code: z.string(),
    url: z
      .string()
      .openapi({ description: "The sign-in page. The code is in the fragment, which is sent to no server." }),
    qr: z.string().openapi({ description: "`url` as a QR code, an SVG element." }),
    expiresAt: z.string(),
  })
  .openapi("StaffCode");

const MEMBER = {
  id: "2d5c1b7e-8f1a-4c3b-9a55-7f6a3a0d2c11",
  name: "Amira",
  kind: "person",
  role: "manager",
  hasPin: true,
  codeUntil: null,
  sessions: 1,
  lastSeenAt: "2026-11-20T17:00:00.000Z",
  isSelf: true,
} as const;
const ISSUED = {
  code: "7KQF-2M9X-TB4R",
  url: "https://order.example/staff#7KQF-2M9X-TB4R",
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"></svg>',
  expiresAt: "2026-11-21T17:00:00.000Z",
} as const;

const nameSchema = typedName(60).refine((name) => name !== "", { error: "required" });
/** A new PIN. staff#pin. */
const pinSchema = z
  .string()
  .max(20, "too-much")
  .superRefine((pin, context) => {
    const fault = checkPin(pin);
    if (fault !== null) context.addIssue({ code: "custom", message: `pin-${fault}` });
  })
  .openapi({ example: "2580" });
const idParams = z.object({ id: z.string().max(100) });

/** `GET /staff/people`: lists the restaurant's persons and devices. An extension of the specification. staff#people. */
export const getStaffPeople = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/people",
  tags,
  summary: "List the staff",
  request: { headers: personHeaders },
  responses: {
    200: jsonAnswer("The persons and devices, by name.", z.object({ people: z.array(memberSchema) }), {
      people: [MEMBER],
    }),
    ...errorResponses(...OF_MANAGERS),
  },
});

/** `POST /staff/people`: adds a person or a device, with a code. An extension of the specification. staff#people. */
export const addStaffMember = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/people",
  tags,
  summary: "Add a person or a device",
  request: {
    headers: personHeaders,
    body: jsonBody(
      z.object({ name: nameSchema, kind: z.enum(STAFF_KINDS), role: staffRoleSchema, pin: pinSchema.nullish() }),
      { name: "Noor", kind: "person", role: "counter", pin: "2580" },
    ),
  },
  responses: {
    201: jsonAnswer("The code of the new member.", issuedCodeSchema.extend({ id: z.uuid() }), {
      id: MEMBER.id,
      ...ISSUED,
    }),
    ...errorResponses("staffNameTaken", "staffFull", ...OF_BODY),
  },
});

/** `POST /staff/people/{id}`: changes a member. An extension of the specification. staff#people. */
export const changeStaffMember = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/people/{id}",
  tags,
  summary: "Change a person or a device",
  request: {
    headers: personHeaders,
    params: idParams,
    body: jsonBody(
      z.object({
        name: nameSchema.optional(),
        role: staffRoleSchema.optional(),
        pin: pinSchema.nullish().openapi({ description: "Null removes the PIN." }),
      }),
      { role: "counter" },
    ),
  },
  responses: {
    204: { description: "The member is changed. The role applies to the next call." },
    ...errorResponses("staffUnknown", "staffNameTaken", "staffSelf", ...OF_BODY),
  },
});

/** `DELETE /staff/people/{id}`: removes a member. An extension of the specification. staff#people, staff#at-once. */
export const removeStaffMember = createRoute({
  ...MANAGERS,
  method: "delete",
  path: "/staff/people/{id}",
  tags,
  summary: "Remove a person or a device",
  request: { headers: personHeaders, params: idParams },
  responses: {
    204: { description: "The member is removed and signed out everywhere." },
    ...errorResponses("staffUnknown", "staffSelf", "forbiddenOrigin", ...OF_MANAGERS),
  },
});

/** `POST /staff/people/{id}/code`: creates a new code. An extension of the specification. staff#people. */
export const issueStaffCode = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/people/{id}/code",
  tags,
  summary: "Create a sign-in code",
  request: { headers: personHeaders, params: idParams, body: jsonBody(z.object({}), {}) },
  responses: {
    200: jsonAnswer("The code. An unused one is revoked.", issuedCodeSchema, ISSUED),
    ...errorResponses("staffUnknown", ...OF_BODY),
  },
});

export type StaffMemberData = z.infer<typeof memberSchema>;
export type StaffCodeData = z.infer<typeof issuedCodeSchema>;
