import { contract } from "@comptoir/contract";
import { isRefused, normalizeMissedSearch } from "@comptoir/ordering";
import { csvOfInsight } from "@comptoir/receipt";
import type { Context } from "hono";
import { staffCaller } from "../../people/caller.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { type VenueDeps, venueHeader } from "../venues/venue-header.ts";
import { venueOfStaff } from "../venues/venue-of-staff.ts";
import { type InterestDeps, noteNotFound, noteOpened } from "./note-interest.ts";
import { exportRows, type InsightDeps, reportInsight } from "./report-insight.ts";

/** Mounts the call that counts what guests look at, and those that report it to managers. insight#insight. */
export function mountInsight(app: ApiApp, deps: InsightDeps & InterestDeps & VenueDeps): void {
  const { insight } = contract;
  app.use(insight.noteInterest.getRoutingPath(), venueHeader(deps));

  app.openapi(insight.noteInterest, (c) => {
    const { opened, notFound } = c.req.valid("json");
    const words = notFound === undefined ? null : normalizeMissedSearch(notFound);
    if (opened !== undefined) noteOpened(c, deps, opened);
    if (words !== null) noteNotFound(c, deps, words);
    return c.body(null, 204);
  });

  app.openapi(insight.getInsight, async (c) => {
    const report = await reportInsight(deps, await venueOf(c, deps), { ...c.req.valid("query"), locale: c.var.locale });
    return isRefused(report) ? refuse(c, "noDateRange") : c.json(report, 200);
  });

  app.openapi(insight.exportInsight, async (c) => {
    const rows = await exportRows(deps, await venueOf(c, deps), { ...c.req.valid("query"), locale: c.var.locale });
    if (isRefused(rows)) return refuse(c, "noDateRange");
    return c.text(csvOfInsight(rows.dishes, rows.searches), 200, { "content-type": "text/csv; charset=utf-8" });
  });
}

function venueOf(c: Context<ApiEnv>, { venues }: VenueDeps): Promise<LoadedVenue> {
  return venueOfStaff(venues, staffCaller(c).restaurantId);
}
