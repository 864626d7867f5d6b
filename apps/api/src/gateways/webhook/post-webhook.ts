import { request } from "node:https";
import type { WebhookFault } from "@comptoir/ordering";
import { inSpan } from "../../platform/tracing/spans.ts";
import { checkedLookup, isAllowedHost, PrivateAddress } from "../outgoing/public-address.ts";
import { signWebhook } from "./sign-webhook.ts";
import type { WebhookNetwork } from "./webhook-url.ts";

/** Number of bytes of an answer that are read. What follows does not count. */
const ANSWER_BYTES_MAX = 64 * 1024;
/** Number of characters of an answer that are kept. partners#delivery-log. */
const ANSWER_LENGTH = 500;

export type WebhookCall = {
  readonly url: string;
  /** The secrets that sign, the newest first. */
  readonly secrets: readonly string[];
  readonly id: string;
  readonly body: string;
  /** Time in ms within which the attempt must be answered completely. */
  readonly timeoutMs: number;
};

/** How an endpoint answered. `fault`: why the answer does not count; `status`: null without one. */
export type WebhookAnswer = {
  readonly status: number | null;
  readonly fault: WebhookFault | null;
  readonly text: string;
  readonly ms: number;
  readonly retryAfter: string | undefined;
};

/** Returns whether an attempt was a success: a complete answer of the kind 2xx. partners#attempts. */
export function isDelivered({ status, fault }: WebhookAnswer): boolean {
  return fault === null && status !== null && status >= 200 && status < 300;
}

/**
 * Makes one attempt: a signed POST to a public address that is looked up, checked and used for this connection alone.
 * Follows no redirect. Never throws. partners#signature, partners#addresses, partners#attempts.
 */
export function postWebhook(call: WebhookCall, network: WebhookNetwork): Promise<WebhookAnswer> {
  const attributes = { "http.request.method": "POST" };
  return inSpan({ name: "webhook POST", kind: "client", attributes }, async (span) => {
    const answer = await post(call, network);
    if (answer.status !== null) span?.note({ "http.response.status_code": answer.status });
    if (!isDelivered(answer)) span?.fail(answer.fault ?? String(answer.status));
    return answer;
  });
}

function post({ url, secrets, id, body, timeoutMs }: WebhookCall, network: WebhookNetwork): Promise<WebhookAnswer> {
  const begun = performance.now();
  const { promise, resolve } = Promise.withResolvers<WebhookAnswer>();
  let status: number | null = null;
  let retryAfter: string | undefined;
  const pieces: Buffer[] = [];
  const settle = (fault: WebhookFault | null) =>
    resolve({ status, fault, text: keptText(pieces), ms: Math.round(performance.now() - begun), retryAfter });

  const { hostname } = new URL(url);
  if (!isAllowedHost(hostname, network)) {
    settle("private-address");
    return promise;
  }
  const signal = AbortSignal.timeout(timeoutMs);
  const timestamp = Math.floor(Date.now() / 1000);
  const call = request(
    url,
    {
      method: "POST",
      lookup: checkedLookup(network),
      ...(network.ca !== undefined && { ca: network.ca }),
      // A pooled connection may lead to an address that was not checked, so open a new one.
      agent: false,
      signal,
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Comptoir-Webhooks/1.0",
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": signWebhook(secrets, { id, timestamp, body }),
      },
    },
    async (answer) => {
      status = answer.statusCode ?? null;
      retryAfter = answer.headers["retry-after"];
      try {
        let size = 0;
        for await (const piece of answer) {
          size += (piece as Buffer).byteLength;
          pieces.push(piece as Buffer);
          if (size > ANSWER_BYTES_MAX) break;
        }
        settle(null);
      } catch {
        settle(signal.aborted ? "timeout" : "cut");
      } finally {
        call.destroy();
      }
    },
  );
  // After an answer has begun, its reader reports the failure.
  call.on("error", (error) => void (status === null && settle(signal.aborted ? "timeout" : faultOf(error))));
  // An answer that switches to another protocol ends the request without an answer and without an error.
  call.on("close", () => void (status === null && settle(signal.aborted ? "timeout" : "no-answer")));
  call.end(body);
  return promise;
}

function keptText(pieces: readonly Buffer[]): string {
  const text = Buffer.concat(pieces)
    .subarray(0, ANSWER_LENGTH * 4)
    .toString("utf8");
  // PostgreSQL stores no NUL in a text.
  return [...text.replaceAll("\0", "\u{FFFD}")].slice(0, ANSWER_LENGTH).join("");
}

function faultOf(error: Error): WebhookFault {
  if (error instanceof PrivateAddress) return "private-address";
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "name-unknown";
  const isTls = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH)/.test(code);
  return isTls ? "tls" : "no-answer";
}
