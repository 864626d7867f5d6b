/** Reads a body that may have so many bytes; null as soon as it has more. */
export async function readBody(request: Request, bytesMax: number): Promise<Buffer | null> {
  if (Number(request.headers.get("content-length") ?? 0) > bytesMax) return null;
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of request.body ?? []) {
    bytes += piece.length;
    if (bytes > bytesMax) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
