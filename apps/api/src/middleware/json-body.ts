import type { Context, MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { readBody } from "./bounded-body.ts";
import { checkJsonText } from "./json-text.ts";
import { refuse } from "./refuse.ts";

/** No body that the product sends comes near this many bytes. */
const BODY_BYTES_MAX = 256 * 1024;
const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const WITHOUT_BODY = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Reads a body before anyone else does: JSON in UTF-8, of a bounded size and depth, without characters that no text may
 * hold. What is let through is safe to parse and to store; whether it is what the call expects is for the call's schema.
 */
export const jsonBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (WITHOUT_BODY.has(c.req.method)) return next();
  if (!JSON_TYPE.test(c.req.header("content-type") ?? "")) return refuse(c, "unsupportedMediaType");
  const bytes = await readBody(c.req.raw, BODY_BYTES_MAX);
  if (bytes === null) return refuse(c, "payloadTooLarge");
  const text = decodeUtf8(bytes);
  if (text === null) return refuseBody(c, "not-utf8");
  const bad = checkJsonText(text);
  if (bad) return refuseBody(c, bad);
  if (!isJson(text)) return refuseBody(c, "not-json");
  // The validators ask the request for its text; they get the one that was looked over.
  (c.req.bodyCache as { text?: Promise<string> }).text = Promise.resolve(text);
  return next();
};

function refuseBody(c: Context<ApiEnv>, problem: "too-deep" | "unreadable-character" | "not-utf8" | "not-json") {
  return refuse(c, "invalidRequest", { issues: [{ path: "", problem }] });
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
