/** A file made for one reader, which no cache keeps; `disposition` says whether it opens or is saved, and by which name. */
export function fileResponse(
  body: ConstructorParameters<typeof Response>[0],
  type: string,
  disposition: string,
): Response {
  const headers = { "content-type": type, "content-disposition": disposition, "cache-control": "no-store" };
  return new Response(body, { headers });
}
