import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { fieldId } from "../../../forms/form-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { sayWhen } from "../../../venue/say-when.ts";
import { wallClockAt } from "../../../venue/wall-clock.ts";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import type { StepProps } from "../form/checkout-step.ts";
import { CauseNotice } from "../times/cause-notice.tsx";
import { DayStrip } from "../times/day-strip.tsx";
import { OtherZone } from "../times/other-zone.tsx";
import { TimeChips } from "../times/time-chips.tsx";
import { readingsOf } from "../times/time-warning.ts";
import { minutesOf, stripDays } from "../times/times-view.ts";
import { asapWords } from "./asap-words.ts";
import { chooseLater, onDay, todayAt, WHEN_FIELDS, type When } from "./when-part.ts";

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
  const isAsked = times.asap.available || !isLater;
  return (
    <>
      <CauseNotice
        id={isAsked ? `${fieldId(WHEN_FIELDS.choice)}-why` : fieldId(WHEN_FIELDS.choice)}
        times={times}
        facts={facts}
        at={isLater ? when.at : ""}
        isProposed={when.proposed === "all"}
        onTake={(slot) => choose({ choice: "later", ...slot, proposed: null })}
      />
      {isAsked ? (
        <ChoiceGroup
          id={fieldId(WHEN_FIELDS.choice)}
          legend={m.checkout_when_legend()}
          hint={missedWords(when, facts)}
          error={errors.messageOf(WHEN_FIELDS.choice)}
        >
          <RadioCard
            name="when"
            label={m.checkout_asap()}
            description={asapWords(facts) ?? undefined}
            checked={!isLater}
            disabled={!times.asap.available}
            onClick={() => choose({ ...when, choice: "asap", proposed: null })}
            onChange={() => choose({ ...when, choice: "asap", proposed: null })}
          />
          <RadioCard
            name="when"
            label={m.checkout_at_time()}
            checked={isLater}
            onChange={() => choose(chooseLater(times, when))}
          />
        </ChoiceGroup>
      ) : null}
      {isLater ? <LaterFields {...props} times={times} onChoose={choose} /> : null}
    </>
  );
}

/** Says that the link's time of day is not offered today; undefined once the diner has chosen. ordering#reorder-time. */
function missedWords({ wanted, proposed, choice }: When, { times }: CheckoutFacts): string | undefined {
  if (!wanted || !proposed || choice !== "asap" || times === null || todayAt(times, wanted)) return undefined;
  return m.checkout_wanted_missed({ time: formatTimeOfDay(minutesOf(wanted)) });
}

/** Says that the times could not be loaded, and offers a retry. screens#user-messages. */
function TimesUnanswered({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Banner tone="caution" role="status" action={<Button onClick={onAgain}>{m.site_try_again()}</Button>}>
      {m.checkout_times_unheard()}
    </Banner>
  );
}

type LaterProps = StepProps<When> & {
  readonly times: NonNullable<CheckoutFacts["times"]>;
  readonly onChoose: (when: When) => void;
};

function LaterFields({ part: when, facts, errors, times, onChoose }: LaterProps) {
  const today = facts.venue.now.date;
  const day = times.days.find(({ date }) => date === when.date);
  const chosen = day?.slots.find(({ at }) => at === when.at);
  const days = stripDays(times, today, when.date);
  return (
    <>
      {days.length > 1 ? (
        <DayStrip
          id={fieldId(WHEN_FIELDS.date)}
          days={days}
          dates={times.days.map(({ date }) => date)}
          today={today}
          chosen={when.date}
          isProposed={when.proposed === "all"}
          onChoose={(date) => onChoose(onDay(times, date))}
        />
      ) : null}
      <ChoiceGroup
        id={fieldId(WHEN_FIELDS.time)}
        legend={day ? m.checkout_time_on({ day: formatDate(day.date) }) : m.checkout_time()}
        rule={chosen ? <span className="figures">{formatTimeOfDay(minutesOf(chosen.time))}</span> : undefined}
        hint={when.proposed === "time" && chosen ? m.checkout_time_proposed() : heldWords(facts)}
        error={facts.hold?.lost ?? errors.messageOf(WHEN_FIELDS.time)}
      >
        <TimeChips
          key={when.date}
          slots={day?.slots ?? []}
          chosen={chosen?.at ?? ""}
          isProposed={Boolean(when.proposed)}
          onChoose={(at) => onChoose({ ...when, choice: "later", at, proposed: null })}
        />
        <OtherZone times={times} />
      </ChoiceGroup>
    </>
  );
}

function heldWords({ hold, times, venue }: CheckoutFacts): string | undefined {
  const readings = times ? readingsOf(times) : [];
  if (!hold?.until || readings.length === 0) return undefined;
  return m.checkout_held_until({ time: sayWhen(wallClockAt(hold.until, readings), venue.now) });
}
