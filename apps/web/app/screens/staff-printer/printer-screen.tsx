import { m } from "@comptoir/messages";
import { pollsUs } from "@comptoir/ordering";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { eventTimeWords } from "../../suites/event-times.ts";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { PartForm } from "../profile/part-form.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { AddressCard, Unreachable } from "../staff-printers/address-card.tsx";
import type { PrinterAnswered } from "../staff-printers/printer-answer.ts";
import { allPrintsWords, modelWords, printerState, printerTrouble, wayWords } from "../staff-printers/printer-words.ts";
import { useFreshState } from "../staff-printers/use-fresh-state.ts";
import { JobLog } from "./job-log.tsx";
import type { PrinterLoaded, PrinterPageProps } from "./printer-page.ts";
import { PrinterSettings } from "./printer-settings.tsx";

/** A manager's page of one printer: how it is, what it printed, its test page, and all that can be done with it. screens#staff-printers. */
export function PrinterScreen({ loaded, answer }: PrinterAnswered<PrinterLoaded>) {
  const props = { ...useFreshState(loaded), answer };
  const { restaurant, printer, jobs, cursor, isFirst } = props;
  const { zone } = restaurant;
  const path = `/staff/printers/${printer.id}`;
  return (
    <SiteFrame>
      <div className="page flex grow flex-col gap-8 py-6 sm:py-10">
        <div className="flex flex-col gap-3">
          <PageHead
            heading={printer.name}
            text={wayWords(printer.way).label}
            up={{ to: "/staff/printers", label: m.staff_printers() }}
          />
          <State {...props} />
          <Stranger {...props} />
          {answer?.form === "device" && answer.isSaved ? (
            <Banner tone="good" role="status">
              {answer.said}
            </Banner>
          ) : null}
        </div>
        {/* On a phone a long log comes last. */}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr]">
          <div className="flex min-w-0 flex-col gap-10">
            {answer?.added ? (
              <AddressCard key={answer.added.address} {...answer.added} isReachable={props.reachable} />
            ) : null}
            <Facts {...props} />
          </div>
          <div className="flex min-w-0 flex-col gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <TestPart printer={printer} answer={answer} />
            <PrinterSettings {...props} />
          </div>
          <JobLog {...{ jobs, cursor, isFirst, zone, path }} />
        </div>
      </div>
    </SiteFrame>
  );
}

/** How the printer is; what is wrong and what to do stand in a banner. */
function State({ printer, restaurant, reachable, answer }: PrinterPageProps) {
  const { tone, label } = printerState(printer);
  const trouble = printerTrouble(printer, restaurant.zone);
  return (
    <div role="status" className="flex flex-col gap-3">
      {trouble?.since ? null : (
        <p>
          <Badge tone={tone}>{label}</Badge>
        </p>
      )}
      {trouble === null ? null : (
        <Banner
          tone={trouble.tone}
          title={trouble.since && m.staff_printer_state_since({ state: trouble.state, when: trouble.since })}
        >
          {trouble.help}
        </Banner>
      )}
      {/* A new address says so itself. */}
      {reachable || !pollsUs(printer.way) || printer.status !== "never-seen" || answer?.added ? null : <Unreachable />}
    </div>
  );
}

/** Says that another device polled with the printer's address, and was refused. printing#device. */
function Stranger({ printer, restaurant }: PrinterPageProps) {
  const { stranger } = printer;
  if (stranger === null) return null;
  const when = eventTimeWords(stranger.at, restaurant.zone);
  return (
    <Banner tone="danger" title={m.staff_printer_stranger({ device: stranger.device, when })}>
      {m.staff_printer_stranger_text()}
    </Banner>
  );
}

function Facts({ printer, printers, models, restaurant }: PrinterPageProps) {
  const { model, prints, stations, fallback, device, host, port, seenAt, waiting, way, labelsEach } = printer;
  const known = models.find(({ id }) => id === model);
  const other = printers.find(({ id }) => id === fallback);
  const each = labelsEach === "order" ? m.staff_printer_each_order() : m.staff_printer_each_portion();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [m.staff_printer_model(), known ? modelWords(known) : model],
    [m.staff_printer_prints(), allPrintsWords(prints).join(", ")],
    ...(prints.includes("labels") ? [[m.staff_printer_labels_each(), each] as const] : []),
    [m.staff_printer_stations(), stations.length === 0 ? m.staff_printer_all_stations() : stations.join(", ")],
    [m.staff_printer_fallback(), other ? <Fallback key={other.id} printer={other} /> : m.staff_printer_fallback_none()],
    ...(way === "tcp" ? [[m.staff_printer_host(), `${host}:${port}`] as const] : []),
    ...(way === "cloudprnt" || way === "epson"
      ? [[m.staff_printer_device(), device ?? m.staff_printer_device_none()] as const]
      : []),
    [m.staff_printer_heard(), seenAt === null ? m.staff_printer_never() : eventTimeWords(seenAt, restaurant.zone)],
    [m.staff_printer_waiting(), waiting],
  ];
  return (
    <section aria-labelledby="facts" className="@container flex flex-col gap-3">
      <h2 id="facts" className="text-lead">
        {m.staff_printer_facts()}
      </h2>
      <dl className="grid gap-x-4 gap-y-1.5 text-small @min-[18rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft wrap-anywhere">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The printer that prints in this one's place, and how it is unless it is ready. printing#fallback. */
function Fallback({ printer }: Pick<PrinterPageProps, "printer">) {
  const { id, name, on, status } = printer;
  const { tone, label } = printerState(printer);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link to={`/staff/printers/${id}`} className="min-w-0 underline wrap-anywhere">
        {name}
      </Link>
      {on && status === "ready" ? null : <Badge tone={tone}>{label}</Badge>}
    </span>
  );
}

/** The test page, beside a picture of how it should look. printing#test-page. */
function TestPart({ printer, answer }: Pick<PrinterPageProps, "printer" | "answer">) {
  const tested = answer?.form === "test" ? answer : undefined;
  return (
    <section aria-labelledby="test" className="flex flex-col gap-3">
      <h2 id="test" className="text-lead">
        {m.staff_printer_test()}
      </h2>
      <p className="measure text-small text-ink-soft">{m.staff_printer_test_text()}</p>
      {/* Paper is white in dark mode too. */}
      <div className="w-fit max-w-full rounded-card border border-edge bg-white p-2">
        <img
          // The page is drawn again for another model.
          key={printer.model}
          src={`/staff/printers/${printer.id}/preview.svg?model=${printer.model}`}
          alt={m.staff_printer_test_picture()}
          className="w-60 max-w-full"
        />
      </div>
      {printer.on && printer.way !== "page" ? (
        <>
          <PartForm
            form="test"
            answer={tested?.isSaved ? undefined : tested}
            tone="primary"
            submit={m.staff_printer_test_submit()}
          >
            {null}
          </PartForm>
          <p role="status" className="text-small font-medium empty:hidden">
            {tested?.isSaved ? tested.said : null}
          </p>
        </>
      ) : null}
    </section>
  );
}
