import { contract } from "@comptoir/contract";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { AccountDeps } from "./accounts/account-deps.ts";
import { mountAccounts } from "./accounts/routes.ts";
import type { Analytics } from "./analytics/port.ts";
import { reportFailures } from "./analytics/report-failures.ts";
import { mountCart } from "./cart/routes.ts";
import { mountCosts } from "./costs/routes.ts";
import { mountFulfilment } from "./fulfilment/routes.ts";
import { SANDBOX_IDENTITY_PATH } from "./gateways/identity/sandbox/sandbox-identity.ts";
import { sandboxIdentityRoutes } from "./gateways/identity/sandbox/sandbox-identity-routes.ts";
import type { Outbox } from "./gateways/outbox/outbox.ts";
import { outboxRoutes } from "./gateways/outbox/outbox-routes.ts";
import { sandboxRoutes } from "./gateways/payment/sandbox/sandbox-routes.ts";
import type { Readiness } from "./health/readiness.ts";
import { mountHealth } from "./health/routes.ts";
import { type MaintenanceWindow, refuseInMaintenance } from "./maintenance/maintenance.ts";
import { mountMenus } from "./menus/routes.ts";
import { admission } from "./middleware/admission.ts";
import { answerFailure, answerNotFound } from "./middleware/answer-failure.ts";
import type { ApiApp, ApiEnv } from "./middleware/api-env.ts";
import { refuseCardNumbers } from "./middleware/card-numbers.ts";
import { jsonBody, wholeBody } from "./middleware/json-body.ts";
import { refuse } from "./middleware/refuse.ts";
import { ownOrigin, readablePath } from "./middleware/request-checks.ts";
import { locale, requestContext } from "./middleware/request-context.ts";
import { refuseSchemaIssues } from "./middleware/schema-issues.ts";
import { mountOpenApi } from "./openapi/routes.ts";
import { mountOrders } from "./orders/routes.ts";
import { mountPayment, webhookRoutes } from "./payment/routes.ts";
import { sandboxAccess } from "./payment/sandbox-access.ts";
import { allowCallers } from "./people/allowed-callers.ts";
import { answersUser, identifyCaller } from "./people/caller.ts";
import { mountPlaces } from "./places/routes.ts";
import { mountSchool } from "./school/routes.ts";
import type { Logger } from "./settings.ts";
import { mountSitemap } from "./sitemap/routes.ts";
import { mountSuites } from "./suites/routes.ts";
import { mountVenues } from "./venues/routes.ts";

/** Where Apple reads that a domain is a merchant's. payment#apple-domain. */
const APPLE_DOMAIN_FILE = "/.well-known/apple-developer-merchantid-domain-association";

/** What the rooms are handed, together. Nothing in the api reaches for a global. */
export type Deps = AccountDeps & {
  readonly logger: Logger;
  readonly readiness: Readiness;
  readonly maintenance: MaintenanceWindow;
  readonly analytics: Analytics;
  /** Where messages stay as long as no service is set up; null when all leave. */
  readonly outbox: Outbox | null;
};

/**
 * Joins the rooms into one application: the calls under `/api`, menu data, and what operators of the server look at.
 * Every request passes the same steps: its id and log line, its language, then for calls the whole body, how many are at
 * work, where they come from, and what the body holds.
 */
export function createApp(deps: Deps, isStopping: () => boolean): ApiApp {
  const app: ApiApp = new OpenAPIHono<ApiEnv>({ strict: false, defaultHook: refuseSchemaIssues });
  app.onError(answerFailure(deps));
  app.notFound(answerNotFound(app));
  app.use(requestContext(deps), locale, readablePath);

  mountHealth(app, deps, isStopping);
  const admit = admission(deps);
  app.use("/menu/*", admit);
  mountMenus(app, deps);
  app.use("/sitemap.xml", admit);
  mountSitemap(app, deps);

  const calls: ApiApp = new OpenAPIHono<ApiEnv>({ strict: false, defaultHook: refuseSchemaIssues });
  calls.use(contract.people.getUserInfo.path, answersUser);
  calls.use("/orders/*", reportFailures(deps));
  calls.use(refuseInMaintenance(deps));
  calls.use(wholeBody, admit, ownOrigin, jsonBody, refuseCardNumbers, identifyCaller(deps));
  allowCallers(
    calls,
    Object.values(contract).flatMap((room) => Object.values(room)),
  );
  mountOpenApi(calls);
  mountVenues(calls, deps);
  mountPlaces(calls, deps);
  mountSchool(calls, deps);
  mountSuites(calls, deps);
  mountCart(calls, deps);
  mountCosts(calls, deps);
  mountFulfilment(calls, deps);
  mountPayment(calls, deps);
  mountOrders(calls, deps);
  mountAccounts(calls, deps);
  app.route("/api", calls);
  // The sandbox stands for a company elsewhere: beside the api, not in it.
  if (deps.sandboxIdentity) app.route(SANDBOX_IDENTITY_PATH, sandboxIdentityRoutes(deps.sandboxIdentity));
  app.use("/sandbox-gateway/*", admit, sandboxAccess(deps));
  if (deps.outbox) app.route("/sandbox-gateway/outbox", outboxRoutes(deps.outbox));
  app.route("/", sandboxRoutes(deps.database, deps.clock));
  app.get(APPLE_DOMAIN_FILE, (c) => {
    const file = deps.wallets.applePay?.domainAssociation ?? null;
    return file === null ? refuse(c, "notFound") : c.text(file);
  });
  app.use("/webhooks/*", admit);
  app.route("/", webhookRoutes(deps));
  return app;
}
