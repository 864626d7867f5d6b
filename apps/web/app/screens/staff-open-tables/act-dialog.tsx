import type { StaffTableData, StaffTablesData } from "@comptoir/contract";
import type { CallResult } from "@comptoir/contract/client";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatMoney, m } from "@comptoir/messages";
import { tableName } from "@comptoir/ordering";
import { useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";

/** What the staff do at a table. */
export type TableAct = { readonly tableId: string } & (
  | { readonly do: "close" }
  | { readonly do: "remove-person"; readonly person: string; readonly name: string }
  | {
      readonly do: "remove-line";
      readonly person: string;
      readonly name: string;
      readonly orderId: number;
      readonly item: string;
      readonly dish: string;
    }
);

type ActDialogProps = {
  readonly act: TableAct;
  /** The table as it is now, which may change while the dialog is open. */
  readonly table: StaffTableData;
  readonly token: string;
  readonly onAnswer: (result: CallResult<StaffTablesData>) => void;
  readonly onClose: () => void;
};

/** Asks before an act at a table, with what it means now, and says there why it was refused. table#closed-by-staff. */
export function ActDialog({ act, table, token, onAnswer, onClose }: ActDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { title, button, texts } = wordsOf(act, table);
  const confirm = async () => {
    setIsBusy(true);
    const result = await send(act, table, token);
    setIsBusy(false);
    onAnswer(result);
    if (result.ok) onClose();
    else setProblem(result.error?.message ?? m.board_no_answer());
  };
  return (
    <SheetDialog
      open={true}
      size="narrow"
      title={title}
      onClose={onClose}
      footer={
        <Button tone="danger" wide={true} busy={isBusy} onClick={confirm}>
          {button}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 px-5 pb-5">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {problem === null ? null : (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
      </div>
    </SheetDialog>
  );
}

function send(act: TableAct, table: StaffTableData, token: string): Promise<CallResult<StaffTablesData>> {
  const caller = staffCaller(token);
  switch (act.do) {
    case "close": {
      const { open, dueCents } = table;
      return staffCalls.closeTable(caller, table.id, { openLines: open.length, dueCents });
    }
    case "remove-person":
      return staffCalls.removeTablePerson(caller, table.id, { person: act.person });
    case "remove-line": {
      const { person, orderId, item } = act;
      return staffCalls.removeUnsentLine(caller, table.id, { person, orderId, item });
    }
  }
}

function wordsOf(act: TableAct, { tableNum, open, dueCents, isPaying }: StaffTableData) {
  const table = tableName(tableNum);
  switch (act.do) {
    case "close": {
      const close = m.modes_tables_close({ table });
      const unsent = open.length > 0 ? [m.modes_tables_close_open({ count: open.length })] : [];
      const owed = dueCents > 0 ? [m.modes_tables_close_due({ amount: formatMoney(dueCents) })] : [];
      const paying = isPaying ? [m.modes_tables_paying()] : [];
      return { title: close, button: close, texts: [...unsent, ...owed, ...paying, m.modes_tables_close_text()] };
    }
    case "remove-person": {
      const { name } = act;
      const texts = [m.modes_tables_remove_person_text({ name })];
      const button = m.modes_tables_remove_person({ name });
      return { title: m.modes_tables_remove_person_title({ name, table }), button, texts };
    }
    case "remove-line": {
      const { name, dish } = act;
      const texts = [m.modes_tables_remove_line_text({ name })];
      return { title: m.modes_tables_remove_line_title({ dish }), button: m.modes_tables_remove(), texts };
    }
  }
}
