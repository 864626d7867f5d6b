import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { GRILL } from "../examples.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { menuDocumentSchema } from "../menus.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { instantSchema } from "../wire.ts";

// The menu studio: the draft of a venue, its publication and its versions. A thing is a dish, an option, a section, a menu
// or the settings; its key is its kind and its id. studio#things.

const tags = ["Menu studio"];
const OF_MANAGERS = ["sessionExpired", "notAllowed"] as const;

/** Maximum number of edits in one call. */
const EDITS_MAX = 2_000;

const thingKeySchema = z.string().min(1).max(220).openapi({
  description: "The kind and the id, such as `item:1204`; `restaurant` for the settings.",
  example: "item:1204",
});
const fieldSchema = z.string().min(1).max(100).openapi({
  description:
    "A field of the venue file, such as `price` or `order_options.ages`; `under` is the thing that it is in, null if it does not exist.",
  example: "price",
});
const valueSchema = z.unknown().openapi({ description: "A value as in a venue file; null if the field is absent." });

export const thingSchema = z
  .object({
    thing: thingKeySchema,
    under: thingKeySchema.nullable(),
    fields: z.record(z.string(), z.unknown()).openapi({ description: "Its own fields, as in a venue file." }),
  })
  .openapi("VenueThing");
export type VenueThingData = z.infer<typeof thingSchema>;

const changeSchema = z
  .object({
    thing: thingKeySchema,
    field: fieldSchema,
    was: valueSchema,
    value: valueSchema,
    by: z.string(),
    at: instantSchema,
  })
  .openapi("DraftChange");
export type DraftChangeData = z.infer<typeof changeSchema>;

const thingNameSchema = z.string().openapi({ description: "The name by which people know the thing." });

const conflictSchema = z
  .object({
    thing: thingKeySchema,
    name: thingNameSchema,
    field: fieldSchema,
    was: valueSchema,
    value: valueSchema,
    current: valueSchema,
  })
  .openapi("DraftConflict", {
    description: "A change of the draft whose field was published with another value (`current`) meanwhile.",
  });

const scheduledSchema = z
  .object({
    id: z.uuid(),
    publishAt: instantSchema,
    by: z.string(),
    changes: z.number().int(),
    isFailed: z.boolean().openapi({ description: "It could not be published at its time." }),
  })
  .openapi("ScheduledDraft");
export type ScheduledDraftData = z.infer<typeof scheduledSchema>;

const draftSchema = z
  .object({
    version: z.number().int().openapi({ description: "The published version." }),
    revision: z.number().int().openapi({ description: "Raised by each change of the draft." }),
    zone: z.string(),
    things: z.array(thingSchema).openapi({ description: "The venue as the draft makes it." }),
    changes: z.array(changeSchema),
    conflicts: z.array(conflictSchema),
    lost: z
      .array(z.object({ thing: thingKeySchema, name: thingNameSchema, field: fieldSchema, value: valueSchema }))
      .openapi({ description: "Changes without effect: what they change was removed meanwhile." }),
    scheduled: z.array(scheduledSchema),
    promos: z.array(z.string()).openapi({
      description: "The groups of members that a dish or an option of the draft has a price for. menu#member-price.",
    }),
  })
  .openapi("VenueDraft");
export type VenueDraftData = z.infer<typeof draftSchema>;

const CHANGE = {
  thing: "item:1204",
  field: "price",
  was: "12.50",
  value: "13.00",
  by: "Ana",
  at: "2026-11-20T17:00:00.000Z",
} as const;

const kindsQuery = z.object({
  kinds: z.string().max(300).optional().openapi({
    description: "The kinds of things to list, separated by commas; absent: all.",
    example: "menu,section,item",
  }),
  within: z
    .string()
    .max(220)
    .optional()
    .openapi({ description: "Lists only this thing, what it is in, and what is in it." }),
});

