import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import X from "lucide-react/icons/x";
import { Form } from "react-router";
import { AMOUNT_ROW, ROW_AMOUNT, ROW_WORDS } from "../../ui/amount-row.ts";
import { Banner } from "../../ui/banner.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { SeatedTable } from "./seated-table.ts";

type OpenLine = SeatedTable["table"]["open"][number];

/** The lines that are not sent, by person, with what they cost before charges and taxes. table#table-lines. */
export function OpenLines({ yours: { you, table } }: { readonly yours: SeatedTable }) {
  const isHost = table.people.some(({ id, isHost: one }) => id === you && one);
  const byPerson = Map.groupBy(table.open, ({ person }) => person);
  if (table.open.length === 0 && table.unavailable.length === 0) {
    return <p className="text-ink-soft">{m.table_open_empty()}</p>;
  }
  return (
    <>
      {table.people.map(({ id, name }) => {
        const lines = byPerson.get(id);
        if (!lines) return null;
        const cents = lines.reduce((sum, { orderPrice }) => sum + centsOf(orderPrice), 0);
        return (
          <section key={id} aria-label={name} className="flex flex-col gap-1">
            <h3 className={`${AMOUNT_ROW} font-medium`}>
              <span className={ROW_WORDS}>{id === you ? m.table_person_you({ name }) : name}</span>
              <span className={ROW_AMOUNT}>{formatMoney(cents)}</span>
            </h3>
            <ul className="flex flex-col">
              {lines.map((line) => (
                <Line key={line.orderId} line={line} name={name} isRemovable={isHost || id === you} />
              ))}
            </ul>
          </section>
        );
      })}
      {table.isFull ? <Banner tone="caution">{m.table_full()}</Banner> : null}
      {table.unavailable.length > 0 ? <Banner tone="caution">{m.table_unavailable()}</Banner> : null}
    </>
  );
}

function Line({
  line,
  name,
  isRemovable,
}: {
  readonly line: OpenLine;
  readonly name: string;
  readonly isRemovable: boolean;
}) {
  const choices = line.orderOptions.flatMap(({ values }) => values.map((value) => value.name)).filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-hairline py-2">
      <span className={ROW_WORDS}>
        <span className="figures">{line.quantity} × </span>
        {line.name}
        {line.kitchen === undefined ? null : <span className="block text-small text-ink-soft">{line.kitchen}</span>}
        {choices.length > 0 ? <span className="block text-small text-ink-soft">{choices.join(", ")}</span> : null}
      </span>
      <span className="ml-auto flex items-center gap-1 whitespace-nowrap">
        <span className="figures">{formatMoney(centsOf(line.orderPrice))}</span>
        {isRemovable ? (
          <Form method="post">
            <input type="hidden" name="act" value="remove" />
            <input type="hidden" name="person" value={line.person} />
            <input type="hidden" name="orderId" value={line.orderId} />
            <IconButton type="submit" label={m.table_remove({ dish: line.name, name })} icon={<X size={18} />} />
          </Form>
        ) : null}
      </span>
    </li>
  );
}
