import type { CallAccess } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { roleAllows, type Who } from "@comptoir/ordering";
import type { Context, MiddlewareHandler } from "hono";
import type { ApiApp, ApiEnv } from "../platform/middleware/api-env.ts";
import { refuse } from "../platform/middleware/refuse.ts";
import type { Caller } from "./caller.ts";

type AccessOfCall = CallAccess & { readonly method: string; getRoutingPath(): string };

/**
 * Enforces the roles and scopes that the contract declares for each call. people#roles, staff#staff-roles,
 * partners#scopes, promises#promise-34.
 */
export function allowCallers(app: ApiApp, calls: readonly AccessOfCall[]): void {
  for (const call of calls) app.on(call.method.toUpperCase(), call.getRoutingPath(), allowed(call));
}

function allowed(access: CallAccess): MiddlewareHandler<ApiEnv> {
  const { "x-roles": roles, "x-ended-session": ended, "x-scope": scope } = access;
  const isForOperators = roles.includes("operator") && !roles.includes("user");
  const isForKeys = roles.includes("key");
  return async (c, next) => {
    const { who, hasEnded, keyFault } = c.var.caller;
    if (keyFault !== null) return refuseKey(c, keyFault);
    if (hasEnded && ended === "refused") return refuse(c, "sessionExpired");
    if (isElsewhere(who, c.req.header("x-restaurant-id"))) return refuse(c, "notAllowed");
    if (roles.includes(who.kind)) {
      if (isOfLesserRole(who, access)) return refuse(c, "notAllowed");
      if (hasScope(who, access) || scope === undefined) return next();
      return refuse(c, "scopeMissing", { message: m.refusal_scope_missing({ scope }, { locale: c.var.locale }) });
    }
    if (who.kind === "guest") return isForKeys ? refuseKey(c, "missing") : refuse(c, "sessionExpired");
    return refuse(c, isForOperators ? "notSuiteOperator" : "notAllowed");
  };
}

/** Tells whether the caller acts for one restaurant, and names another. */
function isElsewhere(who: Who, named: string | undefined): boolean {
  return (who.kind === "staff" || who.kind === "key") && who.restaurantId !== (named ?? who.restaurantId);
}

/** Refuses a call without a key, or with one that cannot be used, and says why. partners#key-refused. */
function refuseKey(c: Context<ApiEnv>, fault: NonNullable<Caller["keyFault"]> | "missing") {
  const language = { locale: c.var.locale };
  if (fault === "missing") return refuse(c, "keyRefused", { message: m.refusal_key_needed({}, language) });
  if (fault === "of-test") return refuse(c, "keyRefused", { message: m.refusal_key_of_test({}, language) });
  return refuse(c, "keyRefused");
}

/** Tells whether a caller may make a call, by kind, role and scope. */
export function mayCall(access: CallAccess, who: Who): boolean {
  return access["x-roles"].includes(who.kind) && !isOfLesserRole(who, access) && hasScope(who, access);
}

function hasScope(who: Who, { "x-scope": scope }: CallAccess): boolean {
  return who.kind !== "key" || scope === undefined || who.scopes.includes(scope);
}

function isOfLesserRole(who: Who, { "x-staff-role": least }: CallAccess): boolean {
  return who.kind === "staff" && least !== undefined && !roleAllows(who.role, least);
}
