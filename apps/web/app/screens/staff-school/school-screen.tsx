import type { BoardOrderData, SchoolListData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatDate, m } from "@comptoir/messages";
import { ORDER_TYPE_RULES } from "@comptoir/ordering";
import { answerWords, foodList, kitchenWords, viewOfPricedLine, warningSentences } from "@comptoir/receipt";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { CrossBox } from "../staff-modes/cross-box.tsx";
import { DayLinks } from "../staff-modes/day-links.tsx";
import { DishCounts } from "../staff-modes/dish-counts.tsx";
import { ModeFrame } from "../staff-modes/mode-frame.tsx";
import type { ModePage } from "../staff-modes/mode-page.ts";
import { type ListOf, type LiveList, useLiveList } from "../staff-modes/use-live-list.ts";

export type SchoolScreenProps = {
  readonly page: ModePage;
  readonly list: SchoolListData;
  /** Whether packed meals are left out. */
  readonly isLeftOnly: boolean;
};

type Meal = SchoolListData["meals"][number];
type Live = LiveList<SchoolListData>;

const SCHOOL_LIST: ListOf<SchoolListData> = {
  load: (caller, { date }) => staffCalls.getSchoolList(caller, date),
  ordersOf: ({ meals }) => meals.map(({ order }) => order),
  belongs: ({ type, day }, { date }) => ORDER_TYPE_RULES[type].bySchoolDate && day === date,
};

/** The meals of a school's date by class and child, crossed off as they are packed. screens#staff-school. */
export function SchoolScreen({ page, list: first, isLeftOnly }: SchoolScreenProps) {
  const live = useLiveList(first, page, SCHOOL_LIST);
  const { date, dates, today } = live.list;
  const meals = live.list.meals.flatMap(({ order, warnings }) => {
    const now = live.current(order);
    return now === null ? [] : { order: now, warnings };
  });
  const done = meals.filter(({ order }) => isPacked(order)).length;
  const words = formatDate(date);
  const shown = isLeftOnly ? meals.filter(({ order }) => !isPacked(order)) : meals;
  return (
    <ModeFrame
      page={page}
      mode="school"
      heading={words.charAt(0).toUpperCase() + words.slice(1)}
      text={m.modes_school_text()}
      live={live}
    >
      <DayLinks days={dates} chosen={date} today={today} linkOf={(day) => `?${new URLSearchParams({ date: day })}`} />
      {meals.length === 0 ? (
        <EmptyState drawing={<BlankTicket />} heading={m.modes_school_none()} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <p role="status" className="figures mr-auto font-semibold text-lead">
              {m.modes_school_packed({ done, count: meals.length })}
            </p>
            <Link
              to={`?${new URLSearchParams({ date, ...(isLeftOnly ? {} : { show: "left" }) })}`}
              preventScrollReset={true}
              className={buttonLook({ className: "print:hidden" })}
            >
              {isLeftOnly ? m.modes_everything() : m.modes_left_only()}
            </Link>
            <a
              href={`/staff/school/labels.pdf?${new URLSearchParams({ date })}`}
              className={buttonLook({ className: "print:hidden" })}
            >
              {m.modes_school_labels()}
            </a>
          </div>
          <DishCounts orders={meals.map(({ order }) => order)} />
          {shown.length === 0 ? <p className="text-ink-soft">{m.modes_nothing_left()}</p> : null}
          {[...Map.groupBy(shown, ({ order }) => order.child?.class ?? null)].map(([name, ofClass]) => (
            <SchoolClass key={name ?? ""} name={name} meals={ofClass} all={meals} live={live} />
          ))}
        </>
      )}
    </ModeFrame>
  );
}

function isPacked({ lane, lines }: BoardOrderData): boolean {
  return lane === "done" || lines.every((line) => line.done);
}

type ClassProps = {
  readonly name: string | null;
  readonly meals: readonly Meal[];
  /** The meals of all classes, also of those that are not shown. */
  readonly all: readonly Meal[];
  readonly live: Live;
};

function SchoolClass({ name, meals, all, live }: ClassProps) {
  const ofClass = all.filter(({ order }) => (order.child?.class ?? null) === name);
  const done = ofClass.filter(({ order }) => isPacked(order)).length;
  return (
    <section aria-label={name ?? m.modes_school_no_class()} className="flex flex-col gap-2">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lead font-semibold">
        <span className="wrap-anywhere">{name ?? m.modes_school_no_class()}</span>
        <span className="figures font-normal font-text text-ink-soft text-small">
          {m.modes_school_packed({ done, count: ofClass.length })}
        </span>
      </h2>
      <ul className="grid grid-cols-1 items-start gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {meals.map((meal) => (
          <MealCard key={meal.order.id} {...meal} live={live} />
        ))}
      </ul>
    </section>
  );
}

/** A meal. One press crosses all of its dishes off, or restores them. */
function MealCard({ order, warnings, live }: Meal & { readonly live: Live }) {
  const isHydrated = useIsHydrated();
  const isDone = isPacked(order);
  const { child, person, number, allergies, notes, questions, lines } = order;
  const remarks = [child?.note ?? null, notes, ...answerWords(questions)].filter(Boolean);
  const press = () => live.press(order, { do: "lines", lines: lines.map(({ line }) => line), done: !isDone });
  return (
    <li className="relative flex break-inside-avoid flex-col gap-1 rounded-card border border-hairline bg-raised p-3 has-enabled:hover:bg-tint">
      <button
        type="button"
        aria-pressed={isDone}
        disabled={!isHydrated || order.lane === "done"}
        onClick={press}
        className="flex min-h-11 items-center gap-3 text-left font-semibold after:absolute after:inset-0"
      >
        <CrossBox isDone={isDone} />
        <span className={isDone ? "min-w-0 text-ink-soft line-through" : "min-w-0"}>
          <span className="wrap-anywhere">{child?.name ?? person ?? m.school_label_order({ number })}</span>
        </span>
        <span className="figures ml-auto shrink-0 font-normal text-fine text-ink-soft">
          {m.ticket_number({ number })}
        </span>
      </button>
      {order.awaits ? (
        <p>
          <Badge tone="caution">{m.modes_not_accepted()}</Badge>
        </p>
      ) : null}
      {live.unsent.has(order.id) ? <Badge tone="caution">{m.board_unsent()}</Badge> : null}
      {allergies.length === 0 ? null : (
        <p className="font-semibold text-danger text-small">
          {m.school_label_allergies({ foods: foodList(allergies) })}
        </p>
      )}
      {remarks.map((remark) => (
        <p key={remark} className="font-medium text-small wrap-anywhere">
          {remark}
        </p>
      ))}
      <ul>
        {lines.map((line) => (
          <MealLine key={line.line} line={line} warning={warnings.find((one) => one.line === line.line) ?? null} />
        ))}
      </ul>
    </li>
  );
}

type MealLineProps = {
  readonly line: BoardOrderData["lines"][number];
  readonly warning: Meal["warnings"][number] | null;
};

function MealLine({ line, warning }: MealLineProps) {
  const view = viewOfPricedLine(line);
  const choices = kitchenWords(view).join(", ");
  return (
    <li className={line.done ? "text-ink-soft text-small" : "text-small"}>
      <span className={line.done ? "figures line-through" : "figures"}>
        {view.quantity} × {view.name}
      </span>
      {choices === "" ? null : <span className="block pl-4 wrap-anywhere">{choices}</span>}
      {warning === null ? null : (
        <strong className="block pl-4 font-semibold text-danger">{warningSentences(warning)}</strong>
      )}
    </li>
  );
}
