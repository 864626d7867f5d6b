import type { StaffData, WebhookDeliveryData, WebhookEndpointData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { eventTimeWords } from "../../suites/event-times.ts";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextField } from "../../ui/field.tsx";
import { PartForm } from "../profile/part-form.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { EndpointForm } from "../staff-webhooks/endpoint-form.tsx";
import { SecretCard } from "../staff-webhooks/secret-card.tsx";
import type { WebhookAnswer } from "../staff-webhooks/webhook-answer.ts";
import { endpointState, endpointTrouble } from "../staff-webhooks/webhook-words.ts";
import { DeliveryLog } from "./delivery-log.tsx";

export type WebhookScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly endpoint: WebhookEndpointData;
  readonly deliveries: readonly WebhookDeliveryData[];
  readonly cursor: string | null;
  readonly isFirst: boolean;
  readonly answer: WebhookAnswer | undefined;
};

/** A manager's page of one endpoint: its log, and all that can be done with it. screens#staff-webhooks, partners#delivery-log. */
export function WebhookScreen({ restaurant, endpoint, deliveries, cursor, isFirst, answer }: WebhookScreenProps) {
  const { zone } = restaurant;
  const isOn = endpoint.disabled === null;
  const { tone, label } = endpointState(endpoint);
  const trouble = endpointTrouble(endpoint, zone);
  const answerOf = (form: string) => (answer?.form === form ? answer : undefined);
  return (
    <SiteFrame>
      <div className="page flex grow flex-col gap-8 py-6 sm:py-10">
        <div className="flex flex-col gap-3">
          <PageHead
            heading={endpoint.name}
            text={<span className="wrap-anywhere">{endpoint.url}</span>}
            up={{ to: "/staff/webhooks", label: m.staff_hooks() }}
          />
          <p>
            <Badge tone={tone}>{label}</Badge>
          </p>
          {trouble === null ? null : <Banner tone={isOn ? "danger" : "caution"}>{trouble}</Banner>}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="flex min-w-0 flex-col gap-10">
            {answer?.secret ? <SecretCard key={answer.secret} secret={answer.secret} /> : null}
            <DeliveryLog
              {...{ deliveries, cursor, isFirst, isOn, zone, answer }}
              path={`/staff/webhooks/${endpoint.id}`}
            />
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            <Part text={m.staff_hook_test_text()}>
              <SayingForm form="test" answer={answerOf("test")} submit={m.staff_hook_test_submit()} />
            </Part>
            <Part text={isOn ? m.staff_hook_turn_off_text() : m.staff_hook_turn_on_text()}>
              <PartForm
                form={isOn ? "off" : "on"}
                answer={answerOf(isOn ? "off" : "on")}
                tone={isOn ? "quiet" : "primary"}
                submit={isOn ? m.staff_hook_turn_off() : m.staff_hook_turn_on()}
              >
                {null}
              </PartForm>
            </Part>
            {isOn ? <ReplayPart answer={answerOf("replay")} /> : null}
            <Disclosure summary={m.staff_hook_edit()} open={answerOf("edit") !== undefined || undefined}>
              <div className="pt-2 pb-4 text-body">
                <EndpointForm form="edit" submit={m.staff_save()} endpoint={endpoint} answer={answerOf("edit")} />
              </div>
            </Disclosure>
            <SecretPart oldSecretUntil={endpoint.oldSecretUntil} zone={zone} answer={answerOf("secret")} />
            <Disclosure summary={m.staff_hook_remove()} open={answerOf("remove") !== undefined || undefined}>
              <div className="flex flex-col gap-3 pt-2 pb-4 text-body">
                <p className="measure text-small text-ink-soft">{m.staff_hook_remove_text()}</p>
                <PartForm
                  form="remove"
                  answer={answerOf("remove")}
                  tone="danger"
                  submit={m.staff_remove({ name: endpoint.name })}
                >
                  {null}
                </PartForm>
              </div>
            </Disclosure>
          </div>
        </div>
      </div>
    </SiteFrame>
  );
}

function Part({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="measure text-small text-ink-soft">{text}</p>
      {children}
    </div>
  );
}

type SayingFormProps = {
  readonly form: string;
  readonly answer: WebhookAnswer | undefined;
  readonly submit: string;
  readonly children?: ReactNode;
};

/** A form whose outcome is a sentence of its own. */
function SayingForm({ form, answer, submit, children = null }: SayingFormProps) {
  return (
    <>
      <PartForm form={form} answer={answer?.isSaved ? undefined : answer} submit={submit}>
        {children}
      </PartForm>
      <p role="status" className="text-small font-medium empty:hidden">
        {answer?.isSaved ? answer.said : null}
      </p>
    </>
  );
}

function ReplayPart({ answer }: { readonly answer: WebhookAnswer | undefined }) {
  const typed = answer?.isSaved === false ? answer.typed : {};
  const faults = answer?.faults ?? {};
  return (
    <Disclosure summary={m.staff_hook_replay()} open={answer !== undefined || undefined}>
      <div className="flex flex-col gap-3 pt-2 pb-4 text-body">
        <p className="measure text-small text-ink-soft">{m.staff_hook_replay_text()}</p>
        <SayingForm form="replay" answer={answer} submit={m.staff_hook_replay_submit()}>
          {(["from", "to"] as const).map((name) => (
            <TextField
              key={name}
              id={`replay-${name}`}
              name={name}
              type="datetime-local"
              label={name === "from" ? m.staff_hook_replay_from() : m.staff_hook_replay_to()}
              defaultValue={typed[name] ?? ""}
              error={faults[name]}
            />
          ))}
          <Checkbox name="delivered" value="true" bare={true} label={m.staff_hook_replay_delivered()} />
        </SayingForm>
      </div>
    </Disclosure>
  );
}

type SecretPartProps = {
  readonly oldSecretUntil: string | null;
  readonly zone: string;
  readonly answer: WebhookAnswer | undefined;
};

function SecretPart({ oldSecretUntil, zone, answer }: SecretPartProps) {
  return (
    <Disclosure summary={m.staff_hook_rotate()} open={answer?.isSaved === false || undefined}>
      <div className="flex flex-col gap-3 pt-2 pb-4 text-body">
        <p className="measure text-small text-ink-soft">{m.staff_hook_rotate_text()}</p>
        {oldSecretUntil === null ? null : (
          <p className="text-small">{m.staff_hook_old_secret({ when: eventTimeWords(oldSecretUntil, zone) })}</p>
        )}
        <PartForm form="secret" answer={answer?.isSaved ? undefined : answer} submit={m.staff_hook_rotate_submit()}>
          <Checkbox name="ends-now" value="true" bare={true} label={m.staff_hook_rotate_now()} />
        </PartForm>
      </div>
    </Disclosure>
  );
}
