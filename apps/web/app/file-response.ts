/**
 * Returns a file for one visitor, never cached. `disposition` is the `content-disposition` header: inline or
 * attachment, and the file's name.
 */
export function fileResponse(
  body: ConstructorParameters<typeof Response>[0],
  type: string,
  disposition: string,
): Response {
  const headers = { "content-type": type, "content-disposition": disposition, "cache-control": "no-store" };
  return new Response(body, { headers });
}
