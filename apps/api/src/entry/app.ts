import { contract } from "@comptoir/contract";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Analytics } from "../events/analytics/port.ts";
import { reportFailures } from "../events/analytics/report-failures.ts";
import { mountPrinterPolls } from "../events/printing/printer-polls.ts";
import type { PrinterRegistry } from "../events/printing/printer-registry.ts";
import { mountPrinting } from "../events/printing/routes.ts";
import { mountWebhooks } from "../events/webhooks/routes.ts";
import { SANDBOX_IDENTITY_PATH } from "../gateways/identity/sandbox/sandbox-identity.ts";
import { sandboxIdentityRoutes } from "../gateways/identity/sandbox/sandbox-identity-routes.ts";
import type { Outbox } from "../gateways/outbox/outbox.ts";
import { outboxRoutes } from "../gateways/outbox/outbox-routes.ts";
import { movesRealMoney } from "../gateways/payment/real-money.ts";
import { sandboxRoutes } from "../gateways/payment/sandbox/sandbox-routes.ts";
import type { PrinterNetwork } from "../gateways/printer/printer-network.ts";
import type { WebhookNetwork } from "../gateways/webhook/webhook-url.ts";
import { mountBooks } from "../money/books/routes.ts";
import { mountAccountsOfRestaurants } from "../money/payment/accounts/routes.ts";
import { mountPayment, webhookRoutes } from "../money/payment/routes.ts";
import { sandboxAccess } from "../money/payment/sandbox-access.ts";
import type { BoardDeps } from "../ordering/board/board-deps.ts";
import { mountBoard } from "../ordering/board/routes.ts";
import { mountCart } from "../ordering/cart/routes.ts";
import { mountCosts } from "../ordering/costs/routes.ts";
import { mountOrders } from "../ordering/orders/routes.ts";
import { mountGroups } from "../ordering/table/group-routes.ts";
import { mountTable } from "../ordering/table/routes.ts";
import type { TableDeps } from "../ordering/table/table-deps.ts";
import type { AccountDeps } from "../people/accounts/account-deps.ts";
import { mountAccounts } from "../people/accounts/routes.ts";
import { allowCallers, mayCall } from "../people/allowed-callers.ts";
import { answersUser, identifyCaller } from "../people/caller.ts";
import { limitKeys } from "../people/key-limit.ts";
import { mountKeys } from "../people/keys/routes.ts";
import { type MaintenanceWindow, refuseInMaintenance } from "../platform/maintenance/maintenance.ts";
import { admission } from "../platform/middleware/admission.ts";
import { answerFailure, answerNotFound } from "../platform/middleware/answer-failure.ts";
import type { ApiApp, ApiEnv } from "../platform/middleware/api-env.ts";
import { refuseCardNumbers } from "../platform/middleware/card-numbers.ts";
import { fileBody, jsonBody, wholeBody } from "../platform/middleware/json-body.ts";
import { refuse } from "../platform/middleware/refuse.ts";
import { ownOrigin, readablePath, readableQuery } from "../platform/middleware/request-checks.ts";
import { locale, requestContext } from "../platform/middleware/request-context.ts";
import { refuseSchemaIssues } from "../platform/middleware/schema-issues.ts";
import type { Logger } from "../platform/settings.ts";
import type { Tracer } from "../platform/tracing/spans.ts";
import { mountFulfilment } from "../venue/fulfilment/routes.ts";
import { type InterestDeps, noteRefusedDishes } from "../venue/insight/note-interest.ts";
import { mountInsight } from "../venue/insight/routes.ts";
import { mountLists } from "../venue/lists/routes.ts";
import { mountMenus } from "../venue/menus/routes.ts";
import { mountPictureCalls, mountUploads } from "../venue/pictures/routes.ts";
import { uploadBody } from "../venue/pictures/upload-body.ts";
import { mountPlaces } from "../venue/places/routes.ts";
import { mountSchool } from "../venue/school/routes.ts";
import { mountSitemap } from "../venue/sitemap/routes.ts";
import { mountNextSteps } from "../venue/start/next-steps.ts";
import { mountStart, startFileBody } from "../venue/start/routes.ts";
import { mountTableCards } from "../venue/start/table-cards.ts";
import { mountStudio } from "../venue/studio/routes.ts";
import { mountSuites } from "../venue/suites/routes.ts";
import { mountVenues } from "../venue/venues/routes.ts";
import type { Readiness } from "./health/readiness.ts";
import { mountHealth } from "./health/routes.ts";
import { mountOpenApi } from "./openapi/routes.ts";
import { mountV1 } from "./v1/routes.ts";

