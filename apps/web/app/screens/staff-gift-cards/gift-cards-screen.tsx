import type { StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { GIFT_CARD_STATES, type GiftCardState } from "@comptoir/ordering";
import type { AskedList } from "../staff-codes/asked-list.ts";
import { NotOffered } from "../staff-codes/codes-screen.tsx";
import { ListPage } from "../staff-codes/list-page.tsx";
import { ListRow } from "../staff-codes/list-row.tsx";
import { GIFT_STATE_TONES, GIFT_STATE_WORDS, type GiftCardView } from "./gift-card-words.ts";

export type GiftCardsScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly cards: readonly GiftCardView[];
  readonly cursor: string | null;
  /** Whether guests see a field for gift cards. */
  readonly isOffered: boolean;
  readonly asked: AskedList<GiftCardState>;
};

/** A manager's list of gift cards, by the end of their codes. screens#staff-gift-cards, studio#gift-cards. */
export function GiftCardsScreen({ restaurant, cards, cursor, isOffered, asked }: GiftCardsScreenProps) {
  return (
    <ListPage
      restaurant={restaurant}
      path="/staff/gift-cards"
      asked={asked}
      cursor={cursor}
      states={GIFT_CARD_STATES.map((value) => ({ value, label: GIFT_STATE_WORDS[value]() }))}
      words={{
        heading: m.staff_gifts(),
        text: m.staff_gifts_text(),
        search: m.staff_gifts_search(),
        none: m.staff_gifts_none(),
        noneFound: m.staff_gifts_none_found(),
        next: m.staff_gifts_next(),
        all: m.staff_gifts_all(),
      }}
      add={{ to: "/staff/gift-cards/new", label: m.staff_gift_issue() }}
      notice={isOffered ? null : <NotOffered text={m.staff_gifts_not_offered()} />}
    >
      {cards.map(({ id, last4, recipient, state, balance, facts }) => (
        <ListRow
          key={id}
          to={`/staff/gift-cards/${id}`}
          title={`•••• ${last4}`}
          text={recipient}
          badge={{ tone: GIFT_STATE_TONES[state], label: GIFT_STATE_WORDS[state]() }}
          facts={[`${balance} ${facts[0]}`, ...facts.slice(1)]}
        />
      ))}
    </ListPage>
  );
}
