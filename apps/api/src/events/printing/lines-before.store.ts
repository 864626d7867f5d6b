import type { PricedLineData } from "@comptoir/contract";
import type { Locale, MenuIndex } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { linesInLanguage } from "../../venue/suites/run-sheet.ts";

const linesBeforeStatement = statement({
  name: "lines before change of order",
  text: `select lines_before as lines, (select bool_or(also.has_other_allergies) from order_changes also
           where also.restaurant_id = :restaurantId and also.order_id = :orderId and also.version >= :version) as "hasOtherAllergies"
         from order_changes
         where restaurant_id = :restaurantId and order_id = :orderId and version >= :version order by version limit 1`,
  params: { restaurantId: "text", orderId: "uuid", version: "int4" },
  row: { lines: typed<readonly PricedLineData[]>("jsonb"), hasOtherAllergies: "bool" },
});

/** An order before a guest's change: its lines, and whether other allergies were said. */
export type BeforeChange = { readonly lines: readonly PricedLineData[]; readonly hasOtherAllergies: boolean };

/** Loads an order as it was before its first change since a version; null if no guest changed it. */
export async function loadBeforeChange(
  db: Queryable,
  of: { readonly restaurantId: string; readonly orderId: string; readonly version: number },
  { index, locale }: { readonly index: MenuIndex; readonly locale: Locale },
): Promise<BeforeChange | null> {
  const found = await linesBeforeStatement.oneOrNull(db, of);
  return found && { ...found, lines: linesInLanguage(found.lines, index, locale) };
}
