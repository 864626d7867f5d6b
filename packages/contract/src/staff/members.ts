import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { typedLine } from "../typed-text.ts";

const tags = ["Board"];
const OF_MANAGERS = ["sessionExpired", "notAllowed"] as const;

const fieldsSchema = z.record(z.string().max(100), z.unknown()).openapi({
  description: "The fields of a member, as in `membership.members` of a venue file.",
});

/** A member of the venue's programme, as managers see it. studio#venue-members. */
const memberSchema = z
  .object({
    id: z.string().openapi({ description: "Names the member, without saying who it is." }),
    member: fieldsSchema,
    version: z.string().openapi({ description: "Identifies its fields; a change names the ones that were seen." }),
  })
  .openapi("VenueMember");
export type VenueMemberData = z.infer<typeof memberSchema>;

const FIELDS = { identifier: "M-2001", firstName: "Marc", promos: ["GOLD"] };
const MEMBER = { id: "2f1d8e6c4a903b1f8a526c0d", member: FIELDS, version: "1f3870be274f6c49" };
const searchFields = {
  search: typedLine(100)
    .optional()
    .openapi({ description: "A part of the identifier, the name or the e-mail address." }),
};
const savedSchema = z.object({ id: z.string() });
const SAVED = { id: MEMBER.id };

/** `GET /staff/members`: lists the members. An extension of the specification. studio#venue-members. */
export const listMembers = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/members",
  tags,
  summary: "List the members",
  request: {
    headers: personHeaders,
    query: z.object({
      ...searchFields,
      id: z.string().max(100).optional().openapi({ description: "Lists this member alone." }),
      after: z.string().max(100).optional().openapi({ description: "The `cursor` of the page before." }),
    }),
  },
  responses: {
    200: jsonAnswer(
      "At most 50 members, by identifier. `cursor` asks for the next page; null on the last one.",
      z.object({
        members: z.array(memberSchema),
        cursor: z.string().nullable(),
        isOffered: z
          .boolean()
          .openapi({ description: "Whether guests see a field for members (`membership_program`)." }),
      }),
      { members: [MEMBER], cursor: null, isOffered: true },
    ),
    ...errorResponses("invalidRequest", ...OF_MANAGERS),
  },
});

/** `GET /staff/members.csv`: exports the members. An extension of the specification. studio#venue-members. */
export const exportMembers = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/members.csv",
  tags,
  summary: "Export the members",
  request: { headers: personHeaders, query: z.object(searchFields) },
  responses: {
    200: {
      description: "The first 10,000 members as CSV. Column names are those of the venue file.",
      content: { "text/csv": { schema: z.string(), example: "identifier,firstName,lastName\r\n" } },
    },
    ...errorResponses("invalidRequest", ...OF_MANAGERS),
  },
});

/** `POST /staff/members`: adds a member. An extension of the specification. studio#venue-members. */
export const addMember = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/members",
  tags,
  summary: "Add a member",
  request: { headers: personHeaders, body: jsonBody(z.object({ member: fieldsSchema }), { member: FIELDS }) },
  responses: {
    200: jsonAnswer(
      "The member counts at once. A repeated call with the same fields changes nothing.",
      savedSchema,
      SAVED,
    ),
    ...errorResponses("memberTaken", "listFull", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

/** `POST /staff/members/import`: adds and changes the members of a table. An extension of the specification. studio#member-import. */
export const importMembers = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/members/import",
  tags,
  summary: "Import members",
  request: {
    headers: personHeaders,
    body: jsonBody(
      z.object({
        text: z.string().min(1).max(60_000).openapi({ description: "CSV with the columns of the export." }),
        seen: z
          .string()
          .max(64)
          .optional()
          .openapi({ description: "The `seen` of `members_differ`: the person saw which members the table changes." }),
      }),
      { text: "identifier,firstName,promos\nM-2001,Marc,GOLD\n" },
    ),
  },
  responses: {
    200: jsonAnswer(
      "All members of the table count at once; those that have its fields already are `same`. Idempotent.",
      z.object({ added: z.number().int(), changed: z.number().int(), same: z.number().int() }),
      { added: 1, changed: 0, same: 0 },
    ),
    ...errorResponses("membersDiffer", "listFull", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

/** What `members_differ` answers in `current`: the members whom the table changes, fifty at most. studio#member-import. */
export type MembersDifferData = {
  readonly seen: string;
  readonly count: number;
  readonly members: readonly { readonly identifier: string; readonly fields: readonly string[] }[];
};

/** `POST /staff/members/change`: changes a member. An extension of the specification. studio#venue-members, studio#list-conflicts. */
export const changeMember = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/members/change",
  tags,
  summary: "Change a member",
  request: {
    headers: personHeaders,
    body: jsonBody(z.object({ member: fieldsSchema, seen: z.string().max(64) }), {
      member: { ...FIELDS, lastName: "Roy" },
      seen: MEMBER.version,
    }),
  },
  responses: {
    200: jsonAnswer("The member has the new fields at once.", savedSchema, SAVED),
    ...errorResponses("memberUnknown", "memberChanged", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

/** `POST /staff/members/remove`: removes a member. An extension of the specification. studio#venue-members. */
export const removeMember = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/members/remove",
  tags,
  summary: "Remove a member",
  request: { headers: personHeaders, body: jsonBody(z.object({ id: z.string().max(100) }), SAVED) },
  responses: {
    200: jsonAnswer("The member is removed. Idempotent.", savedSchema, SAVED),
    ...errorResponses(...OF_MANAGERS, ...BODY_REFUSALS),
  },
});
