// The api: the calls of the product over PostgreSQL. The commands that stand beside them: command-line.ts.

export { type Api, type ApiOptions, createApi, type Peer } from "./api.ts";
export { MigrationError, migrate } from "./db/migrate.ts";
export { openPool } from "./db/open-pool.ts";
export { type IdentitySettings, openIdentityProviders } from "./gateways/identity/open-providers.ts";
export { openSandboxIdentity } from "./gateways/identity/sandbox/sandbox-identity.ts";
export { openMessengers } from "./gateways/messengers.ts";
export { openPaymentGateways, type PaymentSettings } from "./gateways/payment/payment-gateways.ts";
export { googlePlaces } from "./gateways/places/google/google-places.ts";
export { type ApplePaySettings, openApplePay } from "./gateways/wallets/apple-pay.ts";
export { saveSiteAddress } from "./maintenance/site-address.store.ts";
export { BODY_BYTES_MAX, readBody } from "./middleware/bounded-body.ts";
export { type FairAdmission, fairAdmission } from "./middleware/fair-admission.ts";
export type { ServerNumber } from "./middleware/metrics.ts";
export { requestIdOf } from "./middleware/request-context.ts";
export { type SecurityActor, type SecurityEvent, writeSecurityEvent } from "./middleware/security-event.ts";
export { openApiDocument } from "./openapi/document.ts";
export { type ApiConfig, type Clock, DEFAULT_CONFIG, type Logger, type NoticeCaps } from "./settings.ts";
export { listEvents } from "./suites/replace-events.store.ts";
export { type ImportResult, importVenueFile } from "./venue-files/import-venue-file.ts";
export { listSlugs } from "./venues/restaurants.store.ts";
