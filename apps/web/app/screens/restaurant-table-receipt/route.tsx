import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { isEmail, orderingSettings } from "@comptoir/ordering";
import { billWordingOf } from "@comptoir/receipt";
import { data, redirect } from "react-router";
import { localeContext } from "../../load-context.ts";
import { serverCaller, silenceWords } from "../../venue/api-caller.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { carryVisit } from "../../visit/visit.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { type MailAnswer, ReceiptScreen } from "./receipt-screen.tsx";

/** Disables caching: a receipt is private to its payer or to the table's host. */
export function headers() {
  return { "cache-control": "no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches)?.name ?? m.site_name();
  return [{ title: `${m.table_receipt()} – ${venue}` }];
}

/** Loads the receipt of one of the visitor's payments, or of their table. Without it, leads to the table. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { restaurant } = context.get(menuDocumentContext);
  const found = await calls.tableReceipt(serverCaller(request, context, restaurant.id), params.payment_id ?? null);
  if (!found.ok) {
    const visit = parseVisit(new URL(request.url).searchParams);
    throw redirect(carryVisit(`/${params.restaurant_slug}/table`, visit));
  }
  const { receipt } = found.answer;
  const { zone } = orderingSettings(restaurant);
  const wording = billWordingOf(restaurant, context.get(localeContext));
  return { receipt, wording, at: localMomentAt(Date.parse(receipt.at), zone) };
}

/** Sends the receipt by mail, also without script. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { restaurant } = context.get(menuDocumentContext);
  const email = String((await request.formData()).get("email") ?? "").trim();
  const answer = (more: Partial<MailAnswer>): MailAnswer => ({ email, isSent: false, problem: null, ...more });
  if (!isEmail(email)) return data(answer({ problem: m.form_email() }), { status: 400 });
  const result = await calls.mailTableReceipt(serverCaller(request, context, restaurant.id), {
    payment: params.payment_id,
    email,
  });
  if (result.ok) return data(answer({ isSent: true }));
  const problem = silenceWords(result) ?? result.error?.message ?? m.table_receipt_gone();
  return data(answer({ problem }), { status: result.status || 503 });
}

export default function RestaurantTableReceipt({ loaderData, actionData }: Route.ComponentProps) {
  return <ReceiptScreen {...loaderData} answer={actionData ?? null} />;
}
