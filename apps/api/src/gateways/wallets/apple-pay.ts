import { lookup as resolve } from "node:dns";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { appleValidationUrl, isPublicAddress } from "./apple-pay-hosts.ts";

/** A merchant of Apple's: its id, its merchant identity certificate with key, and the file that proves a domain its. docs/payments.md. */
export type ApplePaySettings = {
  readonly merchantId: string;
  readonly certificate: string;
  readonly key: string;
  readonly domainAssociation: string | null;
};

/** What asking Apple for a session came to. `not-apples`: the address was none of Apple's, and nothing was asked. */
export type AppleSessionOutcome =
  | { readonly outcome: "session"; readonly session: Readonly<Record<string, unknown>> }
  | { readonly outcome: "not-apples" }
  | { readonly outcome: "unreachable" };

export type ApplePay = {
  /** Has Apple open a session for a page: the page hands it to its sheet, unread. */
  readonly openSession: (asked: {
    readonly validationUrl: string;
    readonly domain: string;
    readonly displayName: string;
  }) => Promise<AppleSessionOutcome>;
  readonly domainAssociation: string | null;
};

/** How names are looked up and connections made; for tests, the platform's own otherwise. */
export type AppleNetwork = {
  readonly resolve: typeof resolve;
  readonly isAllowed: (address: string) => boolean;
  readonly port: number;
  readonly ca?: string;
};

const THE_INTERNET: AppleNetwork = { resolve, isAllowed: isPublicAddress, port: 443 };
const TIMEOUT_MS = 8_000;
const ANSWER_BYTES_MAX = 64 * 1024;
/** What Apple shows on the sheet is no longer than this. */
const NAME_LENGTH_MAX = 64;

/**
 * Apple Pay on the web, the server's side. Apple is asked at its own hosts alone, over https, at an address of the internet's that is the
 * one connected to, with nothing followed and within a time. payment#apple-hosts, promises#promise-40.
 */
export function openApplePay(settings: ApplePaySettings, network: AppleNetwork = THE_INTERNET): ApplePay {
  return {
    domainAssociation: settings.domainAssociation,
    async openSession({ validationUrl, domain, displayName }) {
      const url = appleValidationUrl(validationUrl);
      if (url === null) return { outcome: "not-apples" };
      const said = {
        merchantIdentifier: settings.merchantId,
        displayName: displayName.slice(0, NAME_LENGTH_MAX),
        initiative: "web",
        initiativeContext: domain,
      };
      const session = await post(settings, network, url, JSON.stringify(said)).catch(() => null);
      return session === null ? { outcome: "unreachable" } : { outcome: "session", session };
    },
  };
}

function post(
  { certificate, key }: ApplePaySettings,
  network: AppleNetwork,
  { host, path }: { readonly host: string; readonly path: string },
  body: string,
): Promise<Record<string, unknown> | null> {
  const { promise, resolve: settle, reject } = Promise.withResolvers<Record<string, unknown> | null>();
  const call = request(
    {
      host,
      path,
      port: network.port,
      method: "POST",
      servername: host,
      cert: certificate,
      key,
      ...(network.ca !== undefined && { ca: network.ca }),
      lookup: checkedLookup(network),
      // A new connection: a pooled one may lead to an address that was resolved without the check.
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
    },
    async (answer) => {
      try {
        const pieces: Buffer[] = [];
        let size = 0;
        for await (const piece of answer) {
          size += (piece as Buffer).byteLength;
          if (size > ANSWER_BYTES_MAX) return settle(null);
          pieces.push(piece as Buffer);
        }
        // An answer that leads elsewhere is no session: nothing is followed.
        const session: unknown = answer.statusCode === 200 ? JSON.parse(Buffer.concat(pieces).toString()) : null;
        settle(
          typeof session === "object" && !Array.isArray(session) ? (session as Record<string, unknown> | null) : null,
        );
      } catch (error) {
        reject(error);
      } finally {
        call.destroy();
      }
    },
  );
  call.on("error", reject);
  call.end(body);
  return promise;
}

/** Looks a name up and refuses it when any of its addresses is not the internet's. What is answered is what is connected to. */
function checkedLookup({ resolve: ask, isAllowed }: AppleNetwork): LookupFunction {
  return (hostname, options, done) => {
    ask(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error("no address"), "", 4);
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new Error("not a public address"), "", 4);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
