import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { runSheetWords } from "@comptoir/receipt";
import { fileResponse } from "../../file-response.ts";
import { requireOperator } from "../../guards/require-person.ts";
import { localeContext } from "../../load-context.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { answerOrLeave } from "../profile/profile-page.ts";
import type { Route } from "./+types/run-sheet-route";

/** Returns the kitchen's run sheet of an event as a PDF, in the operator's language. suites#run-sheet. */
export async function loader(args: Route.LoaderArgs) {
  requireOperator(args);
  const { restaurant } = args.context.get(menuDocumentContext);
  const caller = serverCaller(args.request, args.context, restaurant.id);
  const sheet = await answerOrLeave(args, await calls.getRunSheet(caller, args.params.event_id));
  const zone = restaurant.menu_configuration?.zone ?? undefined;
  const words = runSheetWords(sheet, (instant) => localMomentAt(Date.parse(instant), zone));
  // Lazy-loaded: no other page needs the fonts and the PDF writer.
  const { runSheetPdf } = await import("@comptoir/receipt/paper");
  const headings = {
    together: m.run_sheet_together(),
    restock: m.run_sheet_restock(),
    nothing: m.run_sheet_nothing(),
  };
  const pdf = await runSheetPdf(words, { ...headings, venue: restaurant.name }, args.context.get(localeContext));
  return fileResponse(pdf, "application/pdf", `inline; filename="run-sheet-${restaurant.slug}.pdf"`);
}
