import type { EndedTableData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { placeWords } from "@comptoir/receipt";
import { clockWords } from "../../suites/event-times.ts";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { PaidShare } from "./paid-share.tsx";
import type { TipToReturn } from "./return-tip-dialog.tsx";

type EndedTablesProps = {
  readonly tables: readonly EndedTableData[];
  readonly zone: string;
  readonly askTip: (tip: TipToReturn) => void;
};

/** Tables that have ended within a day, with the payments whose tip a manager can still return. table#table-tip-back. */
export function EndedTables({ tables, zone, askTip }: EndedTablesProps) {
  const isHydrated = useIsHydrated();
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="ended-tables" className="mt-8 flex flex-col gap-3">
      <div>
        <h2 id="ended-tables" className="text-title">
          {m.modes_tables_ended()}
        </h2>
        <p className="text-ink-soft">{m.modes_tables_ended_text()}</p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
        {tables.map(({ id: tableId, tableNum, endedAt, payments }) => (
          <li key={tableId} className="flex flex-col gap-1 rounded-card border border-hairline bg-raised p-4">
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lead">
              <span className="wrap-anywhere">{placeWords({ kind: "table", tableNum })}</span>
              <span className="figures font-text text-small text-ink-soft">
                {m.modes_tables_ended_at({ time: clockWords(endedAt, zone) })}
              </span>
            </h3>
            <ul className="divide-y divide-hairline border-t border-hairline">
              {payments.map((payment) => (
                <PaidShare
                  key={payment.id}
                  {...payment}
                  askTip={isHydrated ? () => askTip({ payment: payment.id, name: payment.name, tableId }) : null}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
