import { formatMoney, m } from "@comptoir/messages";
import { addDays } from "@comptoir/ordering";
import { type DaySection, dayWords } from "@comptoir/receipt";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { classNames } from "../../ui/class-names.ts";
import { TextField } from "../../ui/field.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { CloseForm } from "./close-form.tsx";
import type { Report } from "./day-report.ts";
import { closedDaysWords, dayWord, reportWords } from "./report-words.ts";

export type DayScreenProps = {
  readonly report: Report;
  readonly closes: readonly {
    readonly number: number;
    readonly day: string;
    readonly dayBefore: string | null;
    readonly cents: number;
  }[];
  /** Why the day was not closed; null if it was not tried. */
  readonly problem: string | null;
};

/** A manager's page of a day's numbers (X), of a close (Z), and of all closes. screens#staff-day. */
export function DayScreen({ report, closes, problem }: DayScreenProps) {
  const { restaurant, x, z } = report;
  const { title, notes } = reportWords(report);
  const query = z === null ? `day=${x.day}` : `close=${z.number}`;
  return (
    <SiteFrame>
      <div className="page flex grow flex-col gap-8 py-6 sm:py-10">
        <PageHead heading={m.staff_day()} text={m.staff_day_text()} up={{ to: "/staff", label: restaurant.name }} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,42rem)_24rem] lg:justify-between">
          <div className="flex min-w-0 flex-col gap-8">
            {x ? (
              <DayChoice day={x.day} today={x.today} />
            ) : (
              <p>
                <Link to="/staff/day" className={buttonLook({})}>
                  {m.staff_day_today()}
                </Link>
              </p>
            )}
            <section aria-labelledby="report" className="flex flex-col gap-6">
              <header className="flex flex-col gap-1">
                <h2 id="report" className="text-title">
                  {title}
                </h2>
                {notes.map((note) => (
                  <p key={note} className="figures text-small text-ink-soft">
                    {note}
                  </p>
                ))}
                {x ? <ClosedNote {...x} /> : null}
              </header>
              <Sections sections={dayWords((z ?? x).totals)} />
              <p className="flex flex-wrap gap-3">
                <a href={`/staff/day.csv?${query}`} download={true} className={buttonLook({})}>
                  {m.staff_day_csv()}
                </a>
                <a href={`/staff/day.pdf?${query}`} className={buttonLook({})}>
                  {m.staff_day_pdf()}
                </a>
              </p>
            </section>
            {x?.afterClose ? (
              <section aria-labelledby="after" className="flex flex-col gap-4">
                <h2 id="after" className="text-title">
                  {m.staff_day_closed_after()}
                </h2>
                <p className="text-ink-soft">{m.staff_day_closed_after_text()}</p>
                <Sections sections={dayWords(x.afterClose)} />
              </section>
            ) : null}
            {z && z.days.length > 1
              ? z.days.map(({ day, totals }) => (
                  <section key={day} aria-labelledby={`of-${day}`} className="flex flex-col gap-4">
                    <h2 id={`of-${day}`} className="text-title">
                      {m.staff_day_close_part({ day: dayWord(day) })}
                    </h2>
                    <Sections sections={dayWords(totals)} />
                  </section>
                ))
              : null}
          </div>
          <div className="flex min-w-0 flex-col gap-10">
            {x && !isClosed(x) && x.day <= x.today ? <CloseForm {...x} problem={problem} /> : null}
            {x ? <Tips tips={x.tips} /> : null}
            <Closes closes={closes} shown={z?.number ?? null} />
          </div>
        </div>
      </div>
    </SiteFrame>
  );
}

type X = NonNullable<Report["x"]>;

function isClosed({ lastClose, day }: Pick<X, "lastClose" | "day">): boolean {
  return lastClose !== null && day <= lastClose.day;
}

