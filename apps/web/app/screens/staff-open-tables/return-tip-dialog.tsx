import type { StaffTablesData } from "@comptoir/contract";
import type { CallResult } from "@comptoir/contract/client";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatMoney, m } from "@comptoir/messages";
import { cents, formatCents, parseCents } from "@comptoir/ordering";
import { useRef, useState } from "react";
import { makeUuid } from "../../make-uuid.ts";
import { staffCaller } from "../../session/staff-caller.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { amountInField, typedAmount } from "../../ui/typed-amount.ts";

const REASON_MAX = 200;

/** A payment whose tip is to be returned, its payer's name, and its table. */
export type TipToReturn = { readonly payment: string; readonly name: string; readonly tableId: string };

type ReturnTipDialogProps = {
  readonly tip: TipToReturn;
  /** What is left of the tip now, which may change while the dialog is open. */
  readonly leftCents: number;
  readonly token: string;
  readonly onAnswer: (result: CallResult<StaffTablesData>) => void;
  readonly onClose: () => void;
};

/** Returns the tip of a payment, all that is left of it or an amount, with a reason for the history. table#table-tip-back. */
export function ReturnTipDialog({
  tip: { payment, name, tableId },
  leftCents,
  token,
  onAnswer,
  onClose,
}: ReturnTipDialogProps) {
  const [typed, setTyped] = useState(() => amountInField(formatCents(cents(leftCents))));
  const [reason, setReason] = useState("");
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // One key for each request: a retry after a lost answer returns nothing more.
  const attempt = useRef<{ readonly request: string; readonly key: string } | null>(null);
  const amount = parseCents(typedAmount(typed));
  const isWrong = amount === null || amount <= 0 || amount > leftCents;
  const confirm = async () => {
    setReasonMissing(reason.trim() === "");
    if (isWrong || reason.trim() === "") return;
    const body = { payment, cents: amount, reason: reason.trim() };
    const request = JSON.stringify(body);
    if (attempt.current?.request !== request) attempt.current = { request, key: makeUuid() };
    setIsBusy(true);
    const result = await staffCalls.returnTableTip(staffCaller(token), tableId, { key: attempt.current.key, ...body });
    setIsBusy(false);
    onAnswer(result);
    if (result.ok) onClose();
    else setProblem(result.error?.message ?? m.board_no_answer());
  };
  return (
    <SheetDialog
      open={true}
      size="narrow"
      title={m.modes_tables_return_tip({ name })}
      onClose={onClose}
      footer={
        <Button tone="danger" wide={true} busy={isBusy} onClick={confirm}>
          {isWrong ? m.modes_tables_return_tip_now() : m.board_refund_now({ amount: formatMoney(amount) })}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 px-5 pb-5">
        <p>{m.modes_tables_return_tip_text({ name })}</p>
        <TextField
          id="tip-amount"
          label={m.board_refund_amount()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          error={isWrong ? m.modes_tables_return_tip_amount_wrong({ amount: formatMoney(leftCents) }) : null}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextField
          id="tip-reason"
          label={m.board_refund_reason()}
          hint={m.board_refund_reason_hint()}
          maxLength={REASON_MAX}
          value={reason}
          error={isReasonMissing && reason.trim() === "" ? m.board_refund_reason_missing() : null}
          onChange={({ target }) => setReason(target.value)}
        />
        {problem === null ? null : (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
      </div>
    </SheetDialog>
  );
}
