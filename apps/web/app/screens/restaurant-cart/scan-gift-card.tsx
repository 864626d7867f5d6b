import { m } from "@comptoir/messages";
import ScanQrCode from "lucide-react/icons/scan-qr-code";
import { useState } from "react";
import { OpenScanDialog } from "../../scanner/open-scan-dialog.tsx";
import type { TakeCode } from "../../scanner/use-scan.ts";
import { Button } from "../../ui/button.tsx";
import { readGiftCardCode } from "./gift-card-code.ts";

/** Reads a gift card's code by the camera, where the venue does not hide that. Not there without script. venue#pricing-settings. */
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
