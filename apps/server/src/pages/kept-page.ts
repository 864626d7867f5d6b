import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, ENCODINGS, type Encoding } from "../accepted-encoding.ts";
import { securityHeaders } from "../security-headers.ts";
import { hashInline } from "./inline-hashes.ts";

export type KeptPage = {
  /** Hash of the text, the same for every encoding. */
  readonly tag: string;
  readonly answer: (encoding: Encoding | null, isHttps: boolean) => Promise<PageAnswer>;
  readonly size: number;
};
type Bytes = Uint8Array<ArrayBuffer>;
type PageAnswer = { readonly bytes: Bytes; readonly etag: string; readonly headers: Readonly<Record<string, string>> };

/** Seconds for which a shared cache serves a page without revalidation. operations#shared-pages. */
const EDGE_SECONDS = 5;

/**
 * Brotli level of a page's first compression. It is low, because visitors can request any number of pages by
 * made-up table numbers.
 */
const BROTLI_QUALITY_AT_ONCE = 6;
/**
 * Brotli level for a page that is requested again: 8 % smaller, but it takes an eighth of a second. One page
 * at a time is recompressed in the background.
 */
const BROTLI_QUALITY_IN_DEMAND = 10;
const ANSWERS_OF_PAGE_IN_DEMAND = 2;
let isCompressingInDemand = false;

/**
 * Builds the cached form of a page that was rendered with a nonce; returns `before` if the text is unchanged.
 * Caches only brotli, and transcodes for other clients.
 */
export async function keepPage(page: string, nonce: string, before?: KeptPage): Promise<KeptPage> {
  const { text, inline } = hashInline(page, nonce);
  const tag = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  if (before?.tag === tag) return before;
  let br = await compress(Buffer.from(text), BROTLI_QUALITY_AT_ONCE);
  let answers = 0;
  let isBest = false;
  async function compressInDemand(): Promise<void> {
    isBest = true;
    isCompressingInDemand = true;
    try {
      br = await compress(await promisify(brotliDecompress)(br), BROTLI_QUALITY_IN_DEMAND);
    } catch {
      // If recompression fails, the first compression is served.
    } finally {
      isCompressingInDemand = false;
    }
  }
  const headers = {
    "cache-control": `public, max-age=0, s-maxage=${EDGE_SECONDS}, must-revalidate`,
    vary: "accept-encoding, accept-language, cookie, x-locale",
  };
  const secured = [false, true].map((isHttps) => ({ ...headers, ...securityHeaders({ nonce, isHttps, inline }) }));
  return {
    tag,
    size: br.byteLength,
    async answer(encoding, isHttps) {
      answers += 1;
      if (answers >= ANSWERS_OF_PAGE_IN_DEMAND && !isBest && !isCompressingInDemand) void compressInDemand();
      const etag = `"${tag}${encoding === null ? "" : `-${encoding}`}"`;
      return { bytes: await inEncoding(br, encoding), etag, headers: secured[Number(isHttps)] ?? headers };
    },
  };
}

export async function answerWithPage(page: KeptPage, request: Request, isHttps: boolean): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"), ENCODINGS);
  const { bytes, etag, headers } = await page.answer(encoding, isHttps);
  if (namesTag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: { ...headers, etag } });
  // Headers are set in the constructor, because changing them afterwards costs more than the rest of the
  // answer.
  const own: Record<string, string> = {
    ...headers,
    etag,
    "content-type": "text/html; charset=utf-8",
    "content-length": String(bytes.byteLength),
  };
  if (encoding !== null) own["content-encoding"] = encoding;
  return new Response(bytes, { headers: own });
}

async function inEncoding(br: Bytes, encoding: Encoding | null): Promise<Bytes> {
  if (encoding === "br") return br;
  const plain = new Uint8Array(await promisify(brotliDecompress)(br));
  return encoding === null ? plain : new Uint8Array(await promisify(gzip)(plain));
}

async function compress(content: Buffer, quality: number): Promise<Bytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // Pages repeat parts at arbitrary distances, which NPOSTFIX 3 encodes in fewer bits.
    [constants.BROTLI_PARAM_NPOSTFIX]: 3,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  // Copied, because brotli may return a small view of a large buffer.
  return new Uint8Array(await promisify(brotliCompress)(content, { params }));
}

/** Tells whether `If-None-Match` lists an ETag. A cache on the way may have made the ETag weak. */
function namesTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
