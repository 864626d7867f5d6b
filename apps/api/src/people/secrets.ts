import { hash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** Something that nobody can guess: half of a session, the link of a mail. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** Tells whether a text could be one of ours. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && SECRET.test(text);
}

/** What is stored of a secret: it has as many bits as its hash, so that one round is enough. */
export function hashSecret(secret: string): string {
  return hash("sha256", secret, "base64url");
}