/** `GET /staff/menu`: the venue as the draft makes it, and the draft's changes. An extension of the specification. studio#draft. */
export const getVenueDraft = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/menu",
  tags,
  summary: "Retrieve the draft of the venue",
  request: { headers: personHeaders, query: kindsQuery },
  responses: {
    200: jsonAnswer("The draft.", draftSchema, {
      version: 7,
      revision: 12,
      zone: "America/Toronto",
      things: [
        { thing: "item:1204", under: "section:31", fields: { id: 1204, name: "Classic poutine", price: "13.00" } },
      ],
      changes: [CHANGE],
      conflicts: [],
      lost: [],
      scheduled: [],
      promos: ["REGULARS"],
    }),
    ...errorResponses(...OF_MANAGERS),
  },
});

const editSchema = z.object({
  thing: thingKeySchema,
  field: fieldSchema,
  was: valueSchema.openapi({ description: "The value that the person saw." }),
  value: valueSchema,
});

/** What `draft_conflict` answers in `current`. studio#draft-conflicts. */
export type EditConflictData = {
  readonly thing: string;
  readonly field: string;
  readonly current: unknown;
  /** Who changed the field in the draft, and when; null if another version was published. */
  readonly by: string | null;
  readonly at: string | null;
};

/**
 * `POST /staff/menu/edits`: saves edits in the draft, all or none. A field that another person changed meanwhile is refused with
 * its value in `current`. An extension of the specification. studio#draft-changes, studio#draft-conflicts.
 */
export const editVenueDraft = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/menu/edits",
  tags,
  summary: "Edit the draft of the venue",
  request: {
    headers: personHeaders,
    body: jsonBody(z.object({ edits: z.array(editSchema).min(1).max(EDITS_MAX) }), {
      edits: [{ thing: "item:1204", field: "price", was: "12.50", value: "13" }],
    }),
  },
  responses: {
    200: jsonAnswer(
      "The new revision, and the values as they were stored.",
      z.object({
        revision: z.number().int(),
        values: z.array(z.object({ thing: thingKeySchema, field: fieldSchema, value: valueSchema })),
        warnings: z.array(z.object({ thing: thingKeySchema, path: z.string(), message: z.string() })),
      }),
      { revision: 13, values: [{ thing: "item:1204", field: "price", value: "13.00" }], warnings: [] },
    ),
    ...errorResponses("draftConflict", "thingUnknown", "draftFull", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

const placeSchema = z.object({ thing: thingKeySchema, field: fieldSchema });
const REVISION = jsonAnswer("The new revision.", z.object({ revision: z.number().int() }), { revision: 14 });

/** `POST /staff/menu/settle`: answers conflicts with what was published meanwhile. An extension of the specification. studio#draft-conflicts. */
export const settleVenueDraft = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/menu/settle",
  tags,
  summary: "Settle conflicts of the draft",
  request: {
    headers: personHeaders,
    body: jsonBody(
      z.object({
        answers: z
          .array(placeSchema.extend({ keep: z.enum(["mine", "theirs"]) }))
          .min(1)
          .max(EDITS_MAX),
      }),
      { answers: [{ thing: "item:1204", field: "price", keep: "mine" }] },
    ),
  },
  responses: { 200: REVISION, ...errorResponses(...OF_MANAGERS, ...BODY_REFUSALS) },
});

/** `POST /staff/menu/discard`: drops changes of the draft. An extension of the specification. studio#draft. */
export const discardVenueDraft = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/menu/discard",
  tags,
  summary: "Discard changes of the draft",
  request: {
    headers: personHeaders,
    body: jsonBody(
      z.object({
        changes: z.array(placeSchema).max(EDITS_MAX).nullable().openapi({ description: "Null: all changes." }),
      }),
      { changes: null },
    ),
  },
  responses: { 200: REVISION, ...errorResponses(...OF_MANAGERS, ...BODY_REFUSALS) },
});

