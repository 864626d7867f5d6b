import { m } from "@comptoir/messages";
import { pollsUs } from "@comptoir/ordering";
import type { ReactNode } from "react";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PartForm } from "../profile/part-form.tsx";
import { PrinterForm } from "../staff-printers/printer-form.tsx";
import { SetupSteps } from "../staff-printers/setup-steps.tsx";
import type { PrinterPageProps } from "./printer-page.ts";

type Part = "edit" | "on" | "off" | "secret" | "device" | "remove";

/** What can be done with a printer, rarest last: off and on, its fields, its address, another device, removing it. */
export function PrinterSettings({ printer, printers, models, stations, answer }: PrinterPageProps) {
  const { id, name, way, on, device } = printer;
  const answerOf = (part: Part) => (answer?.form === part ? answer : undefined);
  const turn = on ? "off" : "on";
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <p className="measure text-small text-ink-soft">
          {on ? m.staff_printer_turn_off_text() : m.staff_printer_turn_on_text()}
        </p>
        <PartForm
          form={turn}
          answer={answerOf(turn)}
          tone={on ? "quiet" : "primary"}
          submit={on ? m.staff_printer_turn_off() : m.staff_printer_turn_on()}
        >
          {null}
        </PartForm>
      </div>
      <div className="divide-y divide-hairline border-y border-hairline">
        <Fold title={m.staff_printer_edit()} isOpen={answerOf("edit") !== undefined}>
          <PrinterForm
            form="edit"
            submit={m.staff_save()}
            {...{ printer, models, stations, way }}
            others={printers.filter((other) => other.id !== id && other.way !== "page")}
            answer={answerOf("edit")}
          />
        </Fold>
        {pollsUs(way) ? (
          <Fold
            title={m.staff_printer_rotate()}
            text={m.staff_printer_rotate_text()}
            isOpen={answerOf("secret")?.isSaved === false}
          >
            <PartForm form="secret" answer={answerOf("secret")} submit={m.staff_printer_rotate()}>
              {null}
            </PartForm>
            <SetupSteps way={way} />
          </Fold>
        ) : null}
        {pollsUs(way) && device !== null ? (
          <Fold
            title={m.staff_printer_forget()}
            text={m.staff_printer_forget_text()}
            isOpen={answerOf("device") !== undefined}
          >
            <PartForm form="device" answer={answerOf("device")} submit={m.staff_printer_forget_submit()}>
              {null}
            </PartForm>
          </Fold>
        ) : null}
        <Fold
          title={m.staff_printer_remove()}
          text={m.staff_printer_remove_text()}
          isOpen={answerOf("remove") !== undefined}
        >
          <PartForm form="remove" answer={answerOf("remove")} tone="danger" submit={m.staff_remove({ name })}>
            {null}
          </PartForm>
        </Fold>
      </div>
    </div>
  );
}

type FoldProps = {
  readonly title: string;
  readonly text?: string;
  /** Whether the part's form was just answered. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

function Fold({ title, text, isOpen, children }: FoldProps) {
  return (
    <Disclosure summary={title} open={isOpen || undefined}>
      <div className="flex flex-col gap-4 pt-2 pb-5 text-body">
        {text === undefined ? null : <p className="measure text-small text-ink-soft">{text}</p>}
        {children}
      </div>
    </Disclosure>
  );
}
