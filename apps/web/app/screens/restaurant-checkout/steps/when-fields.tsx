import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { addDays } from "@comptoir/ordering";
import { lazy, Suspense, useEffect, useState } from "react";
import { fieldId } from "../../../forms/form-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { CONTROL_LOOK } from "../../../ui/control-look.ts";
import { FieldFrame } from "../../../ui/field-frame.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { sayWhen } from "../../../venue/say-when.ts";
import { wallClockAt } from "../../../venue/wall-clock.ts";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import type { StepProps } from "../form/checkout-step.ts";
import { readingsOf } from "../times/time-warning.ts";
import { hasRoom, minutesOf, type TimesDay, type TimesSlot } from "../times/times-view.ts";
import { asapWords } from "./asap-words.ts";
import { chooseLater, onDay, WHEN_FIELDS, type When } from "./when-part.ts";

const DayCalendar = lazy(() => import("../times/day-calendar.tsx"));

/** The choice between as soon as possible and later, with a day and a time for later. */
export function WhenFields(props: StepProps<When>) {
  const { part: when, change, facts, errors } = props;
  const { times, askTimesAgain } = facts;
  if (times === null && askTimesAgain) return <TimesUnanswered onAgain={askTimesAgain} />;
  if (times === null || times.days.length === 0) return null;
  const choose = (chosen: When) => {
    for (const field of Object.values(WHEN_FIELDS)) errors.clearGiven(field);
    change(chosen);
  };
  const isLater = when.choice === "later";
  return (
    <>
      {times.asap.available || !isLater ? (
        <ChoiceGroup
          id={fieldId(WHEN_FIELDS.choice)}
          legend={m.checkout_when_legend()}
          error={errors.messageOf(WHEN_FIELDS.choice)}
        >
          <RadioCard
            name="when"
            label={m.checkout_asap()}
            description={asapWords(facts) ?? undefined}
            checked={!isLater}
            disabled={!times.asap.available}
            onChange={() => choose({ ...when, choice: "asap" })}
          />
          <RadioCard
            name="when"
            label={m.checkout_at_time()}
            checked={isLater}
            onChange={() => choose(chooseLater(times, when))}
          />
        </ChoiceGroup>
      ) : (
        <p id={fieldId(WHEN_FIELDS.choice)} className="text-small text-ink-soft">
          {m.checkout_only_later()}
        </p>
      )}
      {isLater ? <LaterFields {...props} days={times.days} onChoose={choose} /> : null}
    </>
  );
}

/** Says that the times could not be loaded, and offers a retry. screens#user-messages. */
function TimesUnanswered({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Banner tone="caution" role="status" action={<Button onClick={onAgain}>{m.site_try_again()}</Button>}>
      {m.checkout_times_unheard()}
    </Banner>
  );
}

type LaterProps = StepProps<When> & { readonly days: readonly TimesDay[]; readonly onChoose: (when: When) => void };

function LaterFields({ part: when, facts, errors, days, onChoose }: LaterProps) {
  const day = days.find(({ date }) => date === when.date);
  const chooseDay = (date: string) => {
    if (facts.times) onChoose({ choice: "later", ...onDay(facts.times, date) });
  };
  return (
    <div className="flex flex-col gap-x-8 gap-y-5 md:flex-row md:items-start">
      <DayField days={days} today={facts.venue.now.date} chosen={when.date} onChoose={chooseDay} />
      <FieldFrame
        id={fieldId(WHEN_FIELDS.time)}
        label={day ? m.checkout_time_on({ day: formatDate(day.date) }) : m.checkout_time()}
        error={facts.hold?.lost ?? errors.messageOf(WHEN_FIELDS.time)}
        hint={heldWords(facts)}
        className="min-w-0 flex-1 md:max-w-xs"
      >
        {(ties) => (
          <select
            {...ties}
            name="time"
            value={day?.slots.some(({ at }) => at === when.at) ? when.at : ""}
            onChange={({ target }) => onChoose({ ...when, choice: "later", at: target.value })}
            className={CONTROL_LOOK}
          >
            <option value="" disabled={true}>
              {m.checkout_time_required()}
            </option>
            {day?.slots.map((slot) => (
              <option key={slot.at} value={slot.at} disabled={!hasRoom(slot)}>
                {slotWords(slot)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </div>
  );
}

/** Returns the text for how long the time is held for the diner; undefined without a hold. */
function heldWords({ hold, times, venue }: CheckoutFacts): string | undefined {
  const readings = times ? readingsOf(times) : [];
  if (!hold?.until || readings.length === 0) return undefined;
  return m.checkout_held_until({ time: sayWhen(wallClockAt(hold.until, readings), venue.now) });
}

/** Returns the text of a slot: its time and its remaining capacity. */
function slotWords({ time, remaining }: TimesSlot): string {
  const words = formatTimeOfDay(minutesOf(time));
  if (remaining === null) return words;
  return remaining === 0
    ? m.checkout_slot_full({ time: words })
    : m.checkout_slot_left({ time: words, count: remaining });
}

type DayFieldProps = {
  readonly days: readonly TimesDay[];
  /** Today's date at the restaurant. */
  readonly today: string;
  readonly chosen: string;
  readonly onChoose: (date: string) => void;
};

/** The field for the day: a list, replaced by a calendar once that is lazy-loaded. Renders nothing for a single day. */
function DayField({ days, today, chosen, onChoose }: DayFieldProps) {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (days.length === 1) return null;
  const list = (
    <FieldFrame id={fieldId(WHEN_FIELDS.date)} label={m.checkout_day()} className="min-w-0 flex-1 md:max-w-xs">
      {(ties) => (
        <select
          {...ties}
          name="day"
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          className={CONTROL_LOOK}
        >
          {days.map(({ date }) => (
            <option key={date} value={date}>
              {formatDate(date)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
  if (!isInBrowser) return list;
  return (
    <Suspense fallback={list}>
      <div id={fieldId(WHEN_FIELDS.date)} tabIndex={-1} className="flex min-w-0 flex-col gap-1.5">
        <span aria-hidden="true" className="text-small font-semibold">
          {m.checkout_day()}
        </span>
        <NearDays days={days} today={today} chosen={chosen} onChoose={onChoose} />
        <DayCalendar
          label={m.checkout_day()}
          dates={days.map(({ date }) => date)}
          chosen={chosen}
          onChoose={onChoose}
        />
      </div>
    </Suspense>
  );
}

/**
 * Buttons for today and tomorrow, if offered. Most diners choose one of these days, and the calendar may begin with
 * weeks that are past.
 */
function NearDays({ days, today, chosen, onChoose }: DayFieldProps) {
  const near = [
    { date: today, words: m.checkout_today() },
    { date: addDays(today, 1), words: m.checkout_tomorrow() },
  ].filter(({ date }) => days.some((day) => day.date === date));
  if (near.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {near.map(({ date, words }) => (
        <Button
          key={date}
          aria-pressed={date === chosen}
          onClick={() => onChoose(date)}
          className="aria-pressed:border-current aria-pressed:bg-tint forced-colors:aria-pressed:border-[5px]"
        >
          {words}
        </Button>
      ))}
    </div>
  );
}
