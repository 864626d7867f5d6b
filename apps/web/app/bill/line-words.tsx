import { formatMoney, m } from "@comptoir/messages";
import { type ChoiceView, foldedWords, type LineView } from "@comptoir/receipt";
import { orderWords } from "../children/child-words.ts";
import { useChosenChild } from "../children/chosen-child.tsx";

type LineWordsProps = { readonly line: Pick<LineView, "choices" | "memo" | "date" | "childId"> };

/** A line's choices: those that its price includes in one sentence, those with a price of their own in rows. */
export function LineWords({ line }: LineWordsProps) {
  return (
    <>
      <FoldedWords line={line} />
      <PricedRows line={line} />
    </>
  );
}

/**
 * The school date and child of a line, the choices that its price includes, and the memo. menu#roll-up,
 * school#school-orders.
 */
export function FoldedWords({ line }: LineWordsProps) {
  const { choices, memo } = line;
  const { children } = useChosenChild();
  const folded = foldedWords(choices);
  return (
    <>
      {line.date ? <p className="text-small font-medium first-letter:uppercase">{orderWords(line, children)}</p> : null}
      {folded ? <p className="text-small text-ink-soft">{folded}</p> : null}
      {memo ? <p className="text-small text-ink-soft italic">{m.bill_memo({ memo })}</p> : null}
    </>
  );
}

/** The choices with a price of their own, in rows under the line. menu#roll-up. */
export function PricedRows({ line: { choices } }: LineWordsProps) {
  const priced = choices.filter((choice): choice is ChoiceView & { cents: number } => choice.cents !== null);
  if (priced.length === 0) return null;
  return (
    <ul className="text-small text-ink-soft">
      {priced.map(({ key, words, cents }) => (
        <li key={key} className="flex justify-between gap-4">
          <span>{words}</span>
          <span className="figures whitespace-nowrap">{formatMoney(cents)}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * The heading of a kitchen's lines in a hub's cart or order; `name` is undefined for no heading.
 * hub#hub-menu.
 */
export function KitchenHeading({
  name,
  className = "",
}: {
  readonly name: string | undefined;
  readonly className?: string;
}) {
  return name === undefined ? null : <li className={`font-display font-semibold ${className}`}>{name}</li>;
}
