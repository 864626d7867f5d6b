import { lookup as resolve } from "node:dns";
import { request } from "node:https";
import { checkedLookup, isPublicAddress, type OutgoingNetwork } from "../outgoing/public-address.ts";
import { appleValidationUrl } from "./apple-pay-hosts.ts";

/** An Apple merchant, with its identity certificate and key. docs/payments.md. */
export type ApplePaySettings = {
  readonly merchantId: string;
  readonly certificate: string;
  readonly key: string;
  readonly domainAssociation: string | null;
};

/** Outcome of a session request. `not-apples`: the URL was not Apple's, and no request was sent. */
export type AppleSessionOutcome =
  | { readonly outcome: "session"; readonly session: Readonly<Record<string, unknown>> }
  | { readonly outcome: "not-apples" }
  | { readonly outcome: "unreachable" };

export type ApplePay = {
  /** Requests a merchant session from Apple. The page passes it to the payment sheet unchanged. */
  readonly openSession: (asked: {
    readonly validationUrl: string;
    readonly domain: string;
    readonly displayName: string;
  }) => Promise<AppleSessionOutcome>;
  readonly domainAssociation: string | null;
};

/** DNS and connection; tests replace them. */
export type AppleNetwork = OutgoingNetwork & {
  readonly port: number;
  readonly ca?: string;
};

const THE_INTERNET: AppleNetwork = { resolve, isAllowed: isPublicAddress, port: 443 };
const TIMEOUT_MS = 8_000;
const ANSWER_BYTES_MAX = 64 * 1024;
const NAME_LENGTH_MAX = 64;

/**
 * Creates the server side of Apple Pay on the web. It calls only Apple's hosts over https, at a public
 * address that it resolved itself, without redirects and with a timeout. payment#apple-hosts,
 * promises#promise-40.
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
      // A pooled connection may lead to an address that was not checked, so open a new one.
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
        // A redirect is not followed.
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
