import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { GIFT_CARD_STATES } from "@comptoir/ordering";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import { askedOf } from "../staff-codes/asked-list.ts";
import type { Route } from "./+types/route";
import { giftCardView } from "./gift-card-words.ts";
import { GiftCardsScreen } from "./gift-cards-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_gifts() }];
}

/** Loads a page of the restaurant's gift cards, for managers. studio#gift-cards. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const asked = askedOf(args.url.searchParams, GIFT_CARD_STATES);
  const found = await staffCalls.listGiftCards(staffApi(args), { ...asked, search: asked.search || null });
  const { cards, cursor, isOffered } = staffAnswer(args, found);
  return { restaurant, cards: cards.map((card) => giftCardView(card, restaurant.zone)), cursor, isOffered, asked };
}

export default function StaffGiftCards({ loaderData }: Route.ComponentProps) {
  return <GiftCardsScreen {...loaderData} />;
}
