import type { OrderStatusData } from "@comptoir/contract";
import { formatTimeOfDay, m } from "@comptoir/messages";
import type { DestinationKind } from "@comptoir/ordering";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { classNames } from "../../ui/class-names.ts";
import { type ClockReading, wallClockAt } from "../../venue/wall-clock.ts";
import { type OrderState, STEPS, stepWords } from "./order-status.ts";

type OrderTimelineProps = {
  readonly state: OrderState;
  readonly clock: readonly ClockReading[];
  readonly kind: DestinationKind;
};

export function OrderTimeline({ state, clock, kind }: OrderTimelineProps) {
  const steps: readonly OrderStatusData[] =
    state.status === "cancelled" ? [...state.history.map(({ status }) => status)] : STEPS;
  const reached = steps.indexOf(state.status);
  return (
    <ol aria-label={m.order_timeline()} className="flex flex-col sm:flex-row print:hidden">
      {steps.map((step, index) => {
        const at = state.history.find(({ status }) => status === step)?.at;
        const isCurrent = step === state.status;
        return (
          <li
            key={step}
            aria-current={isCurrent ? "step" : undefined}
            className="relative flex min-w-0 flex-1 gap-3 pb-5 last:pb-0 sm:flex-col sm:gap-2 sm:pr-4 sm:pb-0"
          >
            {index < steps.length - 1 ? <Track isDone={index < reached} /> : null}
            {step === "cancelled" ? (
              <CancelledDot />
            ) : (
              <Dot isDone={index < reached || (isCurrent && index === steps.length - 1)} isCurrent={isCurrent} />
            )}
            <span className="flex min-w-0 flex-col">
              <span
                className={classNames("text-small", isCurrent ? "font-semibold" : index > reached && "text-ink-soft")}
              >
                {stepWords(step, kind)}
              </span>
              {at ? (
                <time dateTime={at} className="figures text-fine text-ink-soft">
                  {formatTimeOfDay(wallClockAt(at, clock).minutes)}
                </time>
              ) : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Track({ isDone }: { readonly isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "absolute top-6 bottom-0 left-[0.7rem] w-0.5 sm:top-[0.7rem] sm:right-0 sm:bottom-auto sm:left-6 sm:h-0.5 sm:w-auto",
        "forced-colors:forced-color-adjust-none",
        isDone ? "bg-accent-ink forced-colors:bg-[CanvasText]" : "bg-hairline forced-colors:bg-[GrayText]",
      )}
    />
  );
}

function Dot({ isDone, isCurrent }: { readonly isDone: boolean; readonly isCurrent: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "relative z-10 grid size-6 shrink-0 place-items-center rounded-full border-2",
        isDone && "border-accent-ink bg-accent-ink text-paper",
        !isDone && isCurrent && "border-accent-ink bg-paper",
        !isDone && !isCurrent && "border-hairline bg-paper",
      )}
    >
      {isDone ? <Check size={14} strokeWidth={3} /> : null}
      {!isDone && isCurrent ? (
        <span className="size-2.5 animate-[breathe_2s_ease-in-out_infinite] rounded-full bg-accent-ink forced-colors:forced-color-adjust-none forced-colors:bg-[CanvasText]" />
      ) : null}
    </span>
  );
}

function CancelledDot() {
  return (
    <span
      aria-hidden="true"
      className="relative z-10 grid size-6 shrink-0 place-items-center rounded-full bg-danger text-paper forced-colors:border-2"
    >
      <X size={14} strokeWidth={3} />
    </span>
  );
}
