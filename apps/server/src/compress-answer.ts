import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { acceptedEncoding, ENCODINGS, type Encoding } from "./accepted-encoding.ts";

/** Content types whose body is complete when the handler returns, so that it can be compressed in one call. */
const WHOLE = /^(?:application\/json|text\/html)/;
/**
 * Content types whose body may be streamed; event streams are excluded, because compression would delay them.
 */
const STREAMED = /^(?:text\/(?!event-stream)|application\/(?:manifest\+json|ld\+json|javascript)|image\/svg)/;
/** Smaller bodies are not compressed, because they fit in one packet anyway. */
const SMALLEST_BYTES = 1_400;
/** Brotli level 4 compresses better than gzip's best level, in a third of the time. */
const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const compressWhole = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: BROTLI_PARAMS }),
  gzip: (content: Buffer) => promisify(gzip)(content),
};

/** Compresses a page or a JSON answer if the client accepts an encoding. */
export async function compressAnswer(request: Request, answer: Response): Promise<Response> {
  const type = answer.headers.get("content-type") ?? "";
  const isWhole = WHOLE.test(type);
  if ((!isWhole && !STREAMED.test(type)) || answer.headers.has("content-encoding")) return answer;
  if (!/accept-encoding/i.test(answer.headers.get("vary") ?? "")) answer.headers.append("vary", "accept-encoding");
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"), ENCODINGS);
  // Checked before the body is read, because reading costs more than sending it.
  if (encoding === null || request.method === "HEAD" || answer.status === 204 || answer.status === 304) return answer;
  return isWhole ? compressInOnePiece(answer, encoding) : compressAsItComes(answer, encoding);
}

async function compressInOnePiece(answer: Response, encoding: Encoding): Promise<Response> {
  const content = Buffer.from(await answer.arrayBuffer());
  const { status, headers } = answer;
  if (content.length < SMALLEST_BYTES) return new Response(content, { status, headers });
  const compressed = await compressWhole[encoding](content);
  return new Response(new Uint8Array(compressed), { status, headers: compressedHeaders(headers, encoding) });
}

/** Compresses a stream and flushes every chunk, so that the client receives it at once. */
function compressAsItComes(answer: Response, encoding: Encoding): Response {
  if (answer.body === null) return answer;
  const compressor =
    encoding === "br"
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI_PARAMS })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(answer.body as import("node:stream/web").ReadableStream);
  // Closes the connection; the error was logged where it occurred.
  source.on("error", (error) => compressor.destroy(error));
  compressor.on("close", () => source.destroy());
  const body = Readable.toWeb(source.pipe(compressor)) as ReadableStream;
  return new Response(body, { status: answer.status, headers: compressedHeaders(answer.headers, encoding) });
}

function compressedHeaders(original: Headers, encoding: Encoding): Headers {
  const headers = new Headers(original);
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  const etag = headers.get("etag");
  // Compression changes the bytes, so a strong ETag becomes a weak one.
  if (etag !== null && !etag.startsWith("W/")) headers.set("etag", `W/${etag}`);
  return headers;
}
