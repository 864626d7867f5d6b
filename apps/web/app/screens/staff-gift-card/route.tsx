import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { data } from "react-router";
import { readTyped } from "../../person/form-answer.ts";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import { decimalOf } from "../staff-code/code-fields.ts";
import { answerGift, keepKey } from "../staff-gift-cards/gift-answer.ts";
import { giftCardView } from "../staff-gift-cards/gift-card-words.ts";
import type { Route } from "./+types/route";
import { entryView } from "./entry-words.ts";
import { GiftCardScreen } from "./gift-card-screen.tsx";

export const headers = staffPageHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData ? m.staff_gift_name({ end: loaderData.card.last4 }) : m.staff_gifts() }];
}

/** Loads a gift card with a page of its history, for managers. studio#gift-cards. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const before = args.url.searchParams.get("before");
  const found = await staffCalls.getGiftCardHistory(staffApi(args), args.params.card_id, before);
  const { card, entries, cursor } = staffAnswer(args, found);
  return {
    card: giftCardView(card, restaurant.zone),
    entries: entries.map((entry) => entryView(entry, restaurant.zone)),
    cursor,
    isFirst: before === null,
    freshKeys: { topUp: crypto.randomUUID(), correct: crypto.randomUUID() },
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const api = staffApi(args);
  const id = args.params.card_id;
  switch (form.get("form")) {
    case "top-up": {
      const typed = readTyped(form, ["key", "amount"]);
      const body = { ...typed, amount: decimalOf(typed.amount) };
      return answerGift(args, "top-up", await staffCalls.topUpGiftCard(api, id, body), { typed });
    }
    case "correct": {
      const typed = readTyped(form, ["key", "amount", "reason"]);
      const body = { ...typed, amount: decimalOf(typed.amount) };
      return answerGift(args, "correct", await staffCalls.correctGiftCard(api, id, body), { typed });
    }
    case "stop": {
      const typed = readTyped(form, ["reason"]);
      return answerGift(args, "stop", await staffCalls.stopGiftCard(api, id, { stopped: true, ...typed }), { typed });
    }
    case "start":
      return answerGift(args, "start", await staffCalls.stopGiftCard(api, id, { stopped: false }), { typed: {} });
    default:
      throw data(null, { status: 400 });
  }
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepKey(request, () => serverAction(), m.person_unreachable());
}

export default function StaffGiftCard({ loaderData, actionData }: Route.ComponentProps) {
  return <GiftCardScreen {...loaderData} answer={actionData} />;
}
