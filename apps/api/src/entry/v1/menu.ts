import { contract } from "@comptoir/contract";
import { type Fault, formatVenueFile } from "@comptoir/venue-file";
import type { Context } from "hono";
import { writeStaffAct } from "../../people/staff-acts.store.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { exportVenue } from "../../venue/venue-files/export-venue.ts";
import { importVenueFile } from "../../venue/venue-files/import-venue-file.ts";
import { readMenuFile } from "./read-menu-file.ts";
import { type V1Deps, venueOfKey } from "./v1-deps.ts";

const LISTED_MAX = 100;

/** Mounts the calls about the menus as a venue file. partners#v1-menu. */
export function mountV1Menu(app: ApiApp, deps: V1Deps): void {
  const { database, clock, venues } = deps;

  app.openapi(contract.v1.getPartnerMenu, async (c) => {
    const { venue } = await venueOfKey(c, deps);
    const { restaurant, menu_groups, menus } = JSON.parse(
      formatVenueFile(await exportVenue(database, venue.restaurantId)),
    );
    const { id, slug, name } = restaurant;
    return c.json({ restaurant: { id, slug, name }, ...(menu_groups ? { menu_groups } : {}), menus }, 200);
  });

  app.openapi(contract.v1.publishPartnerMenu, async (c) => {
    const { venue, who } = await venueOfKey(c, deps);
    const read = readMenuFile(c.var.bodyBytes ?? new Uint8Array(), venue, clock());
    if ("faults" in read) return refuseFile(c, read.faults);
    const result = await importVenueFile(database, read.file, {
      now: clock(),
      note: (transaction, at) =>
        writeStaffAct(transaction, who, { at, act: "publish-menu", details: { menus: read.file.menus.length } }),
    });
    if ("faults" in result) return refuseFile(c, result.faults);
    await venues.whenCaughtUp();
    return c.json(
      {
        changes: [...result.difference],
        warnings: result.warnings.slice(0, LISTED_MAX).map(({ path, message }) => ({ path, message })),
      },
      200,
    );
  });
}

/** Refuses a file with its faults, each with its path, as `venue import` words them. venue#file-faults. */
function refuseFile(c: Context<ApiEnv>, faults: readonly Fault[]) {
  const issues = faults.slice(0, LISTED_MAX).map(({ path, wrong, expected }) => {
    return { path, message: `${wrong}; expected ${expected}` };
  });
  return refuse(c, "invalidRequest", { issues });
}
