import type { Hono } from "hono";
import type { Database } from "../db/database.ts";
import { isMigrated } from "../db/migrate.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import type { Metrics } from "../middleware/metrics.ts";

/** How long the database may take to say that it is there, in milliseconds. */
const PATIENCE_MS = 2_000;

type HealthDeps = { readonly database: Database; readonly metrics: Metrics };

/** `/healthz` (alive), `/readyz` (database reachable, migrations current) and `/metrics`. operations#health. */
export function mountHealth(app: Hono<ApiEnv>, deps: HealthDeps): void {
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));

  app.get("/readyz", async (c) => {
    const state = await databaseState(deps);
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

async function databaseState({ database }: HealthDeps): Promise<"ready" | "migrating" | "unreachable"> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<"unreachable">((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, "unreachable");
  });
  const asked = isMigrated(database).then(
    (current) => (current ? ("ready" as const) : ("migrating" as const)),
    () => "unreachable" as const,
  );
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
}