/** Says in which close the day is. */
function ClosedNote(x: Pick<X, "lastClose" | "day" | "closes">) {
  if (!isClosed(x)) return null;
  const numbers = x.closes.join(", ");
  return (
    <p className="font-medium text-small">
      {numbers === "" ? m.staff_day_closed_empty() : m.staff_day_closed({ numbers })}
    </p>
  );
}

/** Leads to another day; works without a script. */
function DayChoice({ day, today }: Pick<X, "day" | "today">) {
  const after = addDays(day, 1);
  return (
    <Form action="/staff/day" className="flex flex-wrap items-end gap-3">
      <TextField key={day} id="day" name="day" type="date" label={m.staff_day_date()} defaultValue={day} max={today} />
      <Button type="submit">{m.staff_day_show()}</Button>
      <Link to={`/staff/day?day=${addDays(day, -1)}`} className={buttonLook({ tone: "plain" })}>
        {m.staff_day_before()}
      </Link>
      {after <= today ? (
        <Link to={`/staff/day?day=${after}`} className={buttonLook({ tone: "plain" })}>
          {m.staff_day_after()}
        </Link>
      ) : null}
    </Form>
  );
}

function Sections({ sections }: { readonly sections: readonly DaySection[] }) {
  const isEmpty = sections.every(({ rows }) => rows.every(({ cents }) => cents === 0));
  if (isEmpty) return <p className="text-ink-soft">{m.staff_day_nothing()}</p>;
  return sections.map(({ heading, rows }) => (
    <div key={heading}>
      <h3 className="pb-1 font-semibold">{heading}</h3>
      <dl className="divide-y divide-hairline border-y border-hairline">
        {rows.map(({ words, cents, isSum }) => (
          <div
            key={words}
            className={classNames("flex flex-wrap justify-between gap-x-4 py-2", isSum && "font-semibold")}
          >
            <dt className="min-w-0 wrap-anywhere">{words}</dt>
            <dd className="figures ms-auto">{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}

/** The tips of each of the last days. Who earned them is not known. */
function Tips({ tips }: Pick<X, "tips">) {
  const some = tips.filter(({ cents }) => cents !== 0).toReversed();
  if (some.length === 0) return null;
  return (
    <section aria-labelledby="tips" className="flex flex-col gap-2">
      <h2 id="tips" className="text-lead">
        {m.staff_day_tips_by_day()}
      </h2>
      <p className="text-small text-ink-soft">{m.staff_day_tips_by_day_text()}</p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {some.map(({ day, cents }) => (
          <li key={day} className="flex flex-wrap items-center justify-between gap-x-4">
            <Link to={`/staff/day?day=${day}`} className="inline-flex min-h-11 items-center underline">
              {dayWord(day)}
            </Link>
            <span className="figures">{formatMoney(cents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closes({ closes, shown }: Pick<DayScreenProps, "closes"> & { readonly shown: number | null }) {
  const last = closes.at(-1)?.number ?? 1;
  return (
    <section aria-labelledby="closes" className="flex flex-col gap-2">
      <h2 id="closes" className="text-lead">
        {m.staff_day_closes()}
      </h2>
      {closes.length === 0 ? <p className="text-ink-soft">{m.staff_day_closes_none()}</p> : null}
      <ol className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {closes.map((close) => (
          <li key={close.number} className="flex flex-wrap justify-between gap-x-4 py-2">
            <Link
              to={`/staff/day?close=${close.number}`}
              aria-current={close.number === shown ? "page" : undefined}
              className="underline aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {m.staff_day_close_number({ number: close.number })}
            </Link>
            <span className="figures">{formatMoney(close.cents)}</span>
            <span className="basis-full text-small text-ink-soft">{closedDaysWords(close)}</span>
          </li>
        ))}
      </ol>
      {last > 1 ? (
        <Link to={`/staff/day?before=${last}`} className={buttonLook({ tone: "plain" })}>
          {m.staff_day_closes_older()}
        </Link>
      ) : null}
    </section>
  );
}
