import { askingSite } from "@comptoir/contract";
import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { refuse, refuseField } from "./refuse.ts";

/**
 * Rejects cross-site requests (CSRF). A request without origin headers does not come from a page, so it is
 * accepted. promises#promise-38.
 */
export const ownOrigin: MiddlewareHandler<ApiEnv> = async (c, next) =>
  askingSite(c.req.raw) === "another" ? refuse(c, "forbiddenOrigin") : next();

const CONTROL_CHARACTER = /%(?:[01][0-9a-f]|7f)/i;

/** Answers 404 to a path with a control character: no resource has one, and PostgreSQL cannot store a NUL. */
export const readablePath: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { url } = c.req;
  const isReadable = !url.includes("%") || !CONTROL_CHARACTER.test(new URL(url).pathname);
  return isReadable ? next() : refuse(c, "notFound");
};

/** Rejects a query with a NUL, which PostgreSQL cannot store, by its field. promises#promise-45. */
export const readableQuery: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { url } = c.req;
  if (!url.includes("%00")) return next();
  const unreadable = [...new URL(url).searchParams].find(([, text]) => text.includes("\0"));
  return unreadable ? refuseField(c, unreadable[0], "unreadable-character") : next();
};
