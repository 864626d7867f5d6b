import { useEffect, useRef, useState } from "react";
import { Banner } from "../../../ui/banner.tsx";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import { readingsOf, type TimeWarning, timeWarning } from "./time-warning.ts";

const LOOK_EVERY_MS = 10_000;

type TimeNoticeProps = {
  readonly facts: Pick<CheckoutFacts, "times" | "hold" | "setup" | "venue">;
  /** The chosen instant; null for as soon as possible. */
  readonly at: string | null;
  /** Called to reload the times, once the announced time has passed or the hold has ended. */
  readonly onOver: () => void;
};

/**
 * Shows warnings about the time during the checkout, and announces them politely to screen readers.
 * time#checkout-warnings.
 */
export function TimeNotice(props: TimeNoticeProps) {
  const warning = useTimeWarning(props);
  const { onOver } = props;
  const over = warning?.isOver ? warning.words : null;
  useEffect(() => {
    if (over !== null) onOver();
  }, [over, onOver]);
  return (
    <div role="status" className="empty:hidden">
      {warning ? <Banner tone="caution">{warning.words}</Banner> : null}
    </div>
  );
}

/**
 * Returns the current warning by the server's clock. The browser's clock only measures the time since the server's
 * answer.
 */
function useTimeWarning({ facts, at }: TimeNoticeProps): TimeWarning | null {
  const { times, hold, setup, venue } = facts;
  const [warning, setWarning] = useState<TimeWarning | null>(null);
  const heard = useRef<{ readonly now: string; readonly atMs: number } | null>(null);
  useEffect(() => {
    if (times === null) return setWarning(null);
    if (heard.current?.now !== times.now) heard.current = { now: times.now, atMs: performance.now() };
    const { now, atMs } = heard.current;
    const first = setup.times?.times?.now;
    const ofPage = first === undefined ? [] : [{ atMs: Date.parse(first), moment: venue.now }];
    const stake = { times, at, hold, readings: [...readingsOf(times), ...ofPage] };
    const look = () => {
      const next = timeWarning(stake, Date.parse(now) + performance.now() - atMs);
      // Unchanged text keeps the state, so that screen readers do not announce it again.
      setWarning((known) => (known?.words === next?.words ? known : next));
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [times, at, hold, setup.times, venue.now]);
  return warning;
}
