import type { PaymentMethodData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { brandName } from "@comptoir/receipt";
import { Form, useNavigation } from "react-router";
import type { CardGatewayConfig } from "../../cards/card-gateway.ts";
import { Problem } from "../../forms/problem.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { BankCard } from "../../ui/drawings/bank-card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProfileFrame, ProfileSection } from "../profile/profile-frame.tsx";
import { NewCard } from "./new-card.tsx";

export type CardsAnswer = { readonly intent: string; readonly problem: string | null };

type CardsScreenProps = {
  readonly cards: readonly PaymentMethodData[];
  readonly processor: string | null;
  readonly gateway: CardGatewayConfig;
  readonly isForEvent: boolean;
  readonly answer: CardsAnswer | undefined;
};

const DONE: Readonly<Record<string, () => string>> = {
  add: m.profile_card_added,
  delete: m.profile_card_deleted,
  default: m.profile_card_made_default,
};

/** Lists the saved cards; sets the default card, adds and deletes cards. screens#profile-screen. */
export function CardsScreen({ cards, processor, gateway, isForEvent, answer }: CardsScreenProps) {
  const done = answer?.problem === null ? DONE[answer.intent]?.() : null;
  return (
    <ProfileFrame heading={m.profile_payment()} text={isForEvent ? m.profile_card_event() : m.profile_card_text()}>
      <p role="status" className={done ? "text-small font-medium text-good" : "visually-hidden"}>
        {done}
      </p>
      <Problem message={answer?.intent === "add" ? null : answer?.problem} />
      {cards.length === 0 ? (
        <EmptyState drawing={<BankCard />} heading={m.profile_no_card()} />
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {cards.map((card) => (
            <SavedCard key={card.paymentCardId} card={card} />
          ))}
        </ul>
      )}
      <ProfileSection id="new-card" heading={m.profile_card_add()}>
        <NewCard
          key={cards.length}
          processor={processor}
          gateway={gateway}
          problem={answer?.intent === "add" ? answer.problem : null}
        />
      </ProfileSection>
    </ProfileFrame>
  );
}

function SavedCard({ card }: { readonly card: PaymentMethodData }) {
  const { paymentCardId, type, last4, expiry_date, isDefault } = card;
  const sent = useNavigation().formData;
  const isBusy = (intent: string) => sent?.get("paymentCardId") === paymentCardId && sent.get("intent") === intent;
  const name = m.order_card_ending({ brand: type ? brandName(type) : m.order_card(), last4: last4 ?? "" });
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="flex flex-col">
          <span className="flex flex-wrap items-center gap-x-3 font-medium">
            {name}
            {isDefault ? <Badge>{m.profile_card_default()}</Badge> : null}
          </span>
          {expiry_date ? (
            <span className="figures text-small text-ink-soft">{m.profile_card_expires({ date: expiry_date })}</span>
          ) : null}
        </span>
        {isDefault ? null : (
          <Form method="post">
            <input type="hidden" name="paymentCardId" value={paymentCardId} />
            <Button
              type="submit"
              name="intent"
              value="default"
              tone="plain"
              busy={isBusy("default")}
              aria-label={m.profile_card_make_default_named({ card: name })}
              className="px-0! text-small"
            >
              {m.profile_card_make_default()}
            </Button>
          </Form>
        )}
      </div>
      <Disclosure summary={m.profile_card_delete_named({ card: name })}>
        <Form method="post" className="flex flex-col items-start gap-3 pb-2">
          <p className="text-ink-soft">{m.profile_card_delete_text()}</p>
          <input type="hidden" name="paymentCardId" value={paymentCardId} />
          <Button type="submit" name="intent" value="delete" tone="danger" busy={isBusy("delete")}>
            {m.profile_card_delete_confirm()}
          </Button>
        </Form>
      </Disclosure>
    </li>
  );
}
