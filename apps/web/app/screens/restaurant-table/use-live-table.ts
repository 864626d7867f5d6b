import type { YourTableData } from "@comptoir/contract";
import { useLiveSession } from "../restaurant/use-live-session.ts";

const versionOf = ({ table }: YourTableData) => table?.version ?? null;

/** Follows the visitor's table. table#live. */
export function useLiveTable(loaded: YourTableData, restaurantId: string | number) {
  return useLiveSession("/api/table/events", loaded, restaurantId, versionOf);
}
