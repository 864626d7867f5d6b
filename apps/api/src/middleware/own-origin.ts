import { askingSite } from "@comptoir/contract";
import type { MiddlewareHandler } from "hono";
import type { ApiEnv, Deps } from "../deps.ts";
import { refuse } from "./refuse.ts";

/**
 * Refuses a change that another site's page asks for in the visitor's name. A request that says nothing comes from no page.
 * promises#promise-38.
 */
export function ownOrigin({ config }: Pick<Deps, "config">): MiddlewareHandler<ApiEnv> {
  return async (c, next) =>
    askingSite(c.req.raw, config.publicOrigin) === "another" ? refuse(c, "forbiddenOrigin") : next();
}
