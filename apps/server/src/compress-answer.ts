import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { acceptedEncoding, ENCODINGS } from "./accepted-encoding.ts";

const WORTH_COMPRESSING =
  /^(?:text\/(?!event-stream)|application\/(?:json|manifest\+json|ld\+json|javascript)|image\/svg)/;
/** Below this, headers and a packet are all there is to an answer. */
const SMALLEST_BYTES = 1_024;
/** Better than gzip's best in a third of its time; the higher levels are for files that are built once. */
const BROTLI_QUALITY = 4;

/**
 * Compresses a page or a JSON answer on its way out. What is streamed goes out as it comes: each piece is flushed, so a page's head is not
 * held back until its end.
 */
export function compressAnswer(request: Request, answer: Response): Response {
  const type = answer.headers.get("content-type") ?? "";
  const length = answer.headers.get("content-length");
  const isFit =
    answer.body !== null &&
    request.method !== "HEAD" &&
    !answer.headers.has("content-encoding") &&
    !answer.headers.get("cache-control")?.includes("no-transform") &&
    (length === null || Number(length) >= SMALLEST_BYTES) &&
    WORTH_COMPRESSING.test(type);
  if (!isFit || answer.body === null) return answer;
  const headers = new Headers(answer.headers);
  headers.append("vary", "accept-encoding");
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"), ENCODINGS);
  if (encoding === null) return new Response(answer.body, { status: answer.status, headers });
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  const etag = headers.get("etag");
  // Compressed, the bytes differ: what was a strong tag now only says that the content is the same.
  if (etag !== null && !etag.startsWith("W/")) headers.set("etag", `W/${etag}`);
  const compressor =
    encoding === "br"
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(answer.body as import("node:stream/web").ReadableStream);
  // A page that fails half-way ends the connection; the error itself has been logged where it arose.
  source.on("error", (error) => compressor.destroy(error));
  compressor.on("close", () => source.destroy());
  return new Response(Readable.toWeb(source.pipe(compressor)) as ReadableStream, { status: answer.status, headers });
}