const differenceSchema = z
  .object({
    change: z.enum(["new", "gone", "changed"]),
    thing: thingKeySchema,
    kind: z.string(),
    name: z.string(),
    place: z.array(z.string()).openapi({ description: "The names of what it is in, from the menu down." }),
    fields: z.array(z.object({ field: fieldSchema, was: valueSchema, is: valueSchema })),
  })
  .openapi("VenueDifference");
export type VenueDifferenceData = z.infer<typeof differenceSchema>;

const findingSchema = z
  .object({
    thing: thingKeySchema.nullable(),
    path: z.string().openapi({ description: "The path within the thing; of a finding without a thing, in the file." }),
    name: z.string().openapi({ description: "The name of the thing." }),
    message: z.string(),
  })
  .openapi("VenueFinding");
export type VenueFindingData = z.infer<typeof findingSchema>;

const DIFFERENCE = {
  change: "changed",
  thing: "item:1204",
  kind: "item",
  name: "Classic poutine",
  place: ["Menu", "Poutines"],
  fields: [{ field: "price", was: "12.50", is: "13.00" }],
} as const;
const DIFFERENCE_EXAMPLE = { ...DIFFERENCE, place: [...DIFFERENCE.place], fields: [...DIFFERENCE.fields] };

/** `GET /staff/menu/review`: what publishing would change, and what is wrong or doubtful. An extension of the specification. studio#draft-review. */
export const reviewVenueDraft = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/menu/review",
  tags,
  summary: "Review the draft of the venue",
  request: { headers: personHeaders },
  responses: {
    200: jsonAnswer(
      "The review.",
      z.object({
        revision: z.number().int(),
        differences: z.array(differenceSchema),
        faults: z.array(findingSchema),
        warnings: z.array(findingSchema),
      }),
      { revision: 12, differences: [DIFFERENCE_EXAMPLE], faults: [], warnings: [] },
    ),
    ...errorResponses(...OF_MANAGERS),
  },
});

/** `GET /staff/menu/preview`: the menu as the draft makes it, as guests would get it. An extension of the specification. studio#draft-preview. */
export const previewVenueDraft = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/menu/preview",
  tags,
  summary: "Preview the draft of the venue",
  request: { headers: personHeaders },
  responses: {
    200: jsonAnswer("The restaurant and its menus.", menuDocumentSchema, GRILL),
    ...errorResponses(...OF_MANAGERS),
  },
});

const revisionBody = z.object({ revision: z.number().int().min(0) });
const PUBLISH_REFUSALS = ["draftChanged", "draftEmpty", "draftConflict"] as const;

