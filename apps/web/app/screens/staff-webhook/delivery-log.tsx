import type { WebhookDeliveryData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { eventTimeWords } from "../../suites/event-times.ts";
import { Badge } from "../../ui/badge.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PartForm } from "../profile/part-form.tsx";
import type { WebhookAnswer } from "../staff-webhooks/webhook-answer.ts";
import { answerWords, deliveryState, eventWords } from "../staff-webhooks/webhook-words.ts";

export type DeliveryLogProps = {
  readonly deliveries: readonly WebhookDeliveryData[];
  readonly cursor: string | null;
  readonly isFirst: boolean;
  readonly isOn: boolean;
  readonly zone: string;
  readonly path: string;
  readonly answer: WebhookAnswer | undefined;
};

/** What was sent to an endpoint and how it answered, newest first. partners#delivery-log. */
export function DeliveryLog({ deliveries, cursor, isFirst, isOn, zone, path, answer }: DeliveryLogProps) {
  return (
    <section aria-labelledby="log" className="flex min-w-0 flex-col gap-3">
      <h2 id="log" className="text-lead">
        {m.staff_hook_log()}
      </h2>
      <p role="status" className="text-small font-medium text-good empty:hidden">
        {answer?.form === "again" && answer.isSaved ? answer.said : null}
      </p>
      {deliveries.length === 0 ? <p className="text-ink-soft">{m.staff_hook_log_none()}</p> : null}
      <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <Disclosure summary={<Summary delivery={delivery} zone={zone} />} className="text-body">
              <div className="flex flex-col gap-4 pt-1 pb-5">
                <Answers delivery={delivery} zone={zone} />
                {isOn && delivery.type !== "test" ? (
                  <PartForm form="again" answer={undefined} submit={m.staff_hook_again()}>
                    <input type="hidden" name="event" value={delivery.id} />
                  </PartForm>
                ) : null}
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
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

function Summary({ delivery, zone }: { readonly delivery: WebhookDeliveryData; readonly zone: string }) {
  const { type, number, madeAt, nextAt, answers } = delivery;
  const { tone, label } = deliveryState(delivery);
  const last = answers.at(-1);
  const said = [
    number === null ? null : m.staff_act_order({ number }),
    eventTimeWords(madeAt, zone),
    last && answerWords(last),
    nextAt === null || last === undefined ? null : m.staff_hook_next({ when: eventTimeWords(nextAt, zone) }),
  ];
  return (
    <span className="flex min-w-0 flex-col gap-0.5 py-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{eventWords(type)}</span>
        <Badge tone={tone}>{label}</Badge>
      </span>
      <span className="text-small font-normal text-ink-soft">{said.filter(Boolean).join(" · ")}</span>
    </span>
  );
}

function Answers({
  delivery: { id, answers },
  zone,
}: {
  readonly delivery: WebhookDeliveryData;
  readonly zone: string;
}) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-ink-soft wrap-anywhere">
        <code>{id}</code>
      </p>
      {answers.length === 0 ? <p className="text-small text-ink-soft">{m.staff_hook_no_attempt()}</p> : null}
      <ol className="flex flex-col gap-3 empty:hidden">
        {answers.map((answer) => (
          <li key={answer.at} className="flex flex-col gap-1 text-small">
            <span className="font-medium">
              {[eventTimeWords(answer.at, zone), answerWords(answer), m.staff_hook_ms({ ms: answer.ms })].join(" · ")}
            </span>
            {answer.text === "" ? null : (
              <code className="max-h-40 overflow-y-auto rounded-control bg-tint px-3 py-2 whitespace-pre-wrap wrap-anywhere">
                {answer.text}
              </code>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
