import { MAX_CHILDREN } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { allergiesSchema } from "../diners.ts";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { SIGNED_IN_FOR_SELF } from "../roles.ts";
import { typedLine } from "../typed-text.ts";
import { localeHeaders } from "../wire.ts";
import { SIGNED_IN_BODY, signedInSchema } from "./user.ts";

const tags = ["Authentication and profile"];

const nameSchema = (longest: number) =>
  typedLine(longest)
    .transform((text) => text.trim())
    .refine((text) => text !== "", { error: "required" });

/** A child, as its parent and the kitchen's labels show it. school#children. */
export const childSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    class: z.string().openapi({ description: "The class or room to which the meals are delivered." }),
    allergies: z.array(z.string()).openapi({ description: "The child's allergens, as the menus name them." }),
    note: z.string().nullable().openapi({ description: "A note for the kitchen." }),
  })
  .openapi("Child");

export const CHILD = {
  id: "3c1f0a52-8a4b-4d8e-9c57-6a0b2f7d1e90",
  name: "Zoé Haddad",
  class: "2B",
  allergies: ["Peanuts"],
  note: null,
} satisfies z.input<typeof childSchema>;

/** The fields of a child that a parent enters; stored only with consent. school#child-consent. */
const childFields = {
  name: nameSchema(80),
  class: nameSchema(40),
  allergies: allergiesSchema,
  note: typedLine(200).nullish(),
  consent: z.literal(true, { error: "required" }).openapi({
    description: "Whether the parent agrees that the kitchen's labels show the child's name, class and allergies.",
  }),
};
const CHILD_BODY = { name: CHILD.name, class: CHILD.class, allergies: ["Peanuts"], note: null, consent: true } as const;

const childrenAnswer = jsonAnswer(
  `The user's children, in the order they were added, at most ${MAX_CHILDREN}.`,
  z.object({ children: z.array(childSchema) }),
  { children: [CHILD] },
);
const BODY_OF_PERSON = ["sessionExpired", "notAllowed", ...BODY_REFUSALS] as const;

/** `POST /auth/children`: lists the person's children. An extension of the specification. school#children. */
export const getChildren = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/children",
  tags,
  summary: "List the user's children",
  request: { headers: localeHeaders, body: jsonBody(signedInSchema, SIGNED_IN_BODY) },
  responses: { 200: childrenAnswer, ...errorResponses(...BODY_OF_PERSON) },
});

/** `POST /auth/add-child`: adds a child to order for. An extension of the specification. school#children. */
export const addChild = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/add-child",
  tags,
  summary: "Add a child",
  request: {
    headers: localeHeaders,
    body: jsonBody(signedInSchema.extend(childFields), { ...SIGNED_IN_BODY, ...CHILD_BODY }),
  },
  responses: { 201: childrenAnswer, ...errorResponses("childrenFull", ...BODY_OF_PERSON) },
});

/** `POST /auth/edit-child`: replaces the fields of a child. An extension of the specification. school#children. */
export const editChild = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/edit-child",
  tags,
  summary: "Change a child",
  request: {
    headers: localeHeaders,
    body: jsonBody(signedInSchema.extend({ childId: z.string().max(100), ...childFields }), {
      ...SIGNED_IN_BODY,
      childId: CHILD.id,
      ...CHILD_BODY,
    }),
  },
  responses: { 200: childrenAnswer, ...errorResponses("childUnknown", ...BODY_OF_PERSON) },
});

/** `POST /auth/remove-child`: deletes a child and all its data. An extension of the specification. school#children. */
export const removeChild = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/remove-child",
  tags,
  summary: "Remove a child",
  request: {
    headers: localeHeaders,
    body: jsonBody(signedInSchema.extend({ childId: z.string().max(100) }), { ...SIGNED_IN_BODY, childId: CHILD.id }),
  },
  responses: { 200: childrenAnswer, ...errorResponses("childUnknown", ...BODY_OF_PERSON) },
});

export type ChildData = z.infer<typeof childSchema>;
