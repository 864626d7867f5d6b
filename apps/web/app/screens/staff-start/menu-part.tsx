import { m } from "@comptoir/messages";
import { useRef, useState } from "react";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { CONTROL_LOOK } from "../../ui/control-look.ts";
import { TextField } from "../../ui/field.tsx";
import { FieldFrame } from "../../ui/field-frame.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { type FileAnswers, type SentFile, sendFile } from "./send-file.ts";
import type { useStart } from "./start-state.ts";
import { Understood } from "./understood.tsx";

export type MenuPartProps = {
  readonly start: ReturnType<typeof useStart>;
  readonly fault: string | undefined;
};

/** Where the menu comes from: a file, with what was understood of it, or nothing yet. studio#start-file. */
export function MenuPart({ start, fault }: MenuPartProps) {
  const { state, change } = start;
  const kind = state.typed.menu ?? "file";
  return (
    <section aria-labelledby="start-menu" className="flex min-w-0 flex-col gap-4">
      <h2 id="start-menu" className="text-lead">
        {m.staff_start_menu()}
      </h2>
      <ChoiceGroup legend={<span className="sr-only">{m.staff_start_menu()}</span>}>
        <RadioCard
          name="menu"
          value="file"
          checked={kind === "file"}
          onChange={() => change({ menu: "file" })}
          label={m.staff_start_menu_file()}
          description={m.staff_start_menu_file_text()}
        />
        <RadioCard
          name="menu"
          value="blank"
          checked={kind === "blank"}
          onChange={() => change({ menu: "blank" })}
          label={m.staff_start_menu_blank()}
          description={m.staff_start_menu_blank_text()}
        />
      </ChoiceGroup>
      {kind === "file" ? <FilePart {...{ start, fault }} /> : null}
    </section>
  );
}

function FilePart({ start: { state, takeMenu }, fault }: MenuPartProps) {
  const [sent, setSent] = useState<SentFile | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const [answers, setAnswers] = useState<FileAnswers>({});
  const file = useRef<File | null>(null);
  const { code = "" } = state.typed;

  async function read(next: FileAnswers): Promise<void> {
    if (file.current === null) return;
    const sending = file.current;
    setAnswers(next);
    setReading(sending.name);
    const answer = await sendFile(sending, code, next);
    // The answer about a file that was replaced meanwhile is not shown.
    if (file.current !== sending) return;
    setReading(null);
    setSent(answer);
    if (answer.kind === "read") takeMenu(answer.menu);
  }

  const problem = sent !== null && sent.kind !== "read" ? sent.message : undefined;
  const menu = problem === undefined ? state.menu : null;
  const faultNow = fault !== undefined && reading !== null ? m.staff_start_still_reading() : fault;
  return (
    <>
      <FieldFrame
        id="start-file"
        label={m.staff_start_choose_file()}
        hint={m.staff_start_file_hint()}
        error={problem ?? (menu === null ? faultNow : undefined)}
      >
        {(ties) => (
          <input
            {...ties}
            type="file"
            accept=".csv,.tsv,.txt,.json,.pdf,text/csv,application/json,application/pdf"
            className={`${CONTROL_LOOK} py-2`}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen === undefined) return;
              file.current = chosen;
              void read({});
            }}
          />
        )}
      </FieldFrame>
      <a
        href="/sample-menu.csv"
        download={true}
        className="inline-flex min-h-11 items-center self-start text-small underline"
      >
        {m.staff_start_sample()}
      </a>
      <p role="status" className="flex items-center gap-3 empty:hidden">
        {reading === null ? null : (
          <>
            <Spinner label="" /> {m.staff_start_reading({ name: reading })}
          </>
        )}
      </p>
      {sent?.kind === "unit" || answers.priceUnit ? (
        <ChoiceGroup legend={m.staff_start_unit()}>
          {(["minor", "major"] as const).map((unit) => (
            <RadioCard
              key={unit}
              name="priceUnit"
              value={unit}
              checked={answers.priceUnit === unit}
              onChange={() => void read({ ...answers, priceUnit: unit })}
              label={unit === "minor" ? m.staff_start_unit_minor() : m.staff_start_unit_major()}
            />
          ))}
        </ChoiceGroup>
      ) : null}
      {menu === null ? null : (
        <Understood menu={menu}>
          {menu.counts.priced < menu.counts.dishes || answers.price ? (
            <PriceOfAll
              count={menu.counts.dishes - menu.counts.priced}
              canAnswer={file.current !== null}
              onAnswer={(price) => void read({ ...answers, price })}
            />
          ) : null}
        </Understood>
      )}
    </>
  );
}

type PriceProps = {
  readonly count: number;
  /** Whether the file is still at hand: a reload forgets it. */
  readonly canAnswer: boolean;
  readonly onAnswer: (price: string) => void;
};

function PriceOfAll({ count, canAnswer, onAnswer }: PriceProps) {
  const [price, setPrice] = useState("");
  return (
    <div className="flex flex-col gap-3">
      {count > 0 ? <Banner tone="caution">{m.staff_start_without_price({ count })}</Banner> : null}
      {canAnswer ? (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            id="start-price"
            label={m.staff_start_price_all()}
            hint={m.staff_start_price_hint()}
            optional={true}
            inputMode="decimal"
            value={price}
            onChange={(event) => setPrice(event.target.value)}
            maxLength={8}
            className="grow"
          />
          <Button onClick={() => onAnswer(price.trim())}>{m.staff_start_read_again()}</Button>
        </div>
      ) : null}
    </div>
  );
}
