import { KEY_SCOPES, type KeyMode, type KeyScope } from "@comptoir/ordering";
import { addKey } from "../people/keys/change-keys.ts";
import type { TestApi } from "./test-api.ts";

export type TestKey = {
  readonly id: string;
  readonly key: string;
  readonly headers: { readonly authorization: string };
};

let made = 0;

/** Adds a key to a restaurant, with every scope unless some are named. */
export async function aKey(
  { clock, pool }: Pick<TestApi, "clock" | "pool">,
  {
    restaurantId = "7",
    name = `System ${++made}`,
    scopes = KEY_SCOPES,
    mode = "live",
    endsAt = null,
  }: {
    readonly restaurantId?: string;
    readonly name?: string;
    readonly scopes?: readonly KeyScope[];
    readonly mode?: KeyMode;
    readonly endsAt?: Date | null;
  } = {},
): Promise<TestKey> {
  const deps = { database: pool, clock: clock.now };
  const answer = await addKey(deps, { restaurantId, name, scopes, mode, endsAt }, "command");
  if ("refused" in answer) throw new Error(JSON.stringify(answer));
  const { id, key } = answer.added;
  return { id, key, headers: { authorization: `Bearer ${key}` } };
}
