import type { StaffData, WebhookEndpointData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { EndpointForm } from "./endpoint-form.tsx";
import { SecretCard } from "./secret-card.tsx";
import type { WebhookAnswer } from "./webhook-answer.ts";
import { endpointState, endpointTrouble } from "./webhook-words.ts";

export type WebhooksScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly endpoints: readonly WebhookEndpointData[];
  readonly answer: WebhookAnswer | undefined;
};

/** A manager's page of the systems that are told of the restaurant's events. screens#staff-webhooks, partners#endpoints. */
export function WebhooksScreen({ restaurant, endpoints, answer }: WebhooksScreenProps) {
  return (
    <SiteFrame>
      <div className="page flex grow flex-col gap-8 py-6 sm:py-10">
        <PageHead heading={m.staff_hooks()} text={m.staff_hooks_text()} up={{ to: "/staff", label: restaurant.name }} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="flex min-w-0 flex-col gap-10">
            {answer?.secret ? <SecretCard key={answer.secret} secret={answer.secret} /> : null}
            <section aria-labelledby="endpoints" className="flex flex-col gap-3">
              <h2 id="endpoints" className="text-lead">
                {m.staff_hooks_list()}
              </h2>
              {endpoints.length === 0 ? <p className="text-ink-soft">{m.staff_hooks_none()}</p> : null}
              <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
                {endpoints.map((endpoint) => (
                  <li key={endpoint.id}>
                    <Endpoint endpoint={endpoint} zone={restaurant.zone} />
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <section
            aria-labelledby="add-heading"
            className="flex flex-col gap-4 rounded-card border border-hairline bg-raised p-[min(1.25rem,4vw)]"
          >
            <h2 id="add-heading" className="text-lead">
              {m.staff_hook_add()}
            </h2>
            {/* A new secret changes the key, which empties the form once. */}
            <EndpointForm
              key={answer?.secret ?? "new"}
              form="add"
              submit={m.staff_hook_add_submit()}
              isNew={true}
              answer={answer?.isSaved ? undefined : answer}
            />
          </section>
        </div>
      </div>
    </SiteFrame>
  );
}

function Endpoint({ endpoint, zone }: { readonly endpoint: WebhookEndpointData; readonly zone: string }) {
  const { id, name, url, waiting } = endpoint;
  const { tone, label } = endpointState(endpoint);
  const said = [endpointTrouble(endpoint, zone), waiting > 0 ? m.staff_hook_waiting_count({ count: waiting }) : null];
  return (
    <Link to={`/staff/webhooks/${id}`} className="flex items-center justify-between gap-4 py-3">
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          <Badge tone={tone}>{label}</Badge>
        </span>
        <span className="text-small text-ink-soft wrap-anywhere">{url}</span>
        <span className="text-small text-ink-soft">{said.filter(Boolean).join(" · ")}</span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0" />
    </Link>
  );
}
