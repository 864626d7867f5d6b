import type { QueueData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { type ReactNode, useId } from "react";
import { Form, useNavigate, useSearchParams } from "react-router";
import { UNKNOWN_TABLE } from "../../../guards/redirect-rules.ts";
import { Button } from "../../../ui/button.tsx";
import { CONTROL_LOOK } from "../../../ui/control-look.ts";
import type { CodedTable } from "../../../venue/read-table-code.ts";
import { parseText } from "../../../visit/parse-parameter.ts";
import { carryVisit, formatVisit } from "../../../visit/visit.ts";
import { ScanTable } from "../../restaurant/scan-table.tsx";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import { WaySwitch } from "../../restaurant/ways/way-switch.tsx";
import type { WaysToOrder } from "../ways-to-order.ts";
import { WAY_PANEL_ID } from "./way-panel-id.ts";

export type NoConfigPanelProps = {
  readonly offers: WaysToOrder;
  readonly queue?: QueueData | null;
  /** The restaurant's screen to return to after the choice: `""` for the menu, `"/items/12"` for a dish. */
  readonly backTo?: string;
  /** Text below the choices. */
  readonly note?: ReactNode;
};

/** Asks for what ordering requires: the table's number, take-out, or catering. ordering#config. */
export default function NoConfigPanel({ offers, queue = null, backTo = "", note }: NoConfigPanelProps) {
  const { venue, visit, ways } = useRestaurant();
  const fieldId = useId();
  const [query] = useSearchParams();
  const unknown = parseText(query.get(UNKNOWN_TABLE));
  const path = `/${venue.slug}${backTo}`;
  const atTable = formatVisit({
    ...visit,
    tableNum: null,
    genericTableLocation: null,
    takeout: false,
    takeoutType: null,
  });
  const navigate = useNavigate();
  const goTo = (table: CodedTable) =>
    navigate(carryVisit(path, { ...visit, ...table, takeout: false, takeoutType: null }), { preventScrollReset: true });
  const tableForm = offers.table ? (
    <div className="flex flex-col gap-2">
      {unknown === null ? null : (
        <p id={`${fieldId}-unknown`} role="alert" className="measure text-small font-medium text-danger">
          {m.menu_table_unknown({ table: unknown })}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <Form
          method="get"
          action={path}
          preventScrollReset={true}
          className="flex min-w-0 flex-[1_1_18rem] flex-wrap items-end gap-2"
        >
          {[...atTable].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor={fieldId} className="flex min-w-0 flex-[1_1_6rem] flex-col gap-1 text-small font-semibold">
            {m.menu_table_label()}
            <input
              id={fieldId}
              name="tableNum"
              required={true}
              maxLength={40}
              autoComplete="off"
              defaultValue={unknown ?? ""}
              aria-invalid={unknown !== null}
              aria-describedby={unknown === null ? undefined : `${fieldId}-unknown`}
              className={CONTROL_LOOK}
            />
          </label>
          <Button type="submit" tone="primary" className="max-sm:flex-auto">
            {m.menu_table_submit()}
          </Button>
        </Form>
        <ScanTable onTable={(table) => goTo(table)} className="flex-auto max-sm:px-2!" />
      </div>
    </div>
  ) : null;
  return (
    <section
      id={backTo === "" ? WAY_PANEL_ID : undefined}
      tabIndex={-1}
      aria-label={m.menu_no_config_heading()}
      className="flex flex-col gap-3 rounded-card bg-tint p-[12px] sm:gap-4 sm:p-5"
    >
      <div>
        <p className="font-display text-lead font-medium">{m.menu_no_config_heading()}</p>
        {offers.table ? null : (
          <p className="measure text-small text-ink-soft">
            {offers.takeout ? m.menu_no_config_to_go_text() : m.menu_no_config_catering_text()}
          </p>
        )}
      </div>
      {ways.length === 0 ? (
        <>
          {tableForm}
          <p className="text-fine text-ink-soft empty:hidden">{note}</p>
        </>
      ) : (
        <WaySwitch
          queue={queue}
          backTo={backTo}
          note={note}
          asksWay={true}
          {...(tableForm && { askTable: { form: tableForm, isOpen: unknown !== null || ways.length === 1 } })}
        />
      )}
    </section>
  );
}
