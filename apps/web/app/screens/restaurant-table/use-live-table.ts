import type { TablePaymentData, YourTableData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { useEffect, useState } from "react";
import { browserCaller } from "../../venue/api-caller.ts";
import { useLiveSession } from "../restaurant/use-live-session.ts";
import type { OwnPayment } from "./bill.tsx";

const TABLE = {
  path: "/api/table/events",
  ask: calls.getTable,
  versionOf: ({ table }: YourTableData) => table?.version ?? null,
} as const;

/** Follows the visitor's table. table#live. */
export function useLiveTable(loaded: YourTableData, restaurantId: string | number): YourTableData {
  return useLiveSession<YourTableData>(TABLE, loaded, restaurantId);
}

/**
 * Follows what the visitor has paid, since the stream does not tell it: after each change of the table, what went back is asked for. If
 * that is not answered, the payments stay as they are until the next change. table#table-receipt.
 */
export function useOwnPayments(
  loaded: readonly OwnPayment[],
  { loadedVersion, version, restaurantId }: { loadedVersion: number; version: number; restaurantId: string | number },
): readonly OwnPayment[] {
  const [told, setTold] = useState<{ version: number; payments: readonly TablePaymentData[] } | null>(null);
  const isNews = loaded.length > 0 && version > loadedVersion;
  useEffect(() => {
    if (!isNews) return;
    let isOver = false;
    void calls.myTablePayments(browserCaller(restaurantId)).then((found) => {
      if (found.ok && !isOver) setTold({ version, payments: found.answer.payments });
    });
    return () => {
      isOver = true;
    };
  }, [isNews, version, restaurantId]);
  if (told === null || told.version <= loadedVersion) return loaded;
  return loaded.map((payment) => ({ ...payment, ...told.payments.find(({ id }) => id === payment.id) }));
}
