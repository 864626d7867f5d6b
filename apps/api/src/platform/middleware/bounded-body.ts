/** Maximum body size in bytes. Real bodies are far smaller: a cart of a hundred lines has a few kilobytes. */
export const BODY_BYTES_MAX = 64 * 1024;

/** The client disconnected or timed out before its whole request arrived. */
export class IncompleteRequest extends Error {
  override name = "IncompleteRequest";
}

/**
 * Reads a request's body; null if it exceeds `bytesMax`. Throws `IncompleteRequest` if the client aborts, so
 * that an abort is never mistaken for a lost database connection.
 */
export async function readBody(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await readBytes(request, bytesMax);
  } catch (error) {
    throw new IncompleteRequest("The request ended before its body did.", { cause: error });
  }
}

async function readBytes(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = Number(request.headers.get("content-length") ?? Number.NaN);
  if (announced > bytesMax) return null;
  // Node never delivers more bytes than `Content-Length` announces. Reading at once avoids a stream.
  if (!Number.isNaN(announced)) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength > bytesMax ? null : bytes;
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > bytesMax) {
      reader?.cancel().catch(() => undefined);
      return null;
    }
    pieces.push(part.value);
  }
  return Buffer.concat(pieces);
}
