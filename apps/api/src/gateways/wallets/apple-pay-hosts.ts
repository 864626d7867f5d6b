import { BlockList, isIPv6 } from "node:net";

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

/** Networks that are not public, such as loopback and private ones. */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, "ipv4");
}
const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet("2000::", 3, "ipv6");
/** Ranges within 2000::/3 that are not public: they embed an IPv4 address, or are not assigned. */
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, "ipv6");
}

/** Returns whether an IP address is public. promises#promise-40. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !NOT_PUBLIC.check(address, "ipv4");
  return GLOBAL_IPV6.check(address, "ipv6") && !NOT_PUBLIC.check(address, "ipv6");
}
