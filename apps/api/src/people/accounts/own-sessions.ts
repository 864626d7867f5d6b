import type { Context } from "hono";
import { isUuid } from "../../platform/db/uuid.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { endSessionOfPerson, listSessions } from "../sessions.store.ts";
import { type AccountDeps, type PersonHandler, signedIn } from "./account-deps.ts";

/** `POST /auth/sessions`: lists where the caller is signed in. people#own-sessions. */
export function handleGetSessions(deps: AccountDeps): PersonHandler<"getSessions"> {
  return async (c) => c.json(await ownSessions(c, deps), 200);
}

/**
 * `POST /auth/end-session`: ends one of the caller's sessions. Another person's session is answered as
 * unknown. people#own-sessions.
 */
export function handleEndSession(deps: AccountDeps): PersonHandler<"endSession"> {
  return async (c) => {
    const { sessionId } = c.req.valid("json");
    const isEnded =
      isUuid(sessionId) && (await endSessionOfPerson(deps.database, { personId: signedIn(c).personId, sessionId }));
    if (!isEnded) return refuse(c, "notFound");
    c.var.caller.note({ event: "session_ended" });
    return c.json(await ownSessions(c, deps), 200);
  };
}

async function ownSessions(c: Context<ApiEnv>, { database, clock }: AccountDeps) {
  const { personId, sessionId } = signedIn(c);
  const sessions = await listSessions(database, { personId, current: sessionId, now: clock() });
  return {
    sessions: sessions.map(({ id, device, startedAt, seenAt }) => ({
      id,
      device,
      startedAt: startedAt.toISOString(),
      lastSeenAt: seenAt.toISOString(),
      isCurrent: id === sessionId,
    })),
  };
}
