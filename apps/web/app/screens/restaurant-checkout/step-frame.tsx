import { m } from "@comptoir/messages";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

type StepFrameProps = {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly summary: ReactNode;
  readonly isDone: boolean;
  /** Whether an optional step was left blank. */
  readonly isBlank: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Whether the step has no fields. It then shows its summary and its content, and cannot be toggled. */
  readonly isFixed: boolean;
  readonly children: ReactNode;
};

const HEAD = "grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-4 @max-3xs:block";
const FRAME = "@container border-t border-hairline first:border-t-0";

/**
 * One step of the checkout, open or folded into a summary. Uses the native `<details>`, so that a step opens
 * before any script has run.
 */
export function StepFrame({
  id,
  number,
  title,
  summary,
  isDone,
  isBlank,
  isOpen,
  onToggle,
  isFixed,
  children,
}: StepFrameProps) {
  const head = (
    <>
      <Mark number={number} isDone={isDone} />
      <h2 className={classNames("col-start-2 text-lead", isOpen && !isFixed && "row-span-2")}>{title}</h2>
      {isOpen && !isFixed ? null : (
        <span className="col-start-2 row-start-2 block text-small wrap-anywhere text-ink-soft">{summary}</span>
      )}
    </>
  );
  if (isFixed) {
    return (
      <section data-step={id} className={FRAME}>
        <div className={HEAD}>{head}</div>
        <div className="flex flex-col gap-5 pb-4 empty:hidden sm:pl-12">{children}</div>
      </section>
    );
  }
  return (
    <details
      data-step={id}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className={FRAME}
    >
      <summary className={`${HEAD} list-none rounded-control [&::-webkit-details-marker]:hidden`}>
        {head}
        {isOpen ? null : (
          <span className="col-start-3 row-span-2 row-start-1 block text-small font-semibold text-ink underline underline-offset-4">
            {isBlank ? m.checkout_add() : m.checkout_change()}
          </span>
        )}
      </summary>
      <div className="flex flex-col gap-5 pb-7 sm:pl-12">{children}</div>
    </details>
  );
}

function Mark({ number, isDone }: Pick<StepFrameProps, "number" | "isDone">) {
  return (
    <span
      aria-hidden="true"
      data-done={isDone || undefined}
      className={classNames(
        "figures row-span-2 grid size-8 place-items-center rounded-full text-small font-semibold",
        isDone ? "bg-accent-ink text-paper" : "border-2 border-edge text-ink-soft",
      )}
    >
      {isDone ? <Check size={17} strokeWidth={3} /> : number}
    </span>
  );
}
