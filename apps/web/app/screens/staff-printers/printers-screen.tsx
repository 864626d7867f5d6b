import type { PrinterData, PrinterModelData, StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { PRINTER_WAYS, type PrinterWay, pollsUs } from "@comptoir/ordering";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { AddressCard, Unreachable } from "./address-card.tsx";
import type { PrinterAnswer, PrinterAnswered } from "./printer-answer.ts";
import { addWords, PrinterForm } from "./printer-form.tsx";
import { allPrintsWords, DOT, modelWords, printerState, printerTrouble, wayWords } from "./printer-words.ts";
import { stationsUnprinted } from "./stations-unprinted.ts";
import { useFreshState } from "./use-fresh-state.ts";

export type PrintersLoaded = {
  readonly restaurant: StaffData["restaurant"];
  readonly printers: readonly PrinterData[];
  readonly models: readonly PrinterModelData[];
  readonly stations: readonly string[];
  readonly networkAllowed: boolean;
  readonly reachable: boolean;
  /** The way of the printer that is being added; null before it is chosen. */
  readonly way: PrinterWay | null;
};

type PrintersScreenProps = PrintersLoaded & { readonly answer: PrinterAnswer | undefined };

/** A manager's page of the printers. screens#staff-printers, printing#printers. */
export function PrintersScreen({ loaded, answer }: PrinterAnswered<PrintersLoaded>) {
  const props = { ...useFreshState(loaded), answer };
  const { restaurant, printers, reachable } = props;
  const added = answer?.added ?? null;
  return (
    <SiteFrame>
      <div className="page flex grow flex-col gap-8 py-6 sm:py-10">
        <PageHead
          heading={m.staff_printers()}
          text={m.staff_printers_text()}
          up={{ to: "/staff", label: restaurant.name }}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="flex min-w-0 flex-col gap-10">
            {added ? (
              <AddressCard key={added.address} {...added} isReachable={reachable}>
                <LinkButton to={`/staff/printers/${added.id}`}>{m.staff_printer_to({ name: added.name })}</LinkButton>
              </AddressCard>
            ) : null}
            <section aria-labelledby="printers" className="flex flex-col gap-3">
              <h2 id="printers" className="text-lead">
                {m.staff_printer_list()}
              </h2>
              {printers.length === 0 ? <p className="text-ink-soft">{m.staff_printer_none()}</p> : null}
              <Unprinted {...props} />
              <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
                {printers.map((printer) => (
                  <li key={printer.id}>
                    <PrinterRow {...props} printer={printer} />
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <AddPart {...props} way={added ? null : props.way} />
        </div>
      </div>
    </SiteFrame>
  );
}

/** Names the stations whose tickets no printer prints, once a printer prints those of others. printing#stations-unprinted. */
function Unprinted({ printers, stations }: PrintersScreenProps) {
  const unprinted = stationsUnprinted(printers, stations).join(", ");
  if (unprinted === "") return null;
  return <Banner tone="caution">{m.staff_printer_unprinted({ stations: unprinted })}</Banner>;
}

function PrinterRow({ printer, models, restaurant }: PrintersScreenProps & { readonly printer: PrinterData }) {
  const { id, name, model, prints, stations, waiting } = printer;
  const { tone, label } = printerState(printer);
  const trouble = printerTrouble(printer, restaurant.zone);
  const known = models.find((one) => one.id === model);
  const does = [
    known ? modelWords(known) : null,
    allPrintsWords(prints).join(DOT),
    stations.length === 0 ? null : stations.join(", "),
  ];
  const since = trouble?.since ? m.staff_printer_since({ when: trouble.since }) : null;
  const now = [since, waiting > 0 ? m.staff_printer_waiting_count({ count: waiting }) : null];
  return (
    <Link to={`/staff/printers/${id}`} className="flex items-center justify-between gap-4 py-3">
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          <Badge tone={tone}>{label}</Badge>
        </span>
        <span className="text-small text-ink-soft wrap-anywhere">{does.filter(Boolean).join(DOT)}</span>
        <span className="text-small text-ink-soft empty:hidden">{now.filter(Boolean).join(DOT)}</span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0" />
    </Link>
  );
}

/** Adds a printer in two steps: first its way, then its fields. */
function AddPart({ way, networkAllowed, reachable, printers, models, stations, answer }: PrintersScreenProps) {
  const refused = answer?.isSaved ? undefined : answer;
  return (
    <section
      id="add-printer"
      aria-labelledby="add-heading"
      className="flex flex-col gap-4 rounded-card border border-hairline bg-raised p-[min(1.25rem,4vw)]"
    >
      <h2 id="add-heading" className="text-lead">
        {m.staff_printer_add()}
      </h2>
      {way === null ? (
        <>
          <p className="text-ink-soft">{m.staff_printer_add_which()}</p>
          <ul className="flex flex-col gap-2">
            {PRINTER_WAYS.map((one) => (
              <li key={one}>
                <WayLink way={one} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <div className="flex flex-col gap-1">
            <p className="font-semibold">{wayWords(way).label}</p>
            <p className="text-small text-ink-soft">{wayWords(way).text}</p>
            <Link
              to="/staff/printers"
              preventScrollReset={true}
              className="inline-flex min-h-11 w-fit items-center text-small underline"
            >
              {m.staff_printer_other_way()}
            </Link>
          </div>
          {way === "page" ? <LinkButton to="/staff/board">{m.staff_board()}</LinkButton> : null}
          {pollsUs(way) && !reachable ? <Unreachable /> : null}
          {way === "tcp" && !networkAllowed ? (
            <Banner tone="caution">{m.staff_printer_tcp_off({ setting: "PRINTER_NETWORK" })}</Banner>
          ) : null}
          {way === "page" || (way === "tcp" && !networkAllowed) ? null : (
            <PrinterForm
              key={way}
              form="add"
              submit={addWords(way)}
              {...{ way, models, stations }}
              others={printers.filter((other) => other.way !== "page")}
              answer={refused}
            />
          )}
        </>
      )}
    </section>
  );
}

function WayLink({ way }: { readonly way: PrinterWay }) {
  const { label, text } = wayWords(way);
  return (
    <Link
      to={`/staff/printers?way=${way}#add-printer`}
      className="flex min-h-12 items-center justify-between gap-[min(0.75rem,2vw)] rounded-control border border-hairline bg-raised px-[min(0.875rem,3vw)] py-2.5 hover:border-edge"
    >
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">{label}</span>
        <span className="text-fine text-ink-soft">{text}</span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0" />
    </Link>
  );
}
