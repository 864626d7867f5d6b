import type { LineView } from "@comptoir/receipt";
import type { ReactNode } from "react";
import { LineWords } from "./line-words.tsx";

export type BillLineProps = {
  readonly line: LineView;
  readonly name: string;
  readonly amount: string;
  readonly children?: ReactNode;
};

export function BillLine({ line, name, amount, children }: BillLineProps) {
  return (
    <li className="flex flex-wrap gap-x-3">
      <span className="figures min-w-7 shrink-0 whitespace-nowrap text-ink-soft">
        <span aria-hidden="true">{line.quantity} ×</span>
        <span className="visually-hidden">{line.quantity}</span>
      </span>
      {/* With enlarged text on a small phone, the words take a line below the quantity. */}
      <div className="min-w-0 flex-[1_1_5.5rem]">
        <p className="flex flex-wrap justify-between gap-x-4 font-medium">
          <span className="min-w-0 flex-1 basis-24">{name}</span>
          <span className="figures ml-auto font-normal whitespace-nowrap">{amount}</span>
        </p>
        <LineWords line={line} />
        {children}
      </div>
    </li>
  );
}
