/** Pods behind Apple's gateways, from Apple's list for merchant validation. */
const PODS = ["nc-pod", "pr-pod"].flatMap((pod) =>
  [1, 2, 3, 4, 5].map((number) => `apple-pay-gateway-${pod}${number}`),
);
const CHINA_PODS = ["sh-pod", "tj-pod"].flatMap((pod) =>
  [1, 2, 3].map((number) => `cn-apple-pay-gateway-${pod}${number}`),
);

/**
 * Every host that Apple lists for merchant validation; `-cert` is its test environment. payment#apple-hosts.
 */
const APPLE_HOSTS: ReadonlySet<string> = new Set(
  [
    "apple-pay-gateway",
    "cn-apple-pay-gateway",
    "apple-pay-gateway-cert",
    "cn-apple-pay-gateway-cert",
    ...PODS,
    ...PODS.map((pod) => `${pod}-dr`),
    ...CHINA_PODS,
    ...CHINA_PODS.map((pod) => `${pod}-dr`),
  ].map((name) => `${name}.apple.com`),
);
const PATHS: ReadonlySet<string> = new Set(["/paymentservices/startSession", "/paymentservices/paymentSession"]);

/**
 * Parses a validation URL; null unless it is Apple's. The text must match exactly: a URL that needs
 * normalization is rejected. promises#promise-40.
 */
export function appleValidationUrl(text: string): { readonly host: string; readonly path: string } | null {
  const found = /^https:\/\/([a-z0-9.-]+)(\/[A-Za-z]+\/[A-Za-z]+)$/.exec(text);
  const [, host = "", path = ""] = found ?? [];
  return APPLE_HOSTS.has(host) && PATHS.has(path) ? { host, path } : null;
}
