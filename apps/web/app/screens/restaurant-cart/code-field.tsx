import { m } from "@comptoir/messages";
import ScanQrCode from "lucide-react/icons/scan-qr-code";
import { useState } from "react";
import { OpenScanDialog } from "../../scanner/open-scan-dialog.tsx";
import type { TakeCode } from "../../scanner/use-scan.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { readGiftCardCode } from "./codes.ts";

type CodeFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  readonly refusal: string | null;
  readonly isBusy: boolean;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onApply: (code: string) => void;
};

export function CodeField({ id, label, hint, refusal, isBusy, typed, onType, onApply }: CodeFieldProps) {
  const [isMissing, setMissing] = useState(false);
  const apply = () => {
    const wanted = typed.trim();
    setMissing(wanted === "");
    if (wanted !== "" && !isBusy) onApply(wanted);
  };
  return (
    <div className="flex flex-wrap items-start gap-2">
      <TextField
        id={id}
        label={label}
        hint={hint}
        className="min-w-[min(100%,9rem)] flex-1"
        value={typed}
        error={isMissing ? m.form_required() : refusal}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // In the checkout's form, Enter applies the code instead of submitting the order.
          event.preventDefault();
          apply();
        }}
      />
      <Button className="mt-[1.85rem]" busy={isBusy} onClick={apply}>
        {m.cart_code_apply()}
      </Button>
    </div>
  );
}

/** A button that scans a gift card's code by camera; hidden without script. venue#pricing-settings. */
export function ScanGiftCard({ onScanned }: { readonly onScanned: (code: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const take: TakeCode = (seen) => {
    const code = readGiftCardCode(seen);
    if (code === null) return { refused: m.scan_gift_card_none() };
    setIsOpen(false);
    onScanned(code);
    return "taken";
  };
  return (
    <>
      <Button aria-haspopup="dialog" className="self-start noscript:hidden" onClick={() => setIsOpen(true)}>
        <ScanQrCode size={20} aria-hidden="true" />
        {m.scan_gift_card_button()}
      </Button>
      {isOpen ? (
        <OpenScanDialog
          title={m.scan_gift_card_title()}
          hint={m.scan_gift_card_hint()}
          instead={m.scan_gift_card_instead()}
          onCode={take}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
