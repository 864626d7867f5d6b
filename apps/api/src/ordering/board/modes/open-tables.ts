import { contract, type StaffTablesData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { isRefused, roleAllows, type StaffCaller } from "@comptoir/ordering";
import type { Context } from "hono";
import { lastSequence } from "../../../events/venue-events/venue-events.store.ts";
import type { ApiApp, ApiEnv } from "../../../platform/middleware/api-env.ts";
import { type Refusal, refuse } from "../../../platform/middleware/refuse.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import { isOrderId } from "../../orders/order-id.ts";
import { type ChangedByStaff, closeTable, removeByStaff, removeLineByStaff } from "../../table/change-by-staff.ts";
import { returnTip } from "../../table/return-tip.ts";
import type { TableName } from "../../table/sessions.store.ts";
import { readEndedTables, readOpenTables } from "../../table/staff-tables.ts";
import type { TableDeps } from "../../table/table-deps.ts";
import { boardOf } from "../board-of.ts";
import { hasMode } from "./routes.ts";

const REFUSALS = { "not-found": "notFound", sending: "tableSending", changed: "tableChanged" } as const;
const TIP_REFUSALS = { "not-found": "notFound", changed: "tableChanged", "key-used": "refundMismatch" } as const;

/** Mounts the calls about tables that order together. A venue without them has none. api#open-tables-calls. */
export function mountOpenTables(app: ApiApp, deps: TableDeps): void {
  const { listOpenTables, closeTable: close, removeTablePerson, removeUnsentLine, returnTableTip } = contract.modes;

  app.openapi(listOpenTables, async (c) => {
    const { venue, who } = await boardOf(c, deps);
    return hasMode(venue, "tables") ? c.json(await tablesAnswer(deps, venue, who), 200) : refuse(c, "notFound");
  });

  app.openapi(close, async (c) => {
    const said = c.req.valid("json");
    const done = await runAct(c, deps, ({ table, by }) => closeTable(deps, table, { by, ...said }));
    return "tables" in done ? c.json(done, 200) : done;
  });

  app.openapi(removeTablePerson, async (c) => {
    const said = c.req.valid("json");
    const done = await runAct(c, deps, ({ table, by }) => removeByStaff(deps, table, { by, ...said }));
    return "tables" in done ? c.json(done, 200) : done;
  });

  app.openapi(removeUnsentLine, async (c) => {
    const { item, ...said } = c.req.valid("json");
    const done = await runAct(c, deps, ({ table, by, venue }) =>
      removeLineByStaff(deps, venue, table, { by, item: String(item), ...said }),
    );
    return "tables" in done ? c.json(done, 200) : done;
  });

  app.openapi(returnTableTip, async (c) => {
    const on = await tableOfPath(c, deps);
    if (on === null) return refuse(c, "notFound");
    const done = await returnTip(deps, on.table, { by: on.by, ...c.req.valid("json") });
    if (!isRefused(done)) return c.json(await tablesAnswer(deps, on.venue, on.by), 200);
    const { code } = done.refused;
    if (code !== "not-captured") return refuse(c, TIP_REFUSALS[code]);
    return refuse(c, "refundNotPossible", { message: m.refusal_refund_not_paid({}, { locale: c.var.locale }) });
  });
}

/** Ended tables are listed for those who may return a tip. table#table-tip-back. */
async function tablesAnswer(
  deps: TableDeps,
  venue: LoadedVenue,
  { role }: Pick<StaffCaller, "role">,
): Promise<StaffTablesData> {
  // Read first: what happens meanwhile is told again, not missed.
  const sequence = await lastSequence(deps.database, venue.restaurantId);
  const [tables, ended] = await Promise.all([
    readOpenTables(deps, venue),
    roleAllows(role, "manager") ? readEndedTables(deps, venue) : [],
  ]);
  return { sequence, tables, ended };
}

type Act = { readonly table: TableName; readonly by: StaffCaller; readonly venue: LoadedVenue };

/** Finds the table that a request's path names; null if it names none. */
async function tableOfPath(c: Context<ApiEnv>, deps: TableDeps): Promise<Act | null> {
  const { venue, who } = await boardOf(c, deps);
  const table = { restaurantId: venue.restaurantId, sessionId: c.req.param("id")?.toLowerCase() ?? "" };
  return isOrderId(table.sessionId) ? { table, by: who, venue } : null;
}

/** Runs an act on the table of the path. Returns all tables of the restaurant after it, or the refusal. */
async function runAct(
  c: Context<ApiEnv>,
  deps: TableDeps,
  act: (on: Act) => Promise<ChangedByStaff>,
): Promise<StaffTablesData | Refusal<(typeof REFUSALS)[keyof typeof REFUSALS]>> {
  const on = await tableOfPath(c, deps);
  if (on === null) return refuse(c, "notFound");
  const done = await act(on);
  return isRefused(done) ? refuse(c, REFUSALS[done.refused.code]) : tablesAnswer(deps, on.venue, on.by);
}
