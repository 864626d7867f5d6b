import { randomBytes } from "node:crypto";

/** A nonce for one answer: scripts and style blocks that carry it may run, others may not. */
export function createNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * The headers that every answer carries, found pages and errors alike (Promise 43). The policy lets a page use its
 * own files and its own server; styles in attributes are allowed, since a venue's theme and a meter's width stand
 * there and cannot run anything.
 */
export function securityHeaders(answer: { nonce: string; isHttps: boolean }): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${answer.nonce}'`,
    `style-src 'self' 'nonce-${answer.nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
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
    "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), interest-cohort=()",
    ...(answer.isHttps
      ? {
          "reporting-endpoints": 'csp="/csp-report"',
          "strict-transport-security": "max-age=63072000; includeSubDomains",
        }
      : {}),
  };
}
