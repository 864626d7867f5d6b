import type { LoaderFunctionArgs } from "react-router";
import { fileResponse } from "../../file-response.ts";
import { leaveWhenEnded, staffApi } from "./staff-session.ts";

/**
 * Returns a file of the API to the signed-in staff. `path` is the call's, below `/api`; `disposition` the
 * `content-disposition` header. An ended session leads to the sign-in.
 */
export async function staffFile(
  args: Pick<LoaderFunctionArgs, "request" | "context">,
  path: string,
  disposition: string,
): Promise<Response> {
  const { fetch, origin, token, headers } = staffApi(args);
  const answer = await fetch(
    new Request(`${origin}/api${path}`, { headers: { ...headers, authorization: `Bearer ${token}` } }),
  );
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  if (!answer.ok) {
    const error = type.startsWith("application/json") ? await answer.json() : null;
    leaveWhenEnded(args, { ok: false, status: answer.status, error });
    throw new Response(null, { status: answer.status });
  }
  // The byte order mark lets spreadsheets recognize UTF-8; otherwise they garble accents.
  const body = type.startsWith("text/csv") ? `\uFEFF${await answer.text()}` : await answer.arrayBuffer();
  const file = fileResponse(body, type, disposition);
  // A page of the API is drawn under the API's own policy, which allows its styles.
  const policy = type.startsWith("text/html") ? answer.headers.get("content-security-policy") : null;
  if (policy !== null) file.headers.set("content-security-policy", policy);
  return file;
}
