import type { PrintJobData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { eventTimeWords } from "../../suites/event-times.ts";
import { Badge } from "../../ui/badge.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { DOT, faultWords, jobState, jobWords } from "../staff-printers/printer-words.ts";

export type JobLogProps = {
  readonly jobs: readonly PrintJobData[];
  readonly cursor: string | null;
  readonly isFirst: boolean;
  readonly zone: string;
  readonly path: string;
};

/** What a printer was given and what became of it, newest first. printing#job-log. */
export function JobLog({ jobs, cursor, isFirst, zone, path }: JobLogProps) {
  return (
    <section aria-labelledby="log" className="flex min-w-0 flex-col gap-3">
      <h2 id="log" className="text-lead">
        {m.staff_printer_log()}
      </h2>
      <p className="text-small text-ink-soft">
        {jobs.length === 0 ? m.staff_printer_log_none() : m.staff_printer_log_text()}
      </p>
      <ol className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {jobs.map((job) => (
          <li key={job.id} className="flex flex-col gap-0.5 py-2.5">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 font-medium wrap-anywhere">{jobWords(job)}</span>
              <Badge tone={jobState(job).tone}>{jobState(job).label}</Badge>
              {job.isCopy ? <Badge>{m.staff_printer_job_copy()}</Badge> : null}
            </span>
            <span className="text-small text-ink-soft wrap-anywhere">{detailsOf(job, zone).join(DOT)}</span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-3 empty:hidden">
        {cursor === null ? null : (
          <Link to={`${path}?${new URLSearchParams({ after: cursor })}`} className={buttonLook({})}>
            {m.staff_acts_older()}
          </Link>
        )}
        {isFirst ? null : (
          <Link to={path} className={buttonLook({})}>
            {m.staff_acts_newest()}
          </Link>
        )}
      </p>
    </section>
  );
}

/** Up to this many seconds it is said how long a paper took, and later when it was printed. */
const SOON_SECONDS = 120;

function printedWords({ madeAt, printedAt }: { readonly madeAt: string; readonly printedAt: string }, zone: string) {
  const seconds = Math.max(1, Math.round((Date.parse(printedAt) - Date.parse(madeAt)) / 1000));
  return seconds <= SOON_SECONDS
    ? m.staff_printer_job_done_after({ seconds })
    : m.staff_printer_job_done({ when: eventTimeWords(printedAt, zone) });
}

function detailsOf({ madeAt, printedAt, tries, fault, movedTo }: PrintJobData, zone: string): string[] {
  return [
    eventTimeWords(madeAt, zone),
    ...(printedAt === null ? [] : [printedWords({ madeAt, printedAt }, zone)]),
    ...(tries > 0 ? [m.staff_printer_job_tries({ count: tries })] : []),
    ...(fault === null ? [] : [faultWords(fault)]),
    ...(movedTo === null ? [] : [m.staff_printer_job_moved({ name: movedTo.name })]),
  ];
}
