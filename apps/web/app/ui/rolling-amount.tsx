import { formatMoney } from "@comptoir/messages";
import { classNames } from "./class-names.ts";

export type RollingAmountProps = {
  readonly cents: number;
  /** Not the server's word yet: shown a little lighter. */
  readonly isPending?: boolean;
  readonly className?: string;
};

/** A total that rolls into its place when it changes. Whoever asked for less motion sees it change at once. */
export function RollingAmount({ cents, isPending, className }: RollingAmountProps) {
  return (
    <span className={classNames("figures inline-block overflow-hidden whitespace-nowrap align-bottom", className)}>
      <span
        key={cents}
        className={classNames(
          "inline-block animate-[roll_0.22s_var(--ease-out)] transition-opacity duration-200",
          isPending && "opacity-70",
        )}
      >
        {formatMoney(cents)}
      </span>
    </span>
  );
}
