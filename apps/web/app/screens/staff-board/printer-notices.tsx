import type { BoardVenueData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { PrinterStatus } from "@comptoir/ordering";
import { Banner } from "../../ui/banner.tsx";

/** A printer that was never heard is being set up, and its page says so. */
type Trouble = Exclude<PrinterStatus, "ready" | "never-seen">;

const WORDS: Readonly<Record<Trouble, (about: { name: string; time: string }) => string>> = {
  "paper-low": m.board_printer_paper_low,
  "paper-out": m.board_printer_paper_out,
  "cover-open": m.board_printer_cover_open,
  offline: m.board_printer_offline,
  error: m.board_printer_error,
};

type PrinterNoticesProps = Pick<BoardVenueData, "printers"> & { readonly sinceOf: (instant: string) => string };

/** Says which printers are not ready, and since when: those that do not print first. printing#on-the-board. */
export function PrinterNotices({ printers, sinceOf }: PrinterNoticesProps) {
  const troubled = printers.filter((one): one is typeof one & { status: Trouble } => Object.hasOwn(WORDS, one.status));
  const low = troubled.filter(({ status }) => status === "paper-low");
  const stopped = troubled.filter(({ status }) => status !== "paper-low");
  if (troubled.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 px-3 pt-2">
      {[stopped, low].map((group) =>
        group.length === 0 ? null : (
          <Banner
            key={group === low ? "low" : "stopped"}
            tone={group === low ? "caution" : "danger"}
            role="status"
            className="flex-1 basis-60"
          >
            <ul className="font-semibold">
              {group.map(({ id, name, status, since }) => (
                <li key={id}>{WORDS[status]({ name, time: sinceOf(since) })}</li>
              ))}
            </ul>
          </Banner>
        ),
      )}
    </div>
  );
}
