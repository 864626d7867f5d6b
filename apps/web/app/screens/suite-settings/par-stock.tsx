import type { ParStockData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { COUNT_PREFIX } from "./read-settings.ts";

/** The par stock of a suite, with fields for the quantities that an operator counts. suites#par-stock. */
export function ParStock({
  stock,
  suiteId,
  eventId,
}: {
  readonly stock: readonly ParStockData[];
  readonly suiteId: string;
  readonly eventId: string;
}) {
  const isBusy = useNavigation().formMethod === "POST";
  if (stock.length === 0) return null;
  return (
    <section aria-labelledby="par-stock" className="flex max-w-xl flex-col gap-4">
      <h2 id="par-stock" className="text-lead">
        {m.par_stock()}
      </h2>
      <p className="text-small text-ink-soft">{m.par_stock_text()}</p>
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="suiteId" value={suiteId} />
        <input type="hidden" name="eventId" value={eventId} />
        {stock.map(({ item, name, par, on_hand, to_bring }) => (
          <TextField
            key={`${item} ${on_hand}`}
            id={`${COUNT_PREFIX}${item}`}
            name={`${COUNT_PREFIX}${item}`}
            label={name}
            hint={to_bring === 0 ? m.par_stock_enough({ par }) : m.par_stock_bring({ count: to_bring, par })}
            inputMode="numeric"
            defaultValue={on_hand === null ? "" : String(on_hand)}
            optional={true}
            isOptionalUnsaid={true}
            maxLength={5}
          />
        ))}
        <Button type="submit" name="intent" value="count" busy={isBusy} className="self-start">
          {m.par_stock_save()}
        </Button>
      </Form>
    </section>
  );
}
