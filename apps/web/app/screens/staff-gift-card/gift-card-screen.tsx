import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { TextField } from "../../ui/field.tsx";
import { PartForm } from "../profile/part-form.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { AmountField } from "../staff-gift-cards/amount-field.tsx";
import type { GiftAnswer, GiftForm } from "../staff-gift-cards/gift-answer.ts";
import { GIFT_STATE_TONES, GIFT_STATE_WORDS, type GiftCardView } from "../staff-gift-cards/gift-card-words.ts";
import type { EntryView } from "./entry-words.ts";

export type GiftCardScreenProps = {
  readonly card: GiftCardView;
  readonly entries: readonly EntryView[];
  readonly cursor: number | null;
  readonly isFirst: boolean;
  /** The keys of the next top-up and of the next correction. */
  readonly freshKeys: { readonly topUp: string; readonly correct: string };
  readonly answer: GiftAnswer | undefined;
};

/** A manager's page of one gift card: balance, top-up, history, and the button that stops it. screens#staff-gift-cards. */
export function GiftCardScreen({ card, entries, cursor, isFirst, freshKeys, answer }: GiftCardScreenProps) {
  const answerOf = (form: GiftForm) => (answer?.form === form ? answer : undefined);
  return (
    <SiteFrame>
      <div className="page flex grow flex-col py-6 sm:py-10">
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
          <PageHead
            heading={m.staff_gift_name({ end: card.last4 })}
            {...(card.recipient === null ? {} : { text: card.recipient })}
            up={{ to: "/staff/gift-cards", label: m.staff_gifts() }}
          />
          <div className="flex flex-col gap-1">
            <p className="text-small text-ink-soft">{m.staff_gift_left()}</p>
            <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="text-title font-semibold">{card.balance}</span>
              <Badge tone={GIFT_STATE_TONES[card.state]}>{GIFT_STATE_WORDS[card.state]()}</Badge>
            </p>
            <p className="figures text-small text-ink-soft">{card.facts.join(" · ")}</p>
            {card.stopped === null ? null : <p className="text-small wrap-anywhere">{card.stopped}</p>}
          </div>
          <TopUp isStopped={card.state === "stopped"} freshKey={freshKeys.topUp} answer={answerOf("top-up")} />
          {card.isEmpty ? null : (
            <Correct most={card.balance} freshKey={freshKeys.correct} answer={answerOf("correct")} />
          )}
          <History id={card.id} entries={entries} cursor={cursor} isFirst={isFirst} />
          {card.state === "stopped" ? (
            <Part id="start" heading={m.staff_gift_start()} text={m.staff_gift_start_text()}>
              <PartForm form="start" answer={answerOf("start")} submit={m.staff_gift_start()}>
                {null}
              </PartForm>
            </Part>
          ) : (
            <Stop answer={answerOf("stop")} />
          )}
        </div>
      </div>
    </SiteFrame>
  );
}

type KeyedProps = Pick<GiftCardScreenProps, "answer"> & { readonly freshKey: string };
type TopUpProps = KeyedProps & { readonly isStopped: boolean };

function TopUp({ isStopped, freshKey, answer }: TopUpProps) {
  if (isStopped) return <p className="text-small text-ink-soft">{m.staff_gift_top_up_stopped()}</p>;
  const typed = answer?.isSaved === false ? answer.typed : {};
  return (
    <Part id="top-up" heading={m.staff_gift_top_up()} text={m.staff_gift_top_up_text()}>
      <PartForm
        // A top-up that was made empties the form.
        key={answer?.isSaved ? freshKey : "typed"}
        form="top-up"
        answer={answer}
        tone="primary"
        submit={m.staff_gift_top_up()}
      >
        <input type="hidden" name="key" value={typed.key ?? freshKey} />
        <AmountField typed={typed.amount} error={answer?.faults.amount} />
      </PartForm>
    </Part>
  );
}

function Correct({ most, freshKey, answer }: KeyedProps & { readonly most: string }) {
  const typed = answer?.isSaved === false ? answer.typed : {};
  return (
    <Part id="correct" heading={m.staff_gift_correct()} text={m.staff_gift_correct_text()}>
      <PartForm
        key={answer?.isSaved ? freshKey : "typed"}
        form="correct"
        answer={answer}
        submit={m.staff_gift_correct()}
      >
        <input type="hidden" name="key" value={typed.key ?? freshKey} />
        <AmountField
          id="amount-off"
          label={m.staff_gift_correct_amount()}
          hint={m.staff_gift_correct_hint({ most })}
          typed={typed.amount}
          error={answer?.faults.amount}
        />
        <TextField
          id="reason-off"
          name="reason"
          label={m.staff_gift_correct_reason()}
          hint={m.staff_gift_correct_reason_hint()}
          defaultValue={typed.reason ?? ""}
          error={answer?.faults.reason}
          maxLength={200}
          autoComplete="off"
        />
      </PartForm>
    </Part>
  );
}

function Stop({ answer }: Pick<GiftCardScreenProps, "answer">) {
  return (
    <Part id="stop" heading={m.staff_gift_stop()} text={m.staff_gift_stop_text()}>
      <PartForm form="stop" answer={answer} tone="danger" submit={m.staff_gift_stop()}>
        <TextField
          id="reason"
          name="reason"
          label={m.staff_gift_stop_reason()}
          hint={m.staff_gift_stop_reason_hint()}
          defaultValue={answer?.typed.reason ?? ""}
          error={answer?.faults.reason}
          maxLength={200}
          autoComplete="off"
        />
      </PartForm>
    </Part>
  );
}

type HistoryProps = Pick<GiftCardScreenProps, "entries" | "cursor" | "isFirst"> & { readonly id: string };

function History({ id, entries, cursor, isFirst }: HistoryProps) {
  return (
    <Part id="history" heading={m.staff_gift_history()}>
      {entries.length === 0 ? <p className="text-small text-ink-soft">{m.staff_gift_history_none()}</p> : null}
      <ol className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {entries.map(({ position, at, when, what, amount, left }) => (
          <li key={position} className="flex justify-between gap-x-6 py-3 text-small">
            <span className="flex min-w-0 flex-col gap-0.5">
              <span className="font-medium wrap-anywhere">{what}</span>
              <time dateTime={at} className="figures text-ink-soft">
                {when}
              </time>
            </span>
            <span className="figures flex shrink-0 flex-col items-end gap-0.5">
              <span className="font-medium">{amount}</span>
              <span className="text-ink-soft">{left}</span>
            </span>
          </li>
        ))}
      </ol>
      {isFirst && cursor === null ? null : (
        <p className="flex flex-wrap gap-3">
          {cursor === null ? null : (
            <Link to={`/staff/gift-cards/${id}?before=${cursor}`} className={buttonLook({})}>
              {m.staff_gift_earlier()}
            </Link>
          )}
          {isFirst ? null : (
            <Link to={`/staff/gift-cards/${id}`} className={buttonLook({})}>
              {m.staff_gift_newest()}
            </Link>
          )}
        </p>
      )}
    </Part>
  );
}

type PartProps = {
  readonly id: string;
  readonly heading: string;
  readonly text?: string;
  readonly children: ReactNode;
};

function Part({ id, heading, text, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-hairline pt-6">
      <h2 id={id} className="text-lead">
        {heading}
      </h2>
      {text === undefined ? null : <p className="measure text-small text-ink-soft">{text}</p>}
      {children}
    </section>
  );
}
