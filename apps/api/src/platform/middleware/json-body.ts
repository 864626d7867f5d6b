import type { Context, MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { BODY_BYTES_MAX, readBody } from "./bounded-body.ts";
import { readJsonText } from "./json-text.ts";
import { refuse } from "./refuse.ts";

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
/** The type of octets. Like JSON's, no form of another site can send it. */
const OCTETS_TYPE = /^application\/octet-stream$/i;
const WITHOUT_BODY = new Set(["GET", "HEAD", "OPTIONS"]);

declare module "hono" {
  interface ContextVariableMap {
    bodyBytes: Uint8Array | null;
    /**
     * Set if the body is a file, which its handler reads from `bodyBytes` itself: JSON, JSON or octets, or of any type. The
     * handler of any type also answers one that is too large.
     */
    isFile?: "json" | "octets" | "any";
  }
}

/**
 * Reads a file of up to `bytesMax` as the body, if the caller `mayUpload`. Must run before `wholeBody`, and after the
 * caller is known. The handler reads the bytes.
 */
export function fileBody(bytesMax: number, mayUpload: (c: Context<ApiEnv>) => boolean): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!mayUpload(c)) return next();
    c.set("isFile", "json");
    c.set("bodyBytes", await readBody(c.req.raw, bytesMax));
    return next();
  };
}

/** Reads the whole body before admission, so that slow uploads occupy no slot. */
export const wholeBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!WITHOUT_BODY.has(c.req.method) && !c.var.isFile) c.set("bodyBytes", await readBody(c.req.raw, BODY_BYTES_MAX));
  return next();
};

/**
 * Parses a JSON body within limits of size, depth and number of values. Rejects characters that the database
 * cannot store.
 */
export const jsonBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (WITHOUT_BODY.has(c.req.method)) return next();
  // A DELETE needs no body; one that it has is checked like any other.
  if (c.req.method === "DELETE" && c.var.bodyBytes?.byteLength === 0) {
    c.set("bodyBytes", null);
    return next();
  }
  const { isFile, bodyBytes: bytes } = c.var;
  if (isFile !== "any") {
    const type = c.req.header("content-type") ?? "";
    const isTaken = JSON_TYPE.test(type) || (isFile === "octets" && OCTETS_TYPE.test(type));
    if (!isTaken) return refuse(c, "unsupportedMediaType");
    if (bytes === null) return refuse(c, "payloadTooLarge");
  }
  if (isFile || bytes === null) {
    c.req.json = async () => ({}) as never;
    return next();
  }
  const read = readJsonText(bytes);
  if ("bad" in read) return refuse(c, "invalidRequest", { issues: [{ path: "", problem: read.bad }] });
  // Handlers get the parsed body, which must not be mutated.
  c.req.json = async () => read.value as never;
  return next();
};
