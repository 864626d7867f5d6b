import { m } from "@comptoir/messages";
import { formatCents, paintHours, parseCents, SCHEDULE_PRICES_MAX } from "@comptoir/ordering";
import Undo2 from "lucide-react/icons/undo-2";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { SheetDialog } from "../ui/sheet-dialog.tsx";
import { typedAmount } from "../ui/typed-amount.ts";
import { useDraft } from "./draft-context.tsx";
import { EditProblem } from "./edit-problem.tsx";
import { schedulePriceWords, scheduleRowWords } from "./schedule-words.ts";
import type { Schedule } from "./use-schedule.ts";
import type { WeekArea } from "./week-area.ts";
import { WeekGrid } from "./week-grid.tsx";
import { looksOf, otherPrices, weekOf } from "./week-looks.ts";
import { WeekSwatch } from "./week-swatch.tsx";

type PaintWeekProps = {
  readonly thing: string;
  readonly name: string;
  readonly schedule: Schedule;
  readonly onClose: () => void;
};

/**
 * Paints a price, or *not sold*, on the hours of a week. Each stroke is one act of the draft. screens#painted-week,
 * menu#price-schedule.
 */
export function PaintWeek({ thing, name, schedule: { own, letters, write }, onClose }: PaintWeekProps) {
  const store = useDraft();
  const id = useId();
  const week = weekOf(letters, own);
  const [listed, setListed] = useState(() => otherPrices(week, own));
  const [brush, setBrush] = useState<string | null>(listed[0] ?? null);
  const [strokes, setStrokes] = useState(0);
  const [shown, setShown] = useState("");
  const [said, setSaid] = useState("");
  const [isFull, setFull] = useState(false);
  // An undo, or another manager, may bring prices that are not listed yet.
  const prices = [...listed.filter((price) => price !== own), ...otherPrices(week, own).filter(isUnlisted(listed))];
  const looks = looksOf(prices, own);

  const choose = (area: WeekArea, by: "pointer" | "keys") => {
    const words = scheduleRowWords({ ...area, price: brush });
    setShown(words);
    // A single cell is read out when it gets the focus.
    if (by === "keys") setSaid(area.to - area.from > 1 || area.weekdays.length > 1 ? words : "");
  };
  const paint = (area: WeekArea) => {
    const row = { ...area, price: brush };
    const after = paintHours(letters, row, own);
    setFull(after === "too-many");
    if (after === "too-many") return;
    const words = m.studio_week_painted({ hours: scheduleRowWords(row) });
    setShown(words);
    setSaid(words);
    if (JSON.stringify(after) === JSON.stringify(letters)) return;
    write(after);
    setStrokes(strokes + 1);
  };
  const add = (price: string) => {
    if (price !== own && !prices.includes(price)) setListed([...prices, price]);
    setBrush(price);
  };
  const undo = () => {
    store.undo();
    setStrokes(strokes - 1);
    setSaid(m.studio_week_undone());
  };
  const footer = (
    <div className="flex flex-wrap gap-2">
      <Button tone="primary" onClick={onClose}>
        {m.studio_week_done()}
      </Button>
      <Button onClick={undo} disabled={strokes === 0}>
        <Undo2 size={16} aria-hidden="true" />
        {m.studio_undo()}
      </Button>
    </div>
  );
  return (
    <SheetDialog open={true} size="widest" onClose={onClose} title={m.studio_week_title({ name })} footer={footer}>
      <div className="flex flex-col gap-4 px-5 pb-4">
        <p id={id} className="text-small text-ink-soft">
          {m.studio_week_text()}
        </p>
        <fieldset className="flex min-w-0 flex-wrap items-end gap-x-6 gap-y-3">
          <legend className="pb-1.5 text-small font-semibold">{m.studio_week_brush()}</legend>
          <div className="flex flex-wrap gap-2">
            {[own, ...prices, null].map((price) => (
              <label
                key={price ?? "x"}
                className="flex min-h-11 items-center gap-2 rounded-full border border-edge bg-raised px-3 has-checked:border-accent-ink has-checked:bg-tint has-checked:ring-1 has-checked:ring-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
              >
                <input
                  type="radio"
                  name={`${id}-brush`}
                  checked={brush === price}
                  onChange={() => setBrush(price)}
                  className="size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-raised checked:border-[0.4rem] checked:border-accent-ink"
                />
                <WeekSwatch look={looks.get(price)} />
                <span className="figures">
                  {price === own ? m.studio_week_own({ price: schedulePriceWords(price) }) : schedulePriceWords(price)}
                </span>
              </label>
            ))}
          </div>
          <AddPrice id={`${id}-price`} onAdd={add} />
        </fieldset>
        <WeekGrid
          label={m.studio_week_title({ name })}
          describedBy={id}
          week={week}
          looks={looks}
          onChoose={choose}
          onPaint={paint}
        />
        <p aria-hidden="true" className="min-h-6 text-small">
          {shown}
        </p>
        <p role="status" className="visually-hidden">
          {said}
        </p>
        {isFull ? (
          <p role="alert" className="rounded-control bg-danger-tint px-2.5 py-1 text-small font-medium text-danger">
            {m.studio_week_full({ count: SCHEDULE_PRICES_MAX })}
          </p>
        ) : null}
        <EditProblem thing={thing} field="price_schedule" />
        <EditProblem thing={thing} field="additional_prices" />
      </div>
    </SheetDialog>
  );
}

const isUnlisted = (listed: readonly string[]) => (price: string) => !listed.includes(price);

type AddPriceProps = { readonly id: string; readonly onAdd: (price: string) => void };

/** Adds a price to those that can be painted, and chooses it. */
function AddPrice({ id, onAdd }: AddPriceProps) {
  const [typed, setTyped] = useState("");
  const [isFaulty, setFaulty] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const cents = parseCents(typedAmount(typed));
    setFaulty(cents === null || cents < 0);
    if (cents === null || cents < 0) return;
    onAdd(formatCents(cents));
    setTyped("");
  };
  return (
    <form onSubmit={add} noValidate={true} className="flex flex-wrap items-end gap-2">
      <TextField
        id={id}
        inputMode="decimal"
        label={m.studio_week_other_price()}
        error={isFaulty ? m.studio_schedule_price_fault() : null}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        className="w-36"
      />
      <Button type="submit">{m.studio_week_add_price()}</Button>
    </form>
  );
}
