import { randomBytes } from "node:crypto";
import type { InlineHashes } from "./pages/inline-hashes.ts";

export function createNonce(): string {
  return randomBytes(16).toString("base64");
}

/** External origins that a page may use, by directive. payment#gateway-sources. */
export type PageSources = {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly formAction: readonly string[];
};

export const OWN_SOURCES: PageSources = { script: [], frame: [], connect: [], formAction: [] };

/** Matches one origin. A wildcard, a path or a second directive would allow too much. */
const ORIGIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/;

/**
 * CSP of a worker's file. A worker uses the policy of its own response, so only workers may run WASM, not
 * pages. Decision 036.
 */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Returns the security headers of every answer, errors included. The CSP allows the site's own files and the
 * requested origins. It allows style attributes, which cannot run code. promises#promise-43.
 */
export function securityHeaders(answer: {
  nonce: string;
  isHttps: boolean;
  sources?: PageSources;
  /** Hashes that replace the nonce on a cached page. */
  inline?: InlineHashes | undefined;
}): Record<string, string> {
  const { script, style } = answer.inline ?? {
    script: [`'nonce-${answer.nonce}'`],
    style: [`'nonce-${answer.nonce}'`],
  };
  const allowed = (use: keyof PageSources, ...own: string[]) => {
    const others = answer.sources?.[use] ?? [];
    const odd = others.find((source) => !ORIGIN.test(source));
    if (odd !== undefined) throw new Error(`The page requires the CSP source "${odd}", which is not an https origin.`);
    return [...own, ...others].join(" ") || "'none'";
  };
  const policy = [
    "default-src 'self'",
    `script-src ${allowed("script", "'self'", ...script)}`,
    ["style-src 'self'", ...style].join(" "),
    "style-src-attr 'unsafe-inline'",
    // Over https, browsers ask for a picture's http address by https.
    `img-src 'self' data: blob: https:${answer.isHttps ? "" : " http:"}`,
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
  // Browsers that support `report-to`, which needs https, ignore `report-uri`.
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
