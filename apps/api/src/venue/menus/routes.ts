import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { getMenuData } from "@comptoir/contract";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { SECURITY_HEADERS } from "../../platform/middleware/request-context.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { VenueDeps } from "../venues/venue-header.ts";
import { publicMenusOf } from "./public-menus.ts";

/** Mounts `GET /menu/{slug}/data.json`. api#data-json. */
export function mountMenus(app: ApiApp, { venues }: VenueDeps): void {
  app.openapi(getMenuData, async (c): Promise<Response> => {
    const venue = await venues.bySlug(c.req.valid("param").slug);
    if (!venue) return refuse(c, "restaurantUnknown");
    const answer = await menuAnswer(venue, chooseEncoding(c.req.header("accept-encoding")));
    c.set("hasAllHeaders", true);
    const isKnown = namesTag(c.req.header("if-none-match"), answer.etag);
    const headers = { ...(isKnown ? answer.tagHeaders : answer.headers), "x-request-id": c.var.requestId };
    return new Response(isKnown ? null : answer.bytes, { status: isKnown ? 304 : 200, headers });
  });
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

export type MenuAnswer = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly tagHeaders: Readonly<Record<string, string>>;
};

/** The browser revalidates the cached menu each time, usually with a 304. */
const CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** Quality 6 halves the transferred bytes, yet publishes a menu change at once. */
const BROTLI_QUALITY = 6;

const answersByVenue = new WeakMap<LoadedVenue, Map<Encoding, Promise<MenuAnswer>>>();
const madeAnswers = new WeakMap<Promise<MenuAnswer>, MenuAnswer>();

/** Returns the answer for one revision and encoding; cached as long as the revision. */
function menuAnswer(venue: LoadedVenue, encoding: Encoding): Promise<MenuAnswer> {
  const answers = answersByVenue.get(venue) ?? new Map<Encoding, Promise<MenuAnswer>>();
  answersByVenue.set(venue, answers);
  const answer = answers.get(encoding) ?? makeAnswer(venue, encoding);
  answers.set(encoding, answer);
  answer.then(
    (made) => madeAnswers.set(answer, made),
    () => undefined,
  );
  return answer;
}

/** Returns the answer if `menuAnswer` has finished making it, otherwise undefined. */
export function madeAnswer(venue: LoadedVenue, encoding: Encoding): MenuAnswer | undefined {
  const answer = answersByVenue.get(venue)?.get(encoding);
  return answer && madeAnswers.get(answer);
}

async function makeAnswer(venue: LoadedVenue, encoding: Encoding): Promise<MenuAnswer> {
  if (encoding === "identity") {
    const bytes = Buffer.from(JSON.stringify(publicMenusOf(venue)));
    return answerOf(bytes, `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 24)}"`, encoding);
  }
  const plain = await menuAnswer(venue, "identity");
  return answerOf(await pack(plain.bytes, encoding), `${plain.etag.slice(0, -1)}-${encoding}"`, encoding);
}

function answerOf(bytes: Uint8Array<ArrayBuffer>, etag: string, encoding: Encoding): MenuAnswer {
  const tagHeaders = { ...SECURITY_HEADERS, etag, "cache-control": CACHE_CONTROL, vary: "accept-encoding" };
  const headers = {
    ...tagHeaders,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(bytes.byteLength),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  };
  return { bytes, etag, headers, tagHeaders };
}

export async function pack(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return compressGzip(bytes);
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/** Returns whether `If-None-Match` contains an ETag. An intermediate cache may have made it weak. */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const wishes = new Map(
    (acceptEncoding ?? "").split(",").map((wish) => {
      const [name = "", ...parameters] = wish.split(";").map((part) => part.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  const takes = (encoding: string) => wishes.get(encoding) ?? wishes.get("*") ?? false;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}
