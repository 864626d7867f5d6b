import type { StaffActData } from "@comptoir/contract";
import { csvOfStaffActs } from "@comptoir/receipt";
import type { Database } from "../../../platform/db/database.ts";
import { isUuid } from "../../../platform/db/uuid.ts";
import { staffCaller } from "../../caller.ts";
import { listStaffActs } from "../../staff-acts.store.ts";
import type { AccountDeps, StaffHandler } from "../account-deps.ts";

const PAGE = 100;
const EXPORTED_MAX = 10_000;

/** `GET /staff/acts`: lists what the staff did, newest first. staff#acts. */
export function handleGetStaffActs({ database }: AccountDeps): StaffHandler<"getStaffActs"> {
  return async (c) => {
    const { restaurantId } = staffCaller(c);
    const acts = await loadActs(database, { restaurantId, after: c.req.valid("query").after, atMost: PAGE + 1 });
    const page = acts.slice(0, PAGE);
    return c.json({ acts: page, cursor: acts.length > PAGE ? (page.at(-1)?.id ?? null) : null }, 200);
  };
}

/** `GET /staff/acts.csv`: exports what the staff did. staff#acts. */
export function handleExportStaffActs({ database }: AccountDeps): StaffHandler<"exportStaffActs"> {
  return async (c) => {
    const { restaurantId } = staffCaller(c);
    const acts = await loadActs(database, { restaurantId, after: c.req.valid("query").after, atMost: EXPORTED_MAX });
    return c.text(csvOfStaffActs(acts), 200, { "content-type": "text/csv; charset=utf-8" });
  };
}

/** Loads a page of acts. An invalid cursor is the first page's. */
async function loadActs(
  database: Database,
  {
    restaurantId,
    after = "",
    atMost,
  }: { readonly restaurantId: string; readonly after?: string | undefined; readonly atMost: number },
): Promise<StaffActData[]> {
  const acts = await listStaffActs(database, { restaurantId, after: isUuid(after) ? after : null, atMost });
  return acts.map(({ id, at, staffId, name, device, act, orderId, orderNumber, orderDay, details }) => ({
    id,
    at: at.toISOString(),
    by: { id: staffId, name },
    device,
    act,
    order: orderId === null ? null : { id: orderId, number: orderNumber, day: orderDay },
    details,
  }));
}
