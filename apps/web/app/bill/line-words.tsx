import { formatMoney, m } from "@comptoir/messages";
import type { ChoiceView, LineView } from "./line-view.ts";

/** What was chosen with a dish: what is folded into its price in one sentence, what has its own price row by row. */
export function LineWords({ line }: { readonly line: Pick<LineView, "choices" | "memo"> }) {
  const folded = line.choices.filter(({ cents }) => cents === null);
  const priced = line.choices.filter((choice): choice is ChoiceView & { cents: number } => choice.cents !== null);
  return (
    <>
      {folded.length > 0 ? (
        <p className="text-small text-ink-soft">{folded.map(({ words }) => words).join(", ")}</p>
      ) : null}
      {priced.length > 0 ? (
        <ul className="text-small text-ink-soft">
          {priced.map(({ key, words, cents }) => (
            <li key={key} className="flex justify-between gap-4">
              <span>{words}</span>
              <span className="figures whitespace-nowrap">{formatMoney(cents)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {line.memo ? <p className="text-small text-ink-soft italic">{m.bill_memo({ memo: line.memo })}</p> : null}
    </>
  );
}
