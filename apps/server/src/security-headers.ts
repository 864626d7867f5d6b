import { randomBytes } from "node:crypto";
import type { InlineHashes } from "./pages/inline-hashes.ts";

/** A nonce for one answer: scripts and style blocks that carry it may run, others may not. */
export function createNonce(): string {
  return randomBytes(16).toString("base64");
}

/** Origins beyond our own that a page may use, by what they are used for. payment#gateway-sources. */
export type PageSources = {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly formAction: readonly string[];
};

/** What most pages use: nothing but our own. */
export const OWN_SOURCES: PageSources = { script: [], frame: [], connect: [], formAction: [] };

/** One origin, exactly; a wildcard, a path or a second directive would allow more than a gateway asked for. */
const ORIGIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/;

/**
 * What a worker's own file may do: run its script and WASM and fetch them, from us alone. A page may run no WASM: a worker has the policy
 * of its own answer, not that of the page that starts it. Decision 036.
 */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The headers that every answer carries, found pages and errors alike (promises#promise-43). The policy lets a page use its
 * own files, its own server and the origins that it asked for; styles in attributes are allowed, since a venue's theme and
 * a meter's width stand there and cannot run anything.
 */
export function securityHeaders(answer: {
  nonce: string;
  isHttps: boolean;
  sources?: PageSources;
  /** What a page that is sent many times may hold, in the place of a nonce. */
  inline?: InlineHashes | undefined;
}): Record<string, string> {
  const { script, style } = answer.inline ?? {
    script: [`'nonce-${answer.nonce}'`],
    style: [`'nonce-${answer.nonce}'`],
  };
  const allowed = (use: keyof PageSources, ...own: string[]) => {
    const others = answer.sources?.[use] ?? [];
    const odd = others.find((source) => !ORIGIN.test(source));
    if (odd !== undefined) throw new Error(`A page asked for the source "${odd}", which is no https origin.`);
    return [...own, ...others].join(" ") || "'none'";
  };
  const policy = [
    "default-src 'self'",
    `script-src ${allowed("script", "'self'", ...script)}`,
    ["style-src 'self'", ...style].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src ${allowed("connect", "'self'")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${allowed("formAction", "'self'")}`,
    `frame-src ${allowed("frame")}`,
    "frame-ancestors 'none'",
    "report-uri /csp-report",
  ];
  // Browsers send reports to an endpoint over https alone, and leave the older address unused when there is an
  // endpoint.
  if (answer.isHttps) policy.push("report-to csp", "upgrade-insecure-requests");
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy":
      "camera=(self), microphone=(), geolocation=(self), payment=(self), usb=(), interest-cohort=()",
    ...(answer.isHttps
      ? {
          "reporting-endpoints": 'csp="/csp-report"',
          "strict-transport-security": "max-age=63072000; includeSubDomains",
        }
      : {}),
  };
}
