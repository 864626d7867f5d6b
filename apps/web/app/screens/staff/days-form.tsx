import { m } from "@comptoir/messages";
import { addDays } from "@comptoir/ordering";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { TextField } from "../../ui/field.tsx";

export type DaysFormProps = {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /** Links to the last days until today. */
  readonly spans: readonly { readonly label: string; readonly days: number }[];
};

/** The form by which a manager chooses the days of a report. */
export function DaysForm({ today, from, to, label, spans }: DaysFormProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4 print:hidden">
      <Form method="get" className="flex min-w-0 flex-wrap items-end gap-3">
        <TextField
          id="from"
          name="from"
          type="date"
          className="min-w-0 max-w-full"
          label={m.service_from()}
          defaultValue={from}
          key={`from ${from}`}
        />
        <TextField
          id="to"
          name="to"
          type="date"
          className="min-w-0 max-w-full"
          label={m.service_to()}
          defaultValue={to}
          key={`to ${to}`}
        />
        <Button type="submit">{m.service_show()}</Button>
      </Form>
      <nav aria-label={label} className="flex flex-wrap gap-2">
        {spans.map((span) => {
          const first = addDays(today, 1 - span.days);
          return (
            <Link
              key={first}
              to={`?${new URLSearchParams({ from: first, to: today })}`}
              aria-current={from === first && to === today ? "true" : undefined}
              className={buttonLook({ tone: "plain", className: "px-2!" })}
            >
              {span.label}
            </Link>
          );
        })}
      </nav>
    </div>
  );
}
