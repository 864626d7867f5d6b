/**
 * Returns a response with a file for one visitor, which is never cached. `disposition`: opened or downloaded,
 * and the file's name.
 */
export function fileResponse(
  body: ConstructorParameters<typeof Response>[0],
  type: string,
  disposition: string,
): Response {
  const headers = { "content-type": type, "content-disposition": disposition, "cache-control": "no-store" };
  return new Response(body, { headers });
}
