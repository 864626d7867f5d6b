import { m } from "@comptoir/messages";
import type { PrinterWay } from "@comptoir/ordering";

const STAR = [
  m.staff_printer_steps_connect,
  m.staff_printer_steps_self_test,
  m.staff_printer_steps_star_open,
  m.staff_printer_steps_star_set,
  m.staff_printer_steps_star_save,
  m.staff_printer_steps_test,
];
const EPSON = [
  m.staff_printer_steps_connect,
  m.staff_printer_steps_self_test,
  m.staff_printer_steps_epson_open,
  m.staff_printer_steps_epson_set,
  m.staff_printer_steps_epson_save,
  m.staff_printer_steps_test,
];

/** Where to type the address into the printer, step by step. The names of its fields are the printer's own. printing#ways. */
export function SetupSteps({ way }: { readonly way: PrinterWay }) {
  if (way !== "cloudprnt" && way !== "epson") return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{m.staff_printer_steps()}</h3>
      <ol className="measure flex list-decimal flex-col gap-1.5 ps-6 text-small">
        {(way === "epson" ? EPSON : STAR).map((step) => (
          <li key={step()}>{step()}</li>
        ))}
      </ol>
    </div>
  );
}
