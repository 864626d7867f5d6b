import { formatMoney, m } from "@comptoir/messages";
import { classNames } from "./class-names.ts";

export type PriceProps = {
  readonly cents: number;
  readonly wasCents?: number | null | undefined;
  /** The member price; hidden if it equals `cents`. */
  readonly memberCents?: number | null | undefined;
  /** Adds a plus sign, for the surcharge of an option. */
  readonly plus?: boolean;
  readonly className?: string;
};

export function Price({ cents, wasCents, memberCents, plus, className }: PriceProps) {
  return (
    <span className={classNames("figures whitespace-nowrap", className)}>
      {plus ? "+" : null}
      {formatMoney(cents)}
      {wasCents !== undefined && wasCents !== null && wasCents !== cents ? (
        <>
          {" "}
          <s aria-hidden="true" className="font-normal text-ink-soft">
            {formatMoney(wasCents)}
          </s>
          <span className="visually-hidden">{m.site_price_was({ price: formatMoney(wasCents) })}</span>
        </>
      ) : null}
      {memberCents !== undefined && memberCents !== null && memberCents !== cents ? (
        <span className="block text-fine font-semibold whitespace-normal text-ink">
          {m.site_member_price({ price: formatMoney(memberCents) })}
        </span>
      ) : null}
    </span>
  );
}
