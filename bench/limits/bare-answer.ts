/** The performance limit for reads: Comptoir's HTTP server, always returning the same bytes and headers. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";

export type BareAnswer = {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
};

process.on("message", ({ status, headers, body }: BareAnswer) => {
  const app = new Hono();
  app.get("*", () => new Response(body, { status, headers }));
  serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => process.send?.(`http://127.0.0.1:${port}`));
});
process.on("disconnect", () => process.exit());
