import type { StaffActData } from "@comptoir/contract";
import { csvOf } from "./csv.ts";

/** Returns the acts of a restaurant's staff as CSV, one row per act. Column names are the API's. staff#acts. */
export function csvOfStaffActs(acts: readonly StaffActData[]): string {
  const rows = acts.map(({ id, at, by, device, act, order, details }) => [
    id,
    at,
    by.id,
    by.name,
    device ?? "",
    act,
    order?.id ?? "",
    order?.number?.toString() ?? "",
    order?.day ?? "",
    JSON.stringify(details),
  ]);
  const heads = ["id", "at", "by_id", "by", "device", "act", "order_id", "order_number", "order_day", "details"];
  return csvOf([heads, ...rows]);
}