/** `POST /staff/menu/publish`: publishes the draft as the person saw it. An extension of the specification. studio#draft-publish. */
export const publishVenueDraft = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/menu/publish",
  tags,
  summary: "Publish the draft of the venue",
  request: { headers: personHeaders, body: jsonBody(revisionBody, { revision: 12 }) },
  responses: {
    200: jsonAnswer("It is published.", z.object({ version: z.number().int() }), { version: 8 }),
    ...errorResponses(...PUBLISH_REFUSALS, ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

/**
 * `POST /staff/menu/schedule`: publishes the draft at a time of the restaurant's zone. An extension of the specification.
 * studio#scheduled.
 */
export const scheduleVenueDraft = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/menu/schedule",
  tags,
  summary: "Schedule the draft of the venue",
  request: {
    headers: personHeaders,
    body: jsonBody(
      revisionBody.extend({
        publishAt: z
          .string()
          .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
          .openapi({ description: "A date and a time on the restaurant's wall clock." }),
      }),
      { revision: 12, publishAt: "2026-11-23T06:00" },
    ),
  },
  responses: {
    200: jsonAnswer("It is scheduled.", z.object({ id: z.uuid(), publishAt: instantSchema }), {
      id: "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968",
      publishAt: "2026-11-23T11:00:00.000Z",
    }),
    ...errorResponses(...PUBLISH_REFUSALS, "draftFull", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

/** `POST /staff/menu/scheduled/{id}/cancel`: brings a scheduled draft back into the open one. An extension of the specification. studio#scheduled. */
export const unscheduleVenueDraft = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/menu/scheduled/{id}/cancel",
  tags,
  summary: "Cancel a scheduled draft",
  request: { headers: personHeaders, params: z.object({ id: z.string().max(100) }), body: jsonBody(z.object({}), {}) },
  responses: {
    200: jsonAnswer(
      "Its changes are in the open draft.",
      z.object({
        dropped: z
          .number()
          .int()
          .openapi({ description: "Changes of fields that the open draft changes too: its own stay." }),
      }),
      { dropped: 0 },
    ),
    ...errorResponses("notFound", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

const versionSchema = z
  .object({
    version: z.number().int(),
    origin: z.enum(["import", "draft", "schedule", "return"]),
    publishedAt: instantSchema,
    publishedBy: z.string().nullable().openapi({ description: "Null: by the command line, or the server itself." }),
    differences: z.number().int().openapi({ description: "The number of things that differ from the version before." }),
    restoredVersion: z.number().int().nullable(),
    notes: z
      .array(
        z.object({
          thing: thingKeySchema,
          name: thingNameSchema,
          field: fieldSchema,
          value: valueSchema,
          current: valueSchema,
          isLost: z.boolean(),
        }),
      )
      .openapi({ description: "Changes of a scheduled draft that replaced a newer value, or had no effect." }),
  })
  .openapi("VenueVersion");
export type VenueVersionData = z.infer<typeof versionSchema>;

const VERSION = {
  version: 7,
  origin: "draft",
  publishedAt: "2026-11-20T17:00:00.000Z",
  publishedBy: "Ana",
  differences: 1,
  restoredVersion: null,
  notes: [],
} as const;
const VERSION_EXAMPLE = { ...VERSION, notes: [] };

/** `GET /staff/menu/versions`: what was published, newest first. An extension of the specification. studio#venue-versions. */
export const listVenueVersions = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/menu/versions",
  tags,
  summary: "List the versions of the venue",
  request: {
    headers: personHeaders,
    query: z.object({
      before: z
        .string()
        .regex(/^\d{1,9}$/)
        .optional(),
    }),
  },
  responses: {
    200: jsonAnswer("The versions.", z.object({ versions: z.array(versionSchema), hasMore: z.boolean() }), {
      versions: [VERSION_EXAMPLE],
      hasMore: false,
    }),
    ...errorResponses(...OF_MANAGERS),
  },
});

const versionParams = z.object({ version: z.string().regex(/^\d{1,9}$/) });

/** `GET /staff/menu/versions/{version}`: what a version changed, and what returning to it would. An extension of the specification. studio#venue-versions. */
export const getVenueVersion = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/menu/versions/{version}",
  tags,
  summary: "Compare a version of the venue",
  request: { headers: personHeaders, params: versionParams },
  responses: {
    200: jsonAnswer(
      "The differences from the version before it, and those that returning to it would make.",
      z.object({
        version: versionSchema,
        published: z.number().int().openapi({ description: "The published version." }),
        differences: z.array(differenceSchema),
        onReturn: z.array(differenceSchema),
      }),
      { version: VERSION_EXAMPLE, published: 8, differences: [DIFFERENCE_EXAMPLE], onReturn: [] },
    ),
    ...errorResponses("notFound", ...OF_MANAGERS),
  },
});

/** `POST /staff/menu/versions/{version}/return`: publishes an earlier version again. An extension of the specification. studio#venue-versions. */
export const returnToVenueVersion = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/menu/versions/{version}/return",
  tags,
  summary: "Return to a version of the venue",
  request: {
    headers: personHeaders,
    params: versionParams,
    body: jsonBody(z.object({ seen: z.number().int().min(0).openapi({ description: "The published version." }) }), {
      seen: 8,
    }),
  },
  responses: {
    200: jsonAnswer("It is published.", z.object({ version: z.number().int() }), { version: 9 }),
    ...errorResponses("notFound", "draftChanged", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});
