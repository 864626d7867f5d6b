import type { PricedLineData } from "@comptoir/contract";
import type { Locale, MenuIndex } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { linesInLanguage } from "../../venue/suites/run-sheet.ts";

const linesBeforeStatement = statement({
  name: "lines before change of order",
  text: `select lines_before as lines from order_changes
         where restaurant_id = :restaurantId and order_id = :orderId and version >= :version order by version limit 1`,
  params: { restaurantId: "text", orderId: "uuid", version: "int4" },
  row: { lines: typed<readonly PricedLineData[]>("jsonb") },
});

/** Loads an order's lines as they were before its first change since a version; null if its lines did not change. */
export async function loadLinesBefore(
  db: Queryable,
  of: { readonly restaurantId: string; readonly orderId: string; readonly version: number },
  { index, locale }: { readonly index: MenuIndex; readonly locale: Locale },
): Promise<readonly PricedLineData[] | null> {
  const found = await linesBeforeStatement.oneOrNull(db, of);
  return found && linesInLanguage(found.lines, index, locale);
}
