import { formatMoney } from "@comptoir/messages";
import { classNames } from "./class-names.ts";

export type RollingAmountProps = {
  readonly cents: number;
  readonly className?: string;
};

/** A total that rolls into view when it changes, except under reduced motion. */
export function RollingAmount({ cents, className }: RollingAmountProps) {
  return (
    <span className={classNames("figures inline-block overflow-hidden whitespace-nowrap align-bottom", className)}>
      <span key={cents} className="inline-block animate-[roll_0.22s_var(--ease-out)]">
        {formatMoney(cents)}
      </span>
    </span>
  );
}
