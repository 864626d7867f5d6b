import type { PrinterData, PrinterModelData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { PAPERS_PRINTED, type PrinterWay, pollsUs } from "@comptoir/ordering";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { PartForm } from "../profile/part-form.tsx";
import type { PrinterAnswer } from "./printer-answer.ts";
import { modelWords, printsWords } from "./printer-words.ts";

export type PrinterFormProps = {
  readonly form: string;
  readonly submit: string;
  readonly way: PrinterWay;
  readonly printer?: PrinterData;
  readonly models: readonly PrinterModelData[];
  readonly stations: readonly string[];
  /** The printers that may print in its place. */
  readonly others: readonly Pick<PrinterData, "id" | "name">[];
  readonly answer: PrinterAnswer | undefined;
};

/** The fields of a printer: its name, model, what it prints, its stations, and who prints in its place. printing#printers. */
export function PrinterForm(props: PrinterFormProps) {
  const { form, submit, way, printer, models, others, answer } = props;
  const typed = answer?.isSaved === false ? answer.typed : {};
  const faults = answer?.faults ?? {};
  const prints = typed.prints === undefined ? (printer?.prints ?? ["tickets"]) : typed.prints.split(" ");
  return (
    <PartForm form={form} answer={answer} submit={submit} tone={printer ? "quiet" : "primary"}>
      {printer ? null : <input type="hidden" name="way" value={way} />}
      <TextField
        id={`${form}-name`}
        name="name"
        label={m.staff_printer_name()}
        hint={m.staff_printer_name_hint()}
        defaultValue={typed.name ?? printer?.name ?? ""}
        error={faults.name}
        maxLength={60}
        autoComplete="off"
      />
      <SelectField
        id={`${form}-model`}
        name="model"
        label={m.staff_printer_model()}
        hint={m.staff_printer_model_hint()}
        defaultValue={typed.model ?? printer?.model}
        error={faults.model}
        options={models
          .filter(({ ways }) => ways.includes(way))
          .map((model) => ({ value: model.id, label: modelWords(model) }))}
      />
      {way === "tcp" ? <NetworkFields {...props} /> : null}
      <div className="group/prints flex flex-col gap-4">
        <ChoiceGroup legend={m.staff_printer_prints()} hint={m.staff_printer_prints_hint()} error={faults.prints}>
          {PAPERS_PRINTED.map((paper) => (
            <Checkbox
              key={paper}
              name="prints"
              value={paper}
              label={printsWords(paper).label}
              description={printsWords(paper).text}
              defaultChecked={prints.includes(paper)}
            />
          ))}
        </ChoiceGroup>
        {/* Hidden by CSS alone, so that it works without script. */}
        <div className="hidden group-has-[input[value=labels]:checked]/prints:block">
          <SelectField
            id={`${form}-labels-each`}
            name="labelsEach"
            label={m.staff_printer_labels_each()}
            defaultValue={typed.labelsEach ?? printer?.labelsEach ?? "order"}
            options={[
              { value: "order", label: m.staff_printer_each_order() },
              { value: "portion", label: m.staff_printer_each_portion() },
            ]}
          />
        </div>
      </div>
      <Stations {...props} />
      {others.length === 0 ? null : (
        <SelectField
          id={`${form}-fallback`}
          name="fallback"
          label={m.staff_printer_fallback()}
          hint={m.staff_printer_fallback_hint()}
          defaultValue={typed.fallback ?? printer?.fallback ?? ""}
          error={faults.fallback}
          options={[
            { value: "", label: m.staff_printer_fallback_none() },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </PartForm>
  );
}

/** Where the server finds a printer of its own network. printing#tcp. */
function NetworkFields({ form, printer, answer }: PrinterFormProps) {
  const typed = answer?.isSaved === false ? answer.typed : {};
  const faults = answer?.faults ?? {};
  return (
    <>
      <TextField
        id={`${form}-host`}
        name="host"
        label={m.staff_printer_host()}
        hint={m.staff_printer_host_hint()}
        defaultValue={typed.host ?? printer?.host ?? ""}
        error={faults.host}
        maxLength={253}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        id={`${form}-port`}
        name="port"
        inputMode="numeric"
        label={m.staff_printer_port()}
        defaultValue={typed.port ?? String(printer?.port ?? USUAL_PORT)}
        error={faults.port}
        maxLength={5}
        autoComplete="off"
      />
    </>
  );
}

const USUAL_PORT = 9100;

/** The stations of the menus, and those of the printer that the menus no longer name. */
function Stations({ printer, stations, answer }: PrinterFormProps) {
  const all = [...new Set([...stations, ...(printer?.stations ?? [])])];
  if (all.length === 0) return null;
  const typed = answer?.isSaved === false ? answer.typed.stations : undefined;
  const chosen = typed === undefined ? (printer?.stations ?? []) : (JSON.parse(typed) as readonly string[]);
  return (
    <ChoiceGroup legend={m.staff_printer_stations()} hint={m.staff_printer_stations_hint()}>
      <div className="flex flex-col">
        {all.map((station) => (
          <Checkbox
            key={station}
            name="stations"
            value={station}
            bare={true}
            label={station}
            defaultChecked={chosen.includes(station)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** What the button that adds a printer says: an address is shown after it to those that poll. */
export function addWords(way: PrinterWay): string {
  return pollsUs(way) ? m.staff_printer_add_submit_address() : m.staff_printer_add_submit();
}
