import { type FixedClock, fixedClock } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import type pg from "pg";
import { afterAll } from "vitest";
import { type Api, createApi } from "../entry/api.ts";
import type { IdentityProviders } from "../gateways/identity/port.ts";
import type { PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import type { PlacesGateway } from "../gateways/places/port.ts";
import type { PrinterNetwork } from "../gateways/printer/printer-network.ts";
import type { WebhookNetwork } from "../gateways/webhook/webhook-url.ts";
import { NO_WALLETS, type Wallets } from "../money/payment/wallets.ts";
import type { ApiConfig } from "../platform/settings.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test says of each answer what it expects in it.
  readonly body: Readonly<Record<string, any>>;
};

/** An API on its own database, with a clock that the test sets. */
export type TestApi = {
  readonly api: Api;
  readonly pool: pg.Pool;
  readonly url: string;
  readonly clock: FixedClock;
  readonly load: (venue: object) => Promise<void>;
  /**
   * Calls the API. A string body is sent as it is. Without an `address`, the call comes from within the
   * process.
   */
  readonly call: (path: string, body?: unknown, headers?: Record<string, string>, address?: string) => Promise<Answer>;
};

/**
 * Opens an API; stopped after the file's last test. `gatewaysOn` replaces the sandbox with other payment
 * gateways.
 */
export async function openTestApi(
  config: Partial<ApiConfig> = {},
  gatewaysOn?: (pool: pg.Pool) => PaymentGateways | Promise<PaymentGateways>,
  placesGateway?: PlacesGateway,
  identityProviders: IdentityProviders = {},
  wallets: Wallets = NO_WALLETS,
  webhookNetwork?: WebhookNetwork,
  printerNetwork?: PrinterNetwork,
): Promise<TestApi> {
  const clock = fixedClock();
  const { pool, url } = await testDatabase();
  const paymentGateways = await gatewaysOn?.(pool);
  const api = await createApi({
    pool,
    clock: clock.now,
    config,
    identityProviders,
    wallets,
    ...(paymentGateways ? { paymentGateways } : {}),
    ...(placesGateway ? { placesGateway } : {}),
    ...(webhookNetwork ? { webhookNetwork } : {}),
    ...(printerNetwork ? { printerNetwork } : {}),
  });
  afterAll(() => api.stop());
  return {
    api,
    pool,
    url,
    clock,
    load: async (venue) => {
      const result = await importVenueFile(pool, venue, { now: clock.now(), isWhole: true });
      if ("faults" in result) throw new Error(JSON.stringify(result.faults));
      await api.whenCaughtUp();
    },
    call: callOf(api),
  };
}

/** Returns the `call` of an API, for tests with several APIs on one database. */
export function callOf(api: Pick<Api, "fetch">): TestApi["call"] {
  return async (path, body, headers = {}, clientAddress) => {
    const request = new Request(`http://comptoir.test${path}`, {
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const response = await api.fetch(request, { clientAddress });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {} };
  };
}

/** Returns an answer's cookies as the next request sends them. */
export function cookiesOf(answer: Answer): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
