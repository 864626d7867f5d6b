import { m } from "@comptoir/messages";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";

export type StepFrameProps = {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** What the step came to, in a line. */
  readonly summary: ReactNode;
  /** Nothing of it is missing or wrong. */
  readonly isDone: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Shows a button that ends the step; without it the step stays as it is. */
  readonly onDone?: () => void;
  readonly children: ReactNode;
};

/** The id of a step's heading, where the focus goes when the one before is done. */
export function headingId(stepId: string): string {
  return `step-${stepId}`;
}

/**
 * One step of the checkout: open to fill in, or summed up in a line that opens it again. The platform's own disclosure, so that
 * it opens before any script has run.
 */
export function StepFrame({ id, number, title, summary, isDone, isOpen, onToggle, onDone, children }: StepFrameProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group/step @container border-t border-hairline first:border-t-0"
    >
      <summary
        id={headingId(id)}
        className="grid min-h-16 list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 rounded-control py-4 @max-3xs:block [&::-webkit-details-marker]:hidden"
      >
        <span
          aria-hidden="true"
          className={classNames(
            "figures row-span-2 grid size-8 place-items-center rounded-full text-small font-semibold",
            isDone ? "bg-accent-ink text-paper" : "border-2 border-edge text-ink-soft",
          )}
        >
          {isDone ? <Check size={17} strokeWidth={3} /> : number}
        </span>
        <h2 className={classNames("col-start-2 text-lead", isOpen && "row-span-2")}>{title}</h2>
        {isOpen ? null : (
          <>
            <span className="col-start-2 row-start-2 block text-small wrap-anywhere text-ink-soft">{summary}</span>
            <span className="col-start-3 row-span-2 row-start-1 block text-small font-semibold text-accent-ink underline underline-offset-4">
              {m.checkout_change()}
            </span>
          </>
        )}
      </summary>
      <div className="flex flex-col gap-5 pb-7 sm:pl-12">
        {children}
        {onDone ? (
          <Button onClick={onDone} className="self-start max-sm:w-full">
            {m.checkout_step_done()}
          </Button>
        ) : null}
      </div>
    </details>
  );
}
