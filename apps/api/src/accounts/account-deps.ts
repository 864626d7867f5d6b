import type { contract } from "@comptoir/contract";
import type { RouteHandler } from "@hono/zod-openapi";
import type { ApiEnv } from "../middleware/api-env.ts";
import type { OrderDeps } from "../orders/order-deps.ts";
import type { LoginLimit } from "../people/login-limit.ts";

/** What the calls of people take. */
export type AccountDeps = OrderDeps & { readonly loginLimit: LoginLimit };

type PeopleCalls = typeof contract.people;
/** What answers a call of people, by its name in the contract. */
export type PersonHandler<Name extends keyof PeopleCalls> = RouteHandler<PeopleCalls[Name], ApiEnv>;