/** Maximum size in bytes of a menu that a key publishes; the largest demonstration venue has a tenth of it. */
const MENU_FILE_BYTES_MAX = 4 * 1024 * 1024;
/** Path at which Apple Pay verifies that a merchant owns the domain. payment#apple-domain. */
const APPLE_DOMAIN_FILE = "/.well-known/apple-developer-merchantid-domain-association";

/** Dependencies of all modules. The API has no global state. */
export type Deps = AccountDeps &
  BoardDeps &
  TableDeps &
  InterestDeps & {
    readonly logger: Logger;
    readonly tracer: Tracer | null;
    readonly readiness: Readiness;
    readonly maintenance: MaintenanceWindow;
    readonly analytics: Analytics;
    /** How webhook endpoints are reached. */
    readonly webhookNetwork: WebhookNetwork;
    /** Which printers the server connects to, and what it knows of those that poll. */
    readonly printerNetwork: PrinterNetwork;
    readonly printerRegistry: PrinterRegistry;
    /** Whether mails are sent by a mail server, and not only stored. */
    readonly sendsMail: boolean;
    /** Stores messages of channels without a sending service; null if all messages are sent. */
    readonly outbox: Outbox | null;
  };

/** Mounts all modules as one application: the calls under `/api`, menu data, health and metrics. */
export function createApp(deps: Deps, isStopping: () => boolean): ApiApp {
  const app: ApiApp = new OpenAPIHono<ApiEnv>({ strict: false, defaultHook: refuseSchemaIssues });
  app.onError(answerFailure(deps));
  app.notFound(answerNotFound(app));
  mountPrinterPolls(app, { ...deps, origin: deps.config.origin });
  app.use(requestContext(deps), locale, readablePath, readableQuery);

  mountHealth(app, deps, isStopping);
  const admit = admission(deps);
  app.use("/menu/*", admit);
  mountMenus(app, deps);
  app.use("/sitemap.xml", admit);
  mountSitemap(app, deps);
  app.use("/uploads/*", admit);
  mountUploads(app, deps);

  const calls: ApiApp = new OpenAPIHono<ApiEnv>({ strict: false, defaultHook: refuseSchemaIssues });
  calls.use(contract.people.getUserInfo.path, answersUser);
  calls.use("/orders/*", reportFailures(deps), noteRefusedDishes(deps));
  calls.use(refuseInMaintenance(deps));
  const ofProcessor = (processor: string | null) => movesRealMoney(processor, deps.paymentGateways);
  const identify = identifyCaller({ ...deps, movesRealMoney: ofProcessor });
  const { publishPartnerMenu } = contract.v1;
  const { uploadPicture } = contract.pictures;
  // Only a key that may publish occupies that much memory; any other caller's body is read as of all calls.
  const isPublisher = (c: Context<ApiEnv>) => mayCall(publishPartnerMenu, c.var.caller.who);
  calls.on("PUT", publishPartnerMenu.path, identify, fileBody(MENU_FILE_BYTES_MAX, isPublisher));
  calls.on("POST", uploadPicture.path, identify, uploadBody(deps));
  calls.on("POST", contract.start.readStartMenu.path, startFileBody(deps));
  calls.use(wholeBody, admit, ownOrigin, jsonBody, refuseCardNumbers, identify);
  calls.use("/v1/*", limitKeys(deps));
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
  mountAccountsOfRestaurants(calls, deps);
  mountOrders(calls, deps);
  mountTable(calls, deps);
  mountGroups(calls, deps);
  mountBoard(calls, deps);
  mountBooks(calls, deps);
  mountWebhooks(calls, { ...deps, network: deps.webhookNetwork });
  mountPrinting(calls, deps);
  mountAccounts(calls, deps);
  mountKeys(calls, deps);
  mountStudio(calls, deps);
  mountLists(calls, deps);
  mountInsight(calls, deps);
  mountPictureCalls(calls, deps);
  mountStart(calls, deps);
  mountTableCards(calls, deps);
  mountNextSteps(calls, deps);
  mountV1(calls, deps);
  app.route("/api", calls);
  // The sandbox simulates an external company, so its routes are outside `/api`.
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
