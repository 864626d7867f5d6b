import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { acceptedEncoding, ENCODINGS, type Encoding } from "./accepted-encoding.ts";

/** Written in one piece: compressed as one, when long enough. */
const WHOLE = /^(?:application\/json|text\/html)/;
/** Possibly written bit by bit, and never an event stream, which has to arrive as it happens. */
const STREAMED = /^(?:text\/(?!event-stream)|application\/(?:manifest\+json|ld\+json|javascript)|image\/svg)/;
/** Below this, headers and a packet are all there is to an answer. */
const SMALLEST_BYTES = 1_400;
/** Better than gzip's best in a third of its time; the higher levels are for files that are built once. */
const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const compressWhole = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: BROTLI_PARAMS }),
  gzip: (content: Buffer) => promisify(gzip)(content),
};

/** Compresses a page or a JSON answer on its way out, for who takes that. */
export async function compressAnswer(request: Request, answer: Response): Promise<Response> {
  const type = answer.headers.get("content-type") ?? "";
  const isWhole = WHOLE.test(type);
  if ((!isWhole && !STREAMED.test(type)) || answer.headers.has("content-encoding")) return answer;
  if (!/accept-encoding/i.test(answer.headers.get("vary") ?? "")) answer.headers.append("vary", "accept-encoding");
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"), ENCODINGS);
  // The body is not even looked at where nothing is to be done: looking would cost more than sending it.
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

/** What is streamed goes out as it comes: each piece is flushed, so a beginning is not held back until the end. */
function compressAsItComes(answer: Response, encoding: Encoding): Response {
  if (answer.body === null) return answer;
  const compressor =
    encoding === "br"
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI_PARAMS })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(answer.body as import("node:stream/web").ReadableStream);
  // An answer that fails half-way ends the connection; the error itself has been logged where it arose.
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
  // Compressed, the bytes differ: what was a strong tag now only says that the content is the same.
  if (etag !== null && !etag.startsWith("W/")) headers.set("etag", `W/${etag}`);
  return headers;
}
