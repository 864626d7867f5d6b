import { contract } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import { formatJob, formatPartnerPrinter } from "../../events/printing/format-printing.ts";
import { printOrder } from "../../events/printing/print-order.ts";
import { listPrinters } from "../../events/printing/printers.store.ts";
import { writeStaffAct } from "../../people/staff-acts.store.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse, refuseField } from "../../platform/middleware/refuse.ts";
import { type V1Deps, venueOfKey } from "./v1-deps.ts";

/** Mounts the calls by which other systems print an order's papers. partners#v1-printers, partners#v1-print, printing#by-hand. */
export function mountV1Printing(app: ApiApp, deps: V1Deps): void {
  app.openapi(contract.v1.listPartnerPrinters, async (c) => {
    const { restaurantId } = (await venueOfKey(c, deps)).venue;
    const printers = await listPrinters(deps.database, { restaurantId });
    return c.json({ printers: printers.map(formatPartnerPrinter) }, 200);
  });

  app.openapi(contract.v1.printPartnerOrder, async (c) => {
    const { venue, who } = await venueOfKey(c, deps);
    const { what, printer = null } = c.req.valid("json");
    const orderId = c.req.valid("param").id;
    const asked = { orderId, what, printerId: printer };
    const answer = await printOrder(
      deps,
      venue,
      asked,
      (details) => (transaction, at) => writeStaffAct(transaction, who, { at, act: "print", orderId, details }),
    );
    if (!isRefused(answer)) return c.json({ jobs: answer.jobs.map(formatJob) }, 200);
    const { code } = answer.refused;
    if (code === "no-printer") return refuse(c, "noPrinter");
    if (code === "printer-off") return refuse(c, "printerOff");
    if (code === "printed-often") return refuse(c, "printedOften");
    return code === "order-unknown" ? refuse(c, "notFound") : refuseField(c, "printer", code);
  });
}
