import { contract } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import type { ApiApp } from "../../../platform/middleware/api-env.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import type { BoardDeps } from "../board-deps.ts";
import { boardOf } from "../board-of.ts";
import { reportService } from "./service-report.ts";

/** Mounts `GET /staff/service`, the figures of a service. api#staff-service-call. */
export function mountService(app: ApiApp, deps: BoardDeps): void {
  app.openapi(contract.service.getService, async (c) => {
    const { venue } = await boardOf(c, deps);
    const report = await reportService(deps, venue, { ...c.req.valid("query"), locale: c.var.locale });
    return isRefused(report) ? refuse(c, "noDateRange") : c.json(report, 200);
  });
}
