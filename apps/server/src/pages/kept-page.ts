import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, ENCODINGS, type Encoding } from "../accepted-encoding.ts";
import { securityHeaders } from "../security-headers.ts";
import { hashInline } from "./inline-hashes.ts";

/** A page as it is sent again and again. */
export type KeptPage = {
  /** Names its words, whatever they are packed in. */
  readonly tag: string;
  /** Its answer in an encoding, over https or not. */
  readonly answer: (encoding: Encoding | null, isHttps: boolean) => Promise<PageAnswer>;
  /** How much is kept of it, in bytes. */
  readonly size: number;
};
type Bytes = Uint8Array<ArrayBuffer>;
type PageAnswer = { readonly bytes: Bytes; readonly etag: string; readonly headers: Readonly<Record<string, string>> };

/** How long a cache between us and the visitors may go on with a page without asking. operations#shared-pages. */
const EDGE_SECONDS = 5;

/** Ten milliseconds a page. Anyone can have pages written, for table numbers that they made up. */
const BROTLI_QUALITY_AT_ONCE = 6;
/** A twelfth smaller in an eighth of a second: for pages that are asked for again, in the background and one at a time. */
const BROTLI_QUALITY_IN_DEMAND = 10;
const ANSWERS_OF_PAGE_IN_DEMAND = 2;
let isCompressingInDemand = false;

/**
 * Makes what is kept of a page that was written with a nonce; what was kept of it before, where it has the same words. All current
 * browsers take brotli: that is kept, and made into anything else for who asks for it.
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
      // The page that is there is as good as before.
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

/** Answers with a kept page, or with 304 where the visitor has it already. */
export async function answerWithPage(page: KeptPage, request: Request, isHttps: boolean): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"), ENCODINGS);
  const { bytes, etag, headers } = await page.answer(encoding, isHttps);
  if (namesTag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: { ...headers, etag } });
  // Brought along in one piece: headers that are looked at again afterwards would cost more than all the rest.
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
    // A page is the same parts again and again, at distances that are multiples of no small number: written in classes, they are shorter.
    [constants.BROTLI_PARAM_NPOSTFIX]: 3,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  // A copy of its own: what the compressor gives may be a small part of a large buffer, which would stay with it.
  return new Uint8Array(await promisify(brotliCompress)(content, { params }));
}

/** Whether an `If-None-Match` header names a tag; a cache on the way may have made it a weak one. */
function namesTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
