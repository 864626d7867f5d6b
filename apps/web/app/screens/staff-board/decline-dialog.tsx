import type { BoardOrderData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { DECLINE_REASONS, type DeclineReason } from "@comptoir/ordering";
import { useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { DECLINE_WORDS } from "./board-words.ts";

export type DeclineProps = {
  readonly order: BoardOrderData;
  readonly token: string;
  readonly onClose: () => void;
  readonly show: (answer: { readonly order: BoardOrderData; readonly sequence: number }) => void;
};

/** Declines an order with a reason: the guest is told why, and gets the money back, in one act. board#decline. */
export function DeclineDialog({ order, token, onClose, show }: DeclineProps) {
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [words, setWords] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const decline = async () => {
    if (reason === null) return setFault(m.board_decline_reason_missing());
    setIsBusy(true);
    const result = await staffCalls.declineOrder(staffCaller(token), order.id, {
      version: order.version,
      reason,
      ...(words.trim() && { words: words.trim() }),
    });
    setIsBusy(false);
    if (!result.ok) return setFault(result.error?.issues?.[0]?.message ?? result.error?.message ?? m.board_no_answer());
    show(result.answer);
    onClose();
  };

  const isOfDelivery = order.destination.kind.startsWith("delivery");
  return (
    <SheetDialog
      open={true}
      size="narrow"
      title={m.board_decline_title({ number: order.number })}
      onClose={onClose}
      footer={
        <Button tone="danger" wide={true} busy={isBusy} onClick={decline}>
          {m.board_decline_now()}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 px-5 pb-5">
        <p className="text-ink-soft">{m.board_decline_text()}</p>
        <ChoiceGroup legend={m.board_decline_reason()} error={fault}>
          {DECLINE_REASONS.filter((one) => one !== "address" || isOfDelivery).map((one) => (
            <RadioCard
              key={one}
              name="reason"
              value={one}
              label={DECLINE_WORDS[one]()}
              checked={reason === one}
              onChange={() => {
                setReason(one);
                setFault(null);
              }}
            />
          ))}
        </ChoiceGroup>
        <TextAreaField
          id="decline-words"
          label={m.board_decline_words()}
          optional={reason !== "other"}
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
    </SheetDialog>
  );
}
