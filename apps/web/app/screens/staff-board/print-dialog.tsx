import type { BoardOrderData, BoardVenueData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatList, m } from "@comptoir/messages";
import type { PaperPrinted } from "@comptoir/ordering";
import { placeWords } from "@comptoir/receipt";
import { type MouseEvent, useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { showToast } from "../../ui/toast.tsx";

type What = "ticket" | "label" | "receipt";

const WHATS: Readonly<Record<What, { readonly words: () => string; readonly paper: PaperPrinted }>> = {
  ticket: { words: m.board_print_ticket, paper: "tickets" },
  label: { words: m.board_print_label, paper: "labels" },
  receipt: { words: m.board_print_receipt, paper: "receipts" },
};

/** The print pages of this screen, by the width of the paper in mm. printing#print-page. */
const SCREENS = { "screen-80": m.board_print_screen_80, "screen-58": m.board_print_screen_58 } as const;
const USUAL = "usual";

type PrintProps = {
  readonly order: BoardOrderData;
  readonly token: string;
  readonly printers: BoardVenueData["printers"];
  readonly onClose: () => void;
};

/**
 * Prints a ticket, labels or a receipt of an order: where it usually prints, on a printer that is chosen, or by the print
 * window of this screen's browser. printing#by-hand.
 */
export function PrintDialog({ order, token, printers, onClose }: PrintProps) {
  const [what, setWhat] = useState<What>("ticket");
  const [chosen, setWhere] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const places = placesOf(what, printers);
  const where = places.find(({ place }) => place === chosen)?.place ?? places[0]?.place ?? USUAL;
  const screen = Object.hasOwn(SCREENS, where) ? (where as keyof typeof SCREENS) : null;

  const print = async () => {
    setIsBusy(true);
    const body = { what, printer: where === USUAL ? null : where };
    const result = await staffCalls.printOrder(staffCaller(token), order.id, body);
    setIsBusy(false);
    if (!result.ok) return setFault(result.error?.message ?? m.board_print_no_answer());
    showToast(m.board_print_sent({ number: order.number }));
    onClose();
  };
  return (
    <SheetDialog
      open={true}
      size="narrow"
      title={m.board_print_title({ number: order.number })}
      onClose={onClose}
      footer={
        screen === null ? (
          <Button tone="primary" wide={true} busy={isBusy} onClick={print}>
            {m.board_print()}
          </Button>
        ) : (
          <a
            href={paperAddress(order.id, { what, width: screen === "screen-58" ? 58 : 80 })}
            target="_blank"
            rel="noopener opener"
            onClick={openToPrint}
            className={buttonLook({ tone: "primary", wide: true })}
          >
            {m.board_print_open()}
          </a>
        )
      }
    >
      <div className="flex flex-col gap-5 px-5 pb-5">
        <p className="text-ink-soft">{placeWords(order.destination)}</p>
        {fault === null ? null : (
          <Banner tone="danger" role="alert">
            {fault}
          </Banner>
        )}
        <ChoiceGroup legend={m.board_print_what()}>
          {(Object.keys(WHATS) as What[]).map((one) => (
            <RadioCard
              key={one}
              name="print-what"
              value={one}
              label={WHATS[one].words()}
              checked={what === one}
              onChange={() => setWhat(one)}
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend={m.board_print_where()} hint={m.board_print_copy_text()}>
          {places.map(({ place, words, names }) => (
            <RadioCard
              key={place}
              name="print-where"
              value={place}
              label={words}
              description={names}
              checked={where === place}
              onChange={() => setWhere(place)}
            />
          ))}
        </ChoiceGroup>
      </div>
    </SheetDialog>
  );
}

type Place = { readonly place: string; readonly words: string; readonly names?: string };

/** Where a paper can be printed: where it prints of its own accord, at each printer, or from this screen. */
function placesOf(what: What, printers: PrintProps["printers"]): readonly Place[] {
  const usual = printers.filter(({ prints }) => prints.includes(WHATS[what].paper));
  const names = formatList(usual.map(({ name }) => name));
  const isOnlyOne = usual.length === 1 && printers.length === 1;
  return [
    ...(usual.length === 0 ? [] : [{ place: USUAL, words: m.board_print_usual(), names }]),
    ...(isOnlyOne ? [] : printers.map(({ id, name }) => ({ place: id, words: name }))),
    ...Object.entries(SCREENS).map(([place, words]) => ({ place, words: words() })),
  ];
}

function paperAddress(orderId: string, { what, width }: { readonly what: What; readonly width: 58 | 80 }): string {
  const query = new URLSearchParams({ what: what === "label" ? "labels" : what, width: String(width) });
  return `/staff/orders/${orderId}/paper?${query}`;
}

/** Opens the print page with the browser's print window. If a window may not be opened, the link opens the page alone. */
function openToPrint(event: MouseEvent<HTMLAnchorElement>): void {
  const opened = window.open(event.currentTarget.href, "_blank");
  if (opened === null) return;
  event.preventDefault();
  opened.addEventListener("load", () => opened.print());
}
