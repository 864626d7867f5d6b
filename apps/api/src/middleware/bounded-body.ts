/** The bytes of a request's body; null when there are more than so many, and then the rest is not read. */
export async function readBody(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer> | null> {
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
