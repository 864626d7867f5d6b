import { askingSite } from "@comptoir/contract";
import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { refuse } from "./refuse.ts";

/**
 * Refuses a change that another site's page asks for in the visitor's name. A request that says nothing comes from no page.
 * promises#promise-38.
 */
export const ownOrigin: MiddlewareHandler<ApiEnv> = async (c, next) =>
  askingSite(c.req.raw) === "another" ? refuse(c, "forbiddenOrigin") : next();

const CONTROL_CHARACTER = /%(?:[01][0-9a-f]|7f)/i;

/** Answers 404 to an address with a control character in it: nothing has such a name, and the database could not store it. */
export const readablePath: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { url } = c.req;
  const isReadable = !url.includes("%") || !CONTROL_CHARACTER.test(new URL(url).pathname);
  return isReadable ? next() : refuse(c, "notFound");
};
