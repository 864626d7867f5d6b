import { m } from "@comptoir/messages";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import FileText from "lucide-react/icons/file-text";
import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { classNames } from "../../ui/class-names.ts";
import { showToast } from "../../ui/toast.tsx";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";

type OrderActionsProps = {
  readonly title: string;
  /** Where the order's calendar file is; absent when there is nothing to come back for. */
  readonly calendarTo: string | null;
  /** Where the receipt is as a file. */
  readonly receiptTo: string;
  /** The way to order more, or the same again. */
  readonly again: ReactNode;
};

/** Four of them stand in the line of a desktop beside the receipt. */
const NARROW = "px-2! sm:px-3.5!";
const LOOK = buttonLook({ className: NARROW });

/** What can be done with an order that stands: order more, keep it in the calendar, hand it on, print it. */
export function OrderActions({ title, calendarTo, receiptTo, again }: OrderActionsProps) {
  // Only a browser that runs scripts can share and print. Until they run the room is kept, so that nothing below moves.
  const ofScript = classNames(NARROW, "noscript:hidden", !useIsHydrated() && "invisible");
  const share = async () => {
    const url = location.href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast(m.order_link_copied());
    } catch {
      // A closed share dialog is no error.
    }
  };
  return (
    <div className="flex flex-col items-start gap-3 print:hidden">
      {again}
      <div
        className={classNames(
          "grid w-full gap-2 sm:flex sm:flex-wrap",
          // On a phone two and two, or three beside each other; with large letters fewer.
          calendarTo
            ? "grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))]"
            : "grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))]",
        )}
      >
        {calendarTo ? (
          <a href={calendarTo} className={LOOK}>
            <Named icon={<CalendarPlus size={18} aria-hidden="true" />}>{m.order_add_to_calendar()}</Named>
          </a>
        ) : null}
        <a href={receiptTo} className={LOOK}>
          <Named icon={<FileText size={18} aria-hidden="true" />}>{m.order_receipt_pdf()}</Named>
        </a>
        <Button onClick={share} className={ofScript}>
          <Named icon={<Share2 size={18} aria-hidden="true" />}>{m.order_share()}</Named>
        </Button>
        <Button onClick={() => print()} className={ofScript}>
          <Named icon={<Printer size={18} aria-hidden="true" />}>{m.order_print()}</Named>
        </Button>
      </div>
    </div>
  );
}

/** A name under its icon on a phone, so that several stand beside each other, and beside it elsewhere. */
function Named({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <span className="flex flex-col items-center gap-1 text-small sm:flex-row sm:gap-2">
      {icon}
      {children}
    </span>
  );
}

type CancelOrderProps = {
  /** Until when it can be cancelled, in words. */
  readonly until: string;
  /** Whether there is a charge that comes back. */
  readonly isPaid: boolean;
  /** It goes to the account, not to the card. school#cancel-day. */
  readonly isCredited: boolean;
  /** Why it was not cancelled; null: it was not asked for yet, or it was. */
  readonly refusal: string | null;
};

/** The guest's own way to cancel: said first until when, asked once more, and done without script too. ordering#cancel-by-guest. */
export function CancelOrder({ until, isPaid, isCredited, refusal }: CancelOrderProps) {
  return (
    <details open={refusal !== null} className="group print:hidden">
      <summary className={buttonLook({ tone: "plain", className: "w-fit cursor-pointer -ms-5 list-none" })}>
        {m.order_cancel()}
      </summary>
      <Form method="post" className="mt-4 flex flex-col items-start gap-3 border-l border-hairline pl-5">
        <p className="font-semibold">{m.order_cancel_until({ time: until })}</p>
        {isPaid || isCredited ? <p>{isCredited ? m.order_cancel_credit() : m.order_cancel_money()}</p> : null}
        {refusal === null ? null : (
          <p role="alert" className="text-danger">
            {refusal}
          </p>
        )}
        <Button type="submit" tone="danger" className="max-sm:w-full">
          {m.order_cancel_confirm()}
        </Button>
      </Form>
    </details>
  );
}
