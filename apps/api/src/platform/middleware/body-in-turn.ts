import type { Context, Next } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { readBody } from "./bounded-body.ts";
import type { FairAdmission } from "./fair-admission.ts";
import { refuse } from "./refuse.ts";

/** Bodies of files that a process holds at once. Owners take turns. */
export const FILES_AT_ONCE = { atOnce: 4, waiting: 200, waitMs: 60_000 };

/** After this many seconds a caller whose turn did not come tries again. */
export const BUSY_SECONDS = 10;

type Turn = {
  readonly bodies: FairAdmission;
  /** Who takes turns, such as a restaurant. */
  readonly owner: string;
  readonly bytesMax: number;
  /** What a caller is told whose turn did not come; if absent, that the server is unavailable. */
  readonly busyMessage?: string;
};

/** Reads a file as the body once its owner has a turn, and keeps the turn until the request is answered. studio#start-file, studio#picture-limits. */
export async function readBodyInTurn(c: Context<ApiEnv>, next: Next, turn: Turn) {
  const { bodies, owner, bytesMax, busyMessage: message } = turn;
  const leave = await bodies.enter(owner);
  if (leave === null)
    return refuse(c, "unavailable", { retryAfterSeconds: BUSY_SECONDS, ...(message === undefined ? {} : { message }) });
  try {
    c.set("bodyBytes", await readBody(c.req.raw, bytesMax));
    return await next();
  } finally {
    leave();
  }
}
