import { m } from "@comptoir/messages";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import FileText from "lucide-react/icons/file-text";
import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { classNames } from "../../ui/class-names.ts";
import { showToast } from "../../ui/toast.tsx";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";

export type OrderActionsProps = {
  readonly title: string;
  /** Where the order's calendar file is; absent when there is nothing to come back for. */
  readonly calendarTo: string | null;
  /** Where the receipt is as a file. */
  readonly receiptTo: string;
  /** The way to order more, or the same again. */
  readonly again: ReactNode;
};

/** As wide as half a phone. */
const LOOK = buttonLook({ className: "max-sm:px-3!" });

/** What can be done with an order that stands: order more, keep it in the calendar, hand it on, print it. */
export function OrderActions({ title, calendarTo, receiptTo, again }: OrderActionsProps) {
  // Only a browser that runs scripts can share and print. Until they run the room is kept, so that nothing below moves.
  const ofScript = classNames("max-sm:px-3! noscript:hidden", !useIsHydrated() && "invisible");
  const share = async () => {
    const url = location.href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast(m.order_link_copied());
    } catch {
      // Whoever closes the device's own dialog has changed their mind.
    }
  };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 sm:flex sm:flex-wrap print:hidden">
      {again}
      {calendarTo ? (
        <a href={calendarTo} className={LOOK}>
          <CalendarPlus size={18} aria-hidden="true" />
          {m.order_add_to_calendar()}
        </a>
      ) : null}
      <a href={receiptTo} className={LOOK}>
        <FileText size={18} aria-hidden="true" />
        {m.order_receipt_pdf()}
      </a>
      <Button onClick={share} className={ofScript}>
        <Share2 size={18} aria-hidden="true" />
        {m.order_share()}
      </Button>
      <Button
        onClick={() => print()}
        // Where it is alone in the last row of a phone, it takes all of it.
        className={classNames(ofScript, again ? "max-sm:even:col-span-full" : "max-sm:odd:col-span-full")}
      >
        <Printer size={18} aria-hidden="true" />
        {m.order_print()}
      </Button>
    </div>
  );
}
