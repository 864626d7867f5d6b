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
import type { backOfCancel } from "./back-of-cancel.ts";

type OrderActionsProps = {
  readonly title: string;
  /** The link to the order's calendar file; null if the diner needs no appointment. */
  readonly calendarTo: string | null;
  readonly receiptTo: string;
  /** The link to order more, or to order the same dishes again. */
  readonly again: ReactNode;
};

/** The buttons have little padding, so that four of them fit in one row beside the receipt on a desktop. */
const NARROW = "px-2! sm:px-3.5!";
const LOOK = buttonLook({ className: NARROW });

export function OrderActions({ title, calendarTo, receiptTo, again }: OrderActionsProps) {
  // Sharing and printing require script. The buttons keep their space until hydration, to avoid a layout shift.
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
          // On a phone two or three buttons per row; fewer with enlarged text.
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

function Named({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <span className="flex flex-col items-center gap-1 text-small sm:flex-row sm:gap-2">
      {icon}
      {children}
    </span>
  );
}

type CancelOrderProps = {
  /** The deadline to cancel, as text. */
  readonly until: string;
  /** Where its amount goes; null if nothing was paid online. */
  readonly back: ReturnType<typeof backOfCancel>;
  /** Why the order was not cancelled; null before an attempt, and after a success. */
  readonly refusal: string | null;
};

/** Lets the guest cancel the order, also without script. ordering#cancel-by-guest. */
export function CancelOrder({ until, back, refusal }: CancelOrderProps) {
  return (
    <details open={refusal !== null} className="group print:hidden">
      <summary className={buttonLook({ tone: "plain", className: "w-fit cursor-pointer -ms-5 list-none" })}>
        {m.order_cancel()}
      </summary>
      <Form method="post" className="mt-4 flex flex-col items-start gap-3 border-l border-hairline pl-5">
        <p className="font-semibold">{m.order_cancel_until({ time: until })}</p>
        {back === null ? null : <p>{back === "credit" ? m.order_cancel_credit() : m.order_cancel_money()}</p>}
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
