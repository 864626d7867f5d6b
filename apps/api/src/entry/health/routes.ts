import { createHash, timingSafeEqual } from "node:crypto";
import type { Hono } from "hono";
import type { MaintenanceWindow } from "../../platform/maintenance/maintenance.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import type { Metrics } from "../../platform/middleware/metrics.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import type { ApiConfig } from "../../platform/settings.ts";
import { VERSION } from "../../platform/version.ts";
import type { Readiness } from "./readiness.ts";

type HealthDeps = {
  readonly readiness: Pick<Readiness, "databaseState">;
  readonly metrics: Metrics;
  readonly maintenance: MaintenanceWindow;
  readonly config: Pick<ApiConfig, "metricsToken">;
};

/**
 * Mounts `/healthz`, `/readyz` and `/metrics`. Network access to metrics needs the token. operations#health,
 * operations#metrics-token.
 */
export function mountHealth(app: Hono<ApiEnv>, deps: HealthDeps, isStopping: () => boolean): void {
  app.get("/healthz", (c) => c.json({ status: "ok", version: VERSION }, 200, { "cache-control": "no-store" }));

  app.get("/readyz", async (c) => {
    if (isStopping()) return c.json({ ready: false, stopping: true }, 503, { "cache-control": "no-store" });
    const state = await deps.readiness.databaseState();
    const window = deps.maintenance.now();
    // A server in maintenance stays in rotation, because it serves the maintenance page.
    const maintenance = window === null ? {} : { maintenance: { until: window.until } };
    return c.json({ ready: state === "ready", database: state, ...maintenance }, state === "ready" ? 200 : 503, {
      "cache-control": "no-store",
    });
  });

  const { registry } = deps.metrics;
  app.get("/metrics", async (c) => {
    const isNetwork = c.env?.clientAddress !== undefined;
    if (isNetwork && !bearsToken(c.req.header("authorization"), deps.config.metricsToken)) return refuse(c, "notFound");
    return c.body(await registry.metrics(), 200, { "content-type": registry.contentType, "cache-control": "no-store" });
  });
}

/** Compares hashes in constant time, against timing attacks. */
function bearsToken(header: string | undefined, token: string | null): boolean {
  if (token === null || header === undefined) return false;
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(header), hash(`Bearer ${token}`));
}
