import type { ApiApp } from "../middleware/api-env.ts";
import { docsPage, docsStyleHash } from "./docs-page.ts";
import { openApiDocument } from "./document.ts";

/** The document and its page change with a new version of the server alone. */
const CACHE_CONTROL = "public, max-age=300";

/** `/api/openapi.json`, and the same for people at `/api/docs`. api#openapi. */
export function mountOpenApi(app: ApiApp): void {
  app.get("/openapi.json", (c) =>
    c.body(JSON.stringify(openApiDocument()), 200, {
      "content-type": "application/json",
      "cache-control": CACHE_CONTROL,
    }),
  );
  app.get("/docs", (c) =>
    c.body(docsPage(), 200, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": CACHE_CONTROL,
      // The page has no scripts at all, and one style block, known by its hash.
      "content-security-policy": `default-src 'none'; style-src '${docsStyleHash()}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    }),
  );
}
