import type { Context } from "hono";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { chooseEncoding, type Encoding, pack } from "../../venue/menus/routes.ts";
import { docsPage, docsStyleHash } from "./docs-page.ts";
import { openApiDocument } from "./document.ts";

/** Five minutes: the document changes only with a release. */
const CACHE_CONTROL = "public, max-age=300";

const documentIn = keepEncoded(() => JSON.stringify(openApiDocument()));
const pageIn = keepEncoded(docsPage);

/** Mounts `/api/openapi.json` and the readable page `/api/docs`. api#openapi. */
export function mountOpenApi(app: ApiApp): void {
  app.get("/openapi.json", (c) => answer(c, documentIn, { "content-type": "application/json" }));
  app.get("/docs", (c) =>
    answer(c, pageIn, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src '${docsStyleHash()}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    }),
  );
}

async function answer(
  c: Context<ApiEnv>,
  bytesIn: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>,
  headers: Record<string, string>,
): Promise<Response> {
  const encoding = chooseEncoding(c.req.header("accept-encoding"));
  return c.body(await bytesIn(encoding), 200, {
    ...headers,
    "cache-control": CACHE_CONTROL,
    vary: "accept-encoding",
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
}

function keepEncoded(text: () => string): (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>> {
  const kept = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return (encoding) => {
    const bytes = kept.get(encoding) ?? pack(Buffer.from(text()), encoding);
    kept.set(encoding, bytes);
    return bytes;
  };
}
