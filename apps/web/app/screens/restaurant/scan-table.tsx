import { m } from "@comptoir/messages";
import ScanQrCode from "lucide-react/icons/scan-qr-code";
import { useState } from "react";
import { OpenScanDialog } from "../../scanner/open-scan-dialog.tsx";
import type { TakeCode } from "../../scanner/use-scan.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { type CodedTable, readTableCode } from "../../venue/read-table-code.ts";
import { useRestaurant } from "./use-restaurant.ts";

export type ScanTableProps = {
  readonly onTable: (table: CodedTable) => void;
  readonly className?: string;
};

/** Scans the code of a table for its number. Hidden until hydration; the number can be typed instead. */
export function ScanTable({ onTable, className }: ScanTableProps) {
  const isLive = useIsHydrated();
  const { venue, origin } = useRestaurant();
  const [isOpen, setIsOpen] = useState(false);
  const onCode: TakeCode = (code) => {
    const found = readTableCode(code, { slug: venue.slug, origin });
    if (found === "no-table") return { refused: m.scan_table_no_table() };
    if (found === "other-restaurant") return { refused: m.scan_table_other_restaurant({ venue: venue.name }) };
    setIsOpen(false);
    onTable(found);
    return "taken";
  };
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className={classNames(className, "noscript:hidden", !isLive && "invisible")}
        onClick={() => setIsOpen(true)}
      >
        <ScanQrCode size={20} aria-hidden="true" />
        {m.scan_table_button()}
      </Button>
      {isOpen ? (
        <OpenScanDialog
          title={m.scan_table_title()}
          hint={m.scan_table_hint()}
          instead={m.scan_table_instead()}
          onCode={onCode}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
