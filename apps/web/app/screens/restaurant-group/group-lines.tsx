import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import X from "lucide-react/icons/x";
import { Form } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { type InGroup, isHostOf } from "./in-group.ts";

type Line = InGroup["group"]["open"][number];

/** The dishes by person, with sums before charges and taxes. What is kept back says why. table#table-lines, table#group-limit. */
export function GroupLines({ yours }: { readonly yours: InGroup }) {
  const { you, group } = yours;
  const isHost = isHostOf(yours);
  const byPerson = Map.groupBy(group.open, ({ person }) => person);
  if (group.open.length === 0 && group.unavailable.length === 0) {
    return <p className="text-ink-soft">{m.table_open_empty()}</p>;
  }
  return (
    <>
      {group.people.map(({ id, name, total }) => {
        const lines = byPerson.get(id);
        if (!lines) return null;
        return (
          <section key={id} aria-label={name} className="flex flex-col gap-1">
            <h3 className="flex justify-between gap-4 font-medium">
              <span className="wrap-anywhere">{id === you ? m.table_person_you({ name }) : name}</span>
              <span className="figures">{formatMoney(centsOf(total))}</span>
            </h3>
            <ul className="flex flex-col">
              {lines.map((line) => (
                <OneLine key={line.line} line={line} name={name} isRemovable={isHost || id === you} />
              ))}
            </ul>
          </section>
        );
      })}
      {group.open.length === 0 ? null : (
        <div>
          <p className="flex justify-between gap-4 font-semibold">
            <span>{m.group_total()}</span>
            <span className="figures">{formatMoney(centsOf(group.total))}</span>
          </p>
          <p className="text-small text-ink-soft">{m.group_before_taxes()}</p>
        </div>
      )}
      {group.isFull ? <Banner tone="caution">{m.group_full()}</Banner> : null}
      {group.unavailable.length > 0 ? <Banner tone="caution">{m.group_unavailable()}</Banner> : null}
    </>
  );
}

function OneLine({
  line,
  name,
  isRemovable,
}: {
  readonly line: Line;
  readonly name: string;
  readonly isRemovable: boolean;
}) {
  const choices = line.orderOptions.flatMap(({ values }) => values.map((value) => value.name)).filter(Boolean);
  return (
    <li className="flex items-center justify-between gap-3 border-b border-hairline py-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="figures">{line.quantity} × </span>
        {line.name}
        {choices.length > 0 ? <span className="block text-small text-ink-soft">{choices.join(", ")}</span> : null}
        {line.keptBack === null ? null : (
          <span className="block text-small font-medium text-caution">
            {line.keptBack === "limit" ? m.group_line_limit() : m.group_line_late()}
          </span>
        )}
      </span>
      <span className="flex items-center gap-1">
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
