import { formatMoney, m } from "@comptoir/messages";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { BillLine } from "../../bill/bill-line.tsx";
import { BillTable } from "../../bill/bill-table.tsx";
import { useLineViews } from "../../bill/use-line-views.ts";
import { stepsFor } from "./steps/checkout-steps.ts";
import type { Checkout } from "./use-checkout.ts";

/** After these waits the text says that the network is slow, and then that there is no answer yet. */
const SLOW_MS = 4_000;
const VERY_SLOW_MS = 12_000;

const BUTTON_WORDS = [m.checkout_placing, m.checkout_placing_slow, m.checkout_placing_very_slow] as const;
const REASSURANCE = [null, m.checkout_placing_slow_text, m.checkout_placing_very_slow_text] as const;

/** The steps whose summaries stay in sight while the order is placed. */
const SHOWN_STEPS = ["suite", "where", "when"];

/**
 * Covers the checkout while the order is placed. The dishes and the amount stay in sight, and nothing else can be
 * pressed. screens#placing.
 */
export function Placing({ checkout }: { readonly checkout: Checkout }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const lines = useLineViews();
  // Keeps the lines, since placing the order empties the cart.
  const [shown] = useState(() => ({ ...summaryOf(checkout), lines }));
  const slowness = useSlowness();
  useStay(checkout);
  // A layout effect closes the dialog before React removes it, which returns the focus to the pressed button.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog at the second press of Escape, whatever the page says.
      onClose={() => dialog.current?.showModal()}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none animate-[appear_0.2s_var(--ease-out)] overflow-hidden bg-paper text-ink"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: takes the focus, and scrolls by keyboard. */}
      <div tabIndex={0} className="flex h-full flex-col overflow-y-auto outline-none">
        <div className="band">
          <div className="page flex max-w-3xl flex-col gap-1 py-8 sm:py-12">
            <p className="text-small font-semibold">{checkout.facts.venue.name}</p>
            <h2 id={titleId} className="text-display">
              {m.checkout_placing_heading()}
            </h2>
            {shown.facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </div>
        </div>
        <div className="page flex max-w-3xl grow flex-col py-6">
          <ul className="flex flex-col gap-3">
            {shown.lines.map((line) => (
              <BillLine
                key={line.orderId}
                line={line}
                name={line.name || m.cart_unknown_dish()}
                amount={line.cents === null ? "" : formatMoney(line.cents)}
              />
            ))}
          </ul>
          {shown.bill === null ? null : (
            <BillTable
              costs={shown.bill}
              wording={checkout.facts.setup.wording}
              isPending={false}
              className="mt-4 border-t border-hairline pt-4"
            />
          )}
        </div>
        <div className="foot-bar">
          <div
            role="status"
            className="page flex max-w-3xl flex-col gap-2 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
          >
            {REASSURANCE[slowness] ? <p className="text-small">{REASSURANCE[slowness]()}</p> : null}
            <p className="relative grid min-h-14 place-items-center overflow-hidden rounded-control bg-accent px-5 py-2 text-center font-semibold text-on-accent forced-colors:border">
              {BUTTON_WORDS[slowness]()}
              <span aria-hidden="true" className="placing-progress" />
            </p>
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** Returns the bill and the chosen destination and time, as the checkout showed them when the order was sent. */
function summaryOf({ facts, draft }: Checkout) {
  const steps = stepsFor(facts).filter(({ id }) => SHOWN_STEPS.includes(id));
  return { bill: facts.bill, facts: steps.map((step) => step.summary(draft[step.id], facts)) };
}

function useSlowness(): 0 | 1 | 2 {
  const [slowness, setSlowness] = useState<0 | 1 | 2>(0);
  useEffect(() => {
    const timers = [setTimeout(() => setSlowness(1), SLOW_MS), setTimeout(() => setSlowness(2), VERY_SLOW_MS)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return slowness;
}

/** Blocks the browser's back button while the order is sent. */
function useStay({ submit }: Checkout): void {
  const { state, reset } = useBlocker(({ historyAction }) => historyAction === "POP" && submit.isSending());
  useEffect(() => {
    if (state === "blocked") reset();
  }, [state, reset]);
}
