import { m } from "@comptoir/messages";
import { Button } from "../../ui/button.tsx";
import type { LineProblem } from "./line-problems.ts";

export type LineProblemNoticeProps = {
  readonly problem: LineProblem;
  readonly name: string;
  readonly onRemove: () => void;
  readonly onAccept: () => void;
};

/** What stands in the way of a line of the cart, with what can be done about it. */
export function LineProblemNotice({ problem, name, onRemove, onAccept }: LineProblemNoticeProps) {
  const isPrice = problem.kind === "price-changed";
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control px-3 py-1.5 text-small ${
        isPrice ? "bg-caution-tint text-caution" : "bg-danger-tint text-danger"
      }`}
    >
      <p className="min-w-0 flex-1 basis-40 font-medium">{problem.message}</p>
      {isPrice ? (
        <Button tone="plain" className="min-h-11 px-1! text-small" onClick={onAccept}>
          {m.cart_accept_price()}
        </Button>
      ) : null}
      <Button
        tone="plain"
        className="min-h-11 px-1! text-small"
        onClick={onRemove}
        aria-label={m.cart_remove_named({ name })}
      >
        {m.cart_remove()}
      </Button>
    </div>
  );
}
