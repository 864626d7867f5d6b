import { m } from "@comptoir/messages";
import ScanQrCode from "lucide-react/icons/scan-qr-code";
import X from "lucide-react/icons/x";
import { useEffect, useId, useRef, useState } from "react";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { OpenScanDialog } from "../../scanner/open-scan-dialog.tsx";
import type { TakeCode } from "../../scanner/use-scan.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { type CodeTerm, maskedCode, readGiftCardCode } from "./codes.ts";

type CodeFieldProps = {
  readonly term: CodeTerm;
  readonly label: string;
  readonly hint?: string | null;
  readonly refusal: string | undefined;
  /** The promo code as the restaurant spells it; null for other codes, and until the server has confirmed the code. */
  readonly written: string | null;
  /** The text for the effect of the code; null until the server has confirmed the code. */
  readonly applied: string | null;
  readonly onTry: () => void;
  /** Whether the camera can scan the code. */
  readonly isScanned?: boolean;
};

/** The field for one code, or the applied code with a button to remove it. */
export function CodeField({ term, label, hint, refusal, written, applied, onTry, isScanned = false }: CodeFieldProps) {
  const { changeTerms } = useCartActions();
  const code = useCart((cart) => cart.terms[term]);
  const isAsking = useCart((cart) => cart.sync === "pending");
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const isChanged = useRef(false);
  // A code that is applied, refused or removed replaces the focused element, so its replacement takes the focus.
  // A code restored after a reload takes no focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when `code` changes, but does not read it.
  useEffect(() => {
    if (isChanged.current && document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [code, id]);
  const change = (wanted: string | null) => {
    isChanged.current = true;
    changeTerms({ [term]: wanted });
  };

  if (code !== null) {
    const shown = term === "voucherCode" ? maskedCode(code) : (written ?? code);
    return (
      <div className="flex items-center justify-between gap-3 rounded-control bg-tint py-1 pr-1 pl-4 text-small">
        <p id={id} tabIndex={-1} role="status" className="min-w-0 py-1.5">
          <span className="font-semibold break-all">{shown}</span>
          {applied && !isAsking ? <span className="block text-ink-soft">{applied}</span> : null}
        </p>
        <IconButton label={m.cart_code_remove({ code: shown })} icon={<X size={18} />} onClick={() => change(null)} />
      </div>
    );
  }
  const apply = (entered = typed) => {
    const wanted = entered.trim();
    setMissing(wanted === "");
    onTry();
    if (wanted !== "") change(wanted);
  };
  const field = (
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
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // In the checkout's form, Enter applies the code instead of submitting the order.
          event.preventDefault();
          apply();
        }}
      />
      <Button className="mt-[1.85rem]" onClick={() => apply()}>
        {m.cart_code_apply()}
      </Button>
    </div>
  );
  if (!isScanned) return field;
  return (
    <div className="flex flex-col gap-3">
      {field}
      <ScanGiftCard onScanned={apply} />
    </div>
  );
}

/**
 * Scans the code of a gift card by camera, unless the venue hides the scanner. Not rendered without script.
 * venue#pricing-settings.
 */
function ScanGiftCard({ onScanned }: { readonly onScanned: (code: string) => void }) {
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
