import { KEY_MODES, KEY_SCOPES } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { typedName } from "../typed-text.ts";
import { instantInputSchema, instantSchema } from "../wire.ts";

const tags = ["Board"];
const OF_MANAGERS = ["sessionExpired", "notAllowed"] as const;

export const keyScopeSchema = z.enum(KEY_SCOPES).openapi("KeyScope", {
  description: "What a key may do. `x-scope` of a call under `/v1` is the scope that it requires. partners#scopes.",
});
export const keyModeSchema = z.enum(KEY_MODES).openapi("KeyMode", {
  description: "`test`: only while the restaurant takes test cards. partners#key-mode.",
});
/** `refused`: a test key of a restaurant that now takes real money. partners#key-refused. */
const KEY_STATES = ["active", "ended", "refused"] as const;

/** A key of another system, as managers see it: never the key itself. partners#partner-keys. */
const keySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    prefix: z.string().openapi({ description: "The first characters of the key, by which people tell keys apart." }),
    scopes: z.array(keyScopeSchema),
    mode: keyModeSchema,
    state: z.enum(KEY_STATES).openapi({
      description: "`ended`: its end has come. `refused`: a test key, and the restaurant now takes real money.",
    }),
    createdAt: instantSchema,
    endsAt: instantSchema.nullable().openapi({ description: "Null: it does not end." }),
    lastUsedAt: instantSchema
      .nullable()
      .openapi({ description: "To a quarter of an hour; null if it was never used." }),
  })
  .openapi("ApiKey");

const KEY = {
  id: "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968",
  name: "Till",
  prefix: "cpt_live_Zm9y",
  scopes: ["orders:read", "orders:write"],
  mode: "live",
  state: "active",
  createdAt: "2026-11-20T17:00:00.000Z",
  endsAt: null,
  lastUsedAt: "2026-11-20T17:15:00.000Z",
} as const;

/** `GET /staff/keys`: lists the keys of the restaurant's other systems. An extension of the specification. partners#partner-keys. */
export const getKeys = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/keys",
  tags,
  summary: "List the keys of other systems",
  request: { headers: personHeaders },
  responses: {
    200: jsonAnswer(
      "The keys, by name. `mode` is that of the next key.",
      z.object({ keys: z.array(keySchema), mode: keyModeSchema }),
      { keys: [{ ...KEY, scopes: [...KEY.scopes] }], mode: "live" },
    ),
    ...errorResponses(...OF_MANAGERS),
  },
});

/** `POST /staff/keys`: adds a key, which the answer shows once. An extension of the specification. partners#partner-keys. */
export const addKey = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/keys",
  tags,
  summary: "Add a key for another system",
  request: {
    headers: personHeaders,
    body: jsonBody(
      z.object({
        name: typedName(60).refine((name) => name !== "", { error: "required" }),
        scopes: z.array(keyScopeSchema).min(1, "required").max(KEY_SCOPES.length),
        endsAt: instantInputSchema.openapi({ description: "When the key ends; null: it does not end." }),
      }),
      { name: "Till", scopes: ["orders:read", "orders:write"], endsAt: null },
    ),
  },
  responses: {
    201: jsonAnswer(
      "The key. It is shown once: only its hash is stored.",
      z.object({
        id: z.uuid(),
        key: z.string().openapi({ description: "Sent as `Authorization: Bearer`." }),
        endsAt: instantSchema.nullable(),
      }),
      { id: KEY.id, key: "cpt_live_Zm9yIHRoZSBkb2N1bWVudCBhbG9uZSwgbm90IGEga2V5", endsAt: null },
    ),
    ...errorResponses("keyNameTaken", "keysFull", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

/** `DELETE /staff/keys/{id}`: removes a key. An extension of the specification. partners#partner-keys, partners#key-at-once. */
export const removeKey = createRoute({
  ...MANAGERS,
  method: "delete",
  path: "/staff/keys/{id}",
  tags,
  summary: "Remove a key",
  request: { headers: personHeaders, params: z.object({ id: z.string().max(100) }) },
  responses: {
    204: { description: "The key is removed. No later call with it is answered, on any server." },
    ...errorResponses("keyUnknown", "forbiddenOrigin", ...OF_MANAGERS),
  },
});

export type ApiKeyData = z.infer<typeof keySchema>;
