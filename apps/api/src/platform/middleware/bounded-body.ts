/** No body that the product sends comes near this many bytes: a cart of a hundred lines has a few kilobytes. */
export const BODY_BYTES_MAX = 64 * 1024;

/** A client that hung up, or let its line fall silent, before its whole request was there. */
export class IncompleteRequest extends Error {
  override name = "IncompleteRequest";
}

/**
 * The bytes of a request's body; null when there are more than so many, and the rest is not read. A client's
 * abort is thrown as such, so that it is never mistaken for a lost database connection.
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
  // A connection brings no more than was announced, and what is read in one piece costs no stream.
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
