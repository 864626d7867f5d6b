import type { StaffTablesData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { roleAllows } from "@comptoir/ordering";
import { useState } from "react";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { readBoardSettings, useBoardSettings } from "../staff-board/board-settings.ts";
import { useWho } from "../staff-board/use-who.tsx";
import { ModeFrame } from "../staff-modes/mode-frame.tsx";
import type { ModePage } from "../staff-modes/mode-page.ts";
import { ActDialog, type TableAct } from "./act-dialog.tsx";
import { EndedTables } from "./ended-tables.tsx";
import { ReturnTipDialog, type TipToReturn } from "./return-tip-dialog.tsx";
import { TableCard } from "./table-card.tsx";
import { useLiveTables } from "./use-live-tables.ts";

type Tip = { readonly id: string; readonly tipCents: number };
export type OpenTablesScreenProps = { readonly page: ModePage; readonly list: StaffTablesData };

/** The tables that order together, as they are now; the counter may close one, or remove a guest or a dish. table#by-staff. */
export function OpenTablesScreen({ page, list: first }: OpenTablesScreenProps) {
  const { list, lostSince, hasEnded, show } = useLiveTables(first, page);
  const { session, staff: signedIn, restaurant } = page;
  const [settings, changeSettings] = useBoardSettings(readBoardSettings);
  const who = useWho({ token: session.token, first: signedIn, settings, changeSettings });
  const [asked, setAsked] = useState<TableAct | null>(null);
  const [tip, setTip] = useState<TipToReturn | null>(null);
  const mayReturnTips = roleAllows(who.staff.role, "manager");
  const mayAct = roleAllows(who.staff.role, "counter");
  const live = { lostSince, hasEnded, problem: null, dismissProblem: () => undefined, dialog: who.dialog };
  const table = list.tables.find(({ id }) => id === asked?.tableId);
  const paid = [...list.tables, ...list.ended].flatMap(({ payments }): readonly Tip[] => payments);
  const leftOfTip = paid.find(({ id }) => id === tip?.payment)?.tipCents;
  const askTip = (of: TipToReturn) => who.asPerson(() => setTip(of));
  return (
    <ModeFrame
      page={page}
      mode="tables"
      heading={m.modes_tables()}
      text={m.modes_tables_text()}
      live={live}
      lostWords={m.modes_tables_lost}
    >
      {list.tables.length === 0 ? <EmptyState drawing={<BlankTicket />} heading={m.modes_tables_none()} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
        {list.tables.map((one) => (
          <TableCard
            key={one.id}
            table={one}
            zone={restaurant.zone}
            ask={mayAct ? (act) => who.asPerson(() => setAsked(act)) : null}
            askTip={mayReturnTips ? askTip : null}
          />
        ))}
      </div>
      {asked && table ? (
        <ActDialog
          key={table.id}
          act={asked}
          table={table}
          token={session.token}
          onAnswer={show}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {mayReturnTips ? <EndedTables tables={list.ended} zone={restaurant.zone} askTip={askTip} /> : null}
      {tip && leftOfTip !== undefined ? (
        <ReturnTipDialog
          key={tip.payment}
          tip={tip}
          leftCents={leftOfTip}
          token={session.token}
          onAnswer={show}
          onClose={() => setTip(null)}
        />
      ) : null}
    </ModeFrame>
  );
}
