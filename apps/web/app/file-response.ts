/**
 * Returns a response with a file for one visitor, which is never cached. `disposition` names the file, and
 * tells whether the browser opens or downloads it.
 */
export function fileResponse(
  body: ConstructorParameters<typeof Response>[0],
  type: string,
  disposition: string,
): Response {
  const headers = { "content-type": type, "content-disposition": disposition, "cache-control": "no-store" };
  return new Response(body, { headers });
}
