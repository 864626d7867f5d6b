import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 24;

/** Creates a secret of Standard Webhooks: `whsec_` and 24 random bytes in base64. partners#signature. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/**
 * Signs a delivery by Standard Webhooks 1.0: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`, once for each
 * secret, separated by spaces. @param timestamp seconds since 1970. partners#signature.
 */
export function signWebhook(
  secrets: readonly string[],
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return signatures.join(" ");
}
