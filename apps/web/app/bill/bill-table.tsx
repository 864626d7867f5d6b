import { formatMoney } from "@comptoir/messages";
import type { CostsData } from "@comptoir/ordering";
import { type BillRow, type BillWording, billRows } from "@comptoir/receipt";
import { classNames } from "../ui/class-names.ts";

export type BillTableProps = {
  readonly costs: CostsData;
  readonly wording: BillWording;
  /** The page's own sums, which the server has yet to confirm: in a softer ink that still reads well. */
  readonly isPending?: boolean;
  /** What the last amount is called when it is not "to pay". */
  readonly dueLabel?: string;
  readonly className?: string;
};

/** A bill: what each amount is, and the amount. */
export function BillTable({ costs, wording, isPending, dueLabel, className }: BillTableProps) {
  return (
    <dl
      className={classNames(
        "flex flex-col gap-1.5 text-small transition-colors duration-150",
        isPending && "text-ink-soft",
        className,
      )}
    >
      {billRows(costs, wording).map(({ key, kind, label, cents }) => (
        <div key={key} className={classNames("flex flex-wrap items-baseline justify-between gap-x-4", LOOKS[kind])}>
          <dt className="min-w-0 flex-1 basis-24">{kind === "due" && dueLabel ? dueLabel : label}</dt>
          <dd className="figures ml-auto shrink-0 whitespace-nowrap">
            {formatMoney(kind === "saving" ? -cents : cents)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LOOKS: Record<BillRow["kind"], string> = {
  amount: "",
  saving: "text-good",
  included: "text-fine text-ink-soft",
  total: "border-t border-hairline pt-2 mt-1 font-semibold text-body",
  due: "border-t border-hairline pt-2 mt-1 font-semibold text-lead",
};
