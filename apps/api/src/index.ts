// Entry of the API for the server. The command line has its own: command-line.ts; so have settings: setting-parsers.ts.

export { type Api, type ApiOptions, createApi, type Peer } from "./entry/api.ts";
export { openApiDocument } from "./entry/openapi/document.ts";
export { type IdentitySettings, openIdentityProviders } from "./gateways/identity/open-providers.ts";
export { openSandboxIdentity } from "./gateways/identity/sandbox/sandbox-identity.ts";
export { openMessengers } from "./gateways/messengers.ts";
export { openPaymentGateways, type PaymentSettings } from "./gateways/payment/payment-gateways.ts";
export { googlePlaces } from "./gateways/places/google/google-places.ts";
export { openPrinterNetwork, type PrinterRange } from "./gateways/printer/printer-network.ts";
export { type ApplePaySettings, openApplePay } from "./gateways/wallets/apple-pay.ts";
export { eraseRestaurants } from "./platform/backup/erase-restaurants.ts";
export { MigrationError, migrate } from "./platform/db/migrate.ts";
export { openPool } from "./platform/db/open-pool.ts";
export {
  beginDemonstrationReset,
  completeDemonstrationReset,
  loadDemonstrationReset,
  noteFirstDemonstration,
} from "./platform/maintenance/demonstration-resets.store.ts";
export { beginMaintenance, endMaintenance, loadMaintenance } from "./platform/maintenance/maintenance.store.ts";
export { saveSiteAddress } from "./platform/maintenance/site-address.store.ts";
export { BODY_BYTES_MAX, readBody } from "./platform/middleware/bounded-body.ts";
export { type FairAdmission, fairAdmission } from "./platform/middleware/fair-admission.ts";
export type { ServerNumber } from "./platform/middleware/metrics.ts";
export { requestIdOf } from "./platform/middleware/request-context.ts";
export { type SecurityActor, type SecurityEvent, writeSecurityEvent } from "./platform/middleware/security-event.ts";
export { type ApiConfig, type Clock, DEFAULT_CONFIG, type Logger, type NoticeCaps } from "./platform/settings.ts";
export { forTerminal } from "./platform/terminal-text.ts";
export { instantOf, localMomentOf } from "./platform/time/zoned.ts";
export { inRequestSpan, noteAnswer, type Span, type SpanStart, type Tracer } from "./platform/tracing/spans.ts";
export { VERSION } from "./platform/version.ts";
export { type Repeated, repeat } from "./platform/work/repeat.ts";
export { hasNoRestaurant, issueStartCode } from "./venue/start/start-codes.ts";
export { listEvents } from "./venue/suites/replace-events.store.ts";
export { type ImportResult, importVenueFile } from "./venue/venue-files/import-venue-file.ts";
export { findIdentityFaults } from "./venue/venue-files/save-users.ts";
export { bumpRevision, listSlugs } from "./venue/venues/restaurants.store.ts";
