import type { Hono } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import type { Metrics } from "../middleware/metrics.ts";
import type { Readiness } from "./readiness.ts";

type HealthDeps = { readonly readiness: Pick<Readiness, "databaseState">; readonly metrics: Metrics };

/** `/healthz` (alive), `/readyz` (database reachable, migrations current) and `/metrics`. operations#health. */
export function mountHealth(app: Hono<ApiEnv>, deps: HealthDeps): void {
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));

  app.get("/readyz", async (c) => {
    const state = await deps.readiness.databaseState();
    return c.json({ ready: state === "ready", database: state }, state === "ready" ? 200 : 503, {
      "cache-control": "no-store",
    });
  });

  app.get("/metrics", async (c) =>
    c.body(await deps.metrics.registry.metrics(), 200, {
      "content-type": deps.metrics.registry.contentType,
      "cache-control": "no-store",
    }),
  );
}
