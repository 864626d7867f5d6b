import { m } from "@comptoir/messages";
import { tableName } from "@comptoir/ordering";
import { useEffect, useState } from "react";
import { Form } from "react-router";
import { KitchenTold } from "../../allergies/kitchen-told.tsx";
import { fieldId } from "../../forms/form-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { noteAtTable } from "../restaurant/tell-table.tsx";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import type { QuestionView } from "../restaurant-checkout/form/question-views.ts";
import type { TableAnswer } from "./act-at-table.ts";
import { Bill, type OwnPayment, OwnPayments } from "./bill.tsx";
import { OpenLines } from "./open-lines.tsx";
import { People } from "./people.tsx";
import { Rounds } from "./rounds.tsx";
import type { SeatedTable } from "./seated-table.ts";
import { SendForms, SendingNow } from "./sending.tsx";
import type { shareMeans } from "./share-means.ts";
import { OPEN_ID, SENDING_ID, useFocusOfSending } from "./use-focus-of-sending.ts";
import { useLiveTable, useOwnPayments } from "./use-live-table.ts";

/** A table as each phone there shows it: who sits there, what is not sent, what was, and the bill. table#table-session. */
export function TableScreen({
  yours: loaded,
  payments,
  sendKey,
  questions,
  takesCodes,
  means,
  answer,
}: {
  readonly yours: SeatedTable;
  readonly payments: readonly OwnPayment[];
  readonly sendKey: string;
  /** The restaurant's questions, which the sender of a round answers. */
  readonly questions: readonly QuestionView[];
  readonly takesCodes: boolean;
  /** How the people of the table pay, besides by card. */
  readonly means: ReturnType<typeof shareMeans>;
  readonly answer: TableAnswer | undefined;
}) {
  const { venue } = useRestaurant();
  const linkTo = useVisitLink();
  const yours = useLiveTable(loaded, venue.id);
  useEffect(() => noteAtTable(venue.id), [venue.id]);
  const table = yours.table ?? loaded.table;
  const now: SeatedTable = { ...yours, table };
  const focus = useFocusOfSending(table);
  const paid = useOwnPayments(payments, {
    ...{ loadedVersion: loaded.table.version, version: table.version, restaurantId: venue.id },
  });
  return (
    <VenueFrame>
      <div className="page flex flex-col gap-6 py-6 lg:py-10">
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h1 className="text-title sm:text-display">{m.table_title()}</h1>
            <LinkButton tone="plain" to={linkTo("")} className="-mx-1 px-1! text-small">
              {m.site_back_to_menu()}
            </LinkButton>
          </div>
          <p className="text-ink-soft">
            {m.venue_table({ table: tableName(table.tableNum) })}
            {" · "}
            <span className="figures">{m.table_word_is({ word: table.word })}</span>
          </p>
        </div>
        {answer?.problem && answer.field === null ? (
          <Banner tone="danger" role="alert">
            {answer.problem}
          </Banner>
        ) : null}
        <MissingField {...{ questions, answer }} />
        {table.notSent && answer?.act !== "send" ? (
          <Banner tone="danger" role="alert">
            {table.notSent.message === ""
              ? m.table_not_sent_unknown()
              : m.table_not_sent({ reason: table.notSent.message })}
          </Banner>
        ) : null}
        <RemovedLines yours={now} />
        <KitchenTold />
        {table.sending ? (
          <div id={SENDING_ID} {...focus}>
            <SendingNow sending={table.sending} />
          </div>
        ) : null}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,21.5rem)] lg:gap-x-14">
          <div className="flex min-w-0 flex-col gap-8">
            <section aria-labelledby={OPEN_ID} className="flex flex-col gap-4">
              <h2 id={OPEN_ID} className="text-lead">
                {m.table_open()}
              </h2>
              <OpenLines yours={now} />
              <LinkButton wide={true} to={linkTo("")}>
                {m.table_add()}
              </LinkButton>
              <div {...focus}>
                <SendForms yours={now} {...{ sendKey, questions, takesCodes, answer }} />
              </div>
            </section>
            <Rounds table={table} />
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            <People yours={now} />
            <Bill
              table={table}
              isHost={table.people.some(({ id, isHost }) => id === now.you && isHost)}
              paidAt={table.takesCards || means.byGiftCard ? "phones" : means.isByKitchen ? "counters" : "staff"}
            />
            <OwnPayments payments={paid} />
            <Form method="post">
              <input type="hidden" name="act" value="me" />
              <input type="hidden" name="state" value="left" />
              <Button type="submit" tone="plain" className="-mx-1 px-1! text-small">
                {m.table_leave()}
              </Button>
            </Form>
          </div>
        </div>
      </div>
    </VenueFrame>
  );
}

/**
 * Leads to the question or the confirmation of age that stopped a sending, on a page without script, whose focus does not move there.
 * checkout#custom-questions.
 */
function MissingField({
  questions,
  answer,
}: {
  readonly questions: readonly QuestionView[];
  readonly answer: TableAnswer | undefined;
}) {
  const isHydrated = useIsHydrated();
  if (isHydrated || answer?.act !== "send" || !answer.field) return null;
  const refused = questions.find((_, index) => answer.field === `questions[${index}]`);
  return (
    <Banner tone="danger" role="alert">
      <a href={`#${fieldId(answer.field)}`} className="underline underline-offset-4">
        {refused ? m.order_question_required({ question: refused.words }) : answer.problem}
      </a>
    </Banner>
  );
}

/** Says which of the visitor's dishes others have removed, until it is dismissed. table#table-lines. */
function RemovedLines({ yours: { you, table } }: { readonly yours: SeatedTable }) {
  const [read, setRead] = useState<readonly string[]>([]);
  const removed = table.people.find(({ id }) => id === you)?.removed ?? [];
  return removed
    .filter(({ at }) => !read.includes(at))
    .map(({ at, by, name: dish }) => (
      <Banner key={at} tone="caution" role="status" onDismiss={() => setRead([...read, at])}>
        {by === "host" ? m.table_removed_by_host({ dish }) : m.table_removed_by_restaurant({ dish })}
      </Banner>
    ));
}
