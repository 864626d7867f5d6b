import type { YourTableData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { billSettings, codesOffered, orderingSettings, readCustomQuestions } from "@comptoir/ordering";
import { data, redirect } from "react-router";
import { localeContext } from "../../load-context.ts";
import { makeUuid } from "../../make-uuid.ts";
import { cookiesOf } from "../../person/personal-cookies.ts";
import { isUnreachable, serverCaller } from "../../venue/api-caller.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { carryVisit, tableOfVisit } from "../../visit/visit.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import { questionViews } from "../restaurant-checkout/form/question-views.ts";
import type { Route } from "./+types/route";
import { type ActOfTable, act } from "./act-at-table.ts";
import { JoinScreen } from "./join-screen.tsx";
import { shareMeans } from "./share-means.ts";
import { TableScreen } from "./table-screen.tsx";

/** Disables caching: a table is private to those who sit there. */
export function headers() {
  return { "cache-control": "no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches)?.name ?? m.site_name();
  return [{ title: `${m.table_title()} – ${venue}` }];
}

/** Loads the visitor's table, or what joining it needs. Without a table, or where the venue does not offer it, leads to the menu. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { restaurant } = context.get(menuDocumentContext);
  const visit = parseVisit(new URL(request.url).searchParams);
  const tableNum = tableOfVisit(visit);
  if (!restaurant.order_options?.group_ordering || tableNum === null || visit.viewOnly || visit.kiosk) {
    throw redirect(carryVisit(`/${params.restaurant_slug}`, visit));
  }
  const caller = serverCaller(request, context, restaurant.id);
  const [found, paid] = await Promise.all([calls.getTable(caller), calls.myTablePayments(caller)]);
  // Who sits at a table is not asked to join one because the server is busy.
  if (!found.ok && isUnreachable(found)) throw data(null, { status: 503 });
  const yours: YourTableData | null = found.ok ? found.answer : null;
  // What the restaurant did at the visitor's table. table#by-staff.
  const code = found.ok ? null : found.error?.code;
  const ended = !found.ok && (code === "table_closed" || code === "table_removed") ? found.error?.message : undefined;
  const { zone } = orderingSettings(restaurant);
  const payments = (paid.ok ? paid.answer.payments : []).map((payment) => ({
    ...payment,
    atMinutes: localMomentAt(Date.parse(payment.paidAt), zone).minutes,
  }));
  // Made here, so that two presses of one page send once, also without script.
  return {
    yours,
    payments,
    tableNum,
    ended: ended ?? null,
    sendKey: makeUuid(),
    questions: questionViews(
      readCustomQuestions(restaurant.order_options.custom_questions),
      context.get(localeContext),
    ),
    isTaxIncluded: billSettings(restaurant).taxInclusive,
    takesCodes: codesOffered(restaurant).discount,
    means: shareMeans(restaurant),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { restaurant } = context.get(menuDocumentContext);
  const visit = parseVisit(new URL(request.url).searchParams);
  const caller = serverCaller(request, context, restaurant.id);
  const form = await request.formData();
  const answer: ActOfTable = await act(
    caller,
    form,
    tableOfVisit(visit) ?? "",
    readCustomQuestions(restaurant.order_options?.custom_questions),
  );
  const { status, cookies, ...said } = answer;
  // The page is loaded again with the cookies of the answer: without script too, and a reload repeats nothing.
  if (status === 200)
    return redirect(carryVisit(`/${params.restaurant_slug}/table`, visit), {
      status: 303,
      headers: cookiesOf(cookies),
    });
  return data(said, { status });
}

export default function RestaurantTable({ loaderData, actionData }: Route.ComponentProps) {
  const { yours, sendKey } = loaderData;
  if (yours?.table)
    return (
      <TableScreen
        yours={{ ...yours, table: yours.table }}
        payments={loaderData.payments}
        sendKey={sendKey}
        questions={loaderData.questions}
        takesCodes={loaderData.takesCodes}
        means={loaderData.means}
        answer={actionData}
      />
    );
  const { tableNum, ended, payments, isTaxIncluded } = loaderData;
  return <JoinScreen {...{ yours, tableNum, ended, payments, isTaxIncluded }} answer={actionData} />;
}
