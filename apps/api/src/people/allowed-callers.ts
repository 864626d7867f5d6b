import type { CallAccess } from "@comptoir/contract";
import { roleAllows, type Who } from "@comptoir/ordering";
import type { MiddlewareHandler } from "hono";
import type { ApiApp, ApiEnv } from "../platform/middleware/api-env.ts";
import { refuse } from "../platform/middleware/refuse.ts";

type AccessOfCall = CallAccess & { readonly method: string; getRoutingPath(): string };

/** Enforces the roles that the contract declares for each call. people#roles, staff#staff-roles, promises#promise-34. */
export function allowCallers(app: ApiApp, calls: readonly AccessOfCall[]): void {
  for (const call of calls) app.on(call.method.toUpperCase(), call.getRoutingPath(), allowed(call));
}

function allowed(access: CallAccess): MiddlewareHandler<ApiEnv> {
  const { "x-roles": roles, "x-ended-session": ended } = access;
  const isForOperators = roles.includes("operator") && !roles.includes("user");
  return async (c, next) => {
    const { who, hasEnded } = c.var.caller;
    if (hasEnded && ended === "refused") return refuse(c, "sessionExpired");
    if (who.kind === "staff" && who.restaurantId !== (c.req.header("x-restaurant-id") ?? who.restaurantId)) {
      return refuse(c, "notAllowed");
    }
    if (roles.includes(who.kind)) return isOfLesserRole(who, access) ? refuse(c, "notAllowed") : next();
    if (who.kind === "guest") return refuse(c, "sessionExpired");
    return refuse(c, isForOperators ? "notSuiteOperator" : "notAllowed");
  };
}

function isOfLesserRole(who: Who, { "x-staff-role": least }: CallAccess): boolean {
  return who.kind === "staff" && least !== undefined && !roleAllows(who.role, least);
}
