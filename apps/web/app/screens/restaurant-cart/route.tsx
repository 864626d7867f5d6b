import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { CREDIT_CARD, isPaymentMethod, type OrderType, orderingSettings } from "@comptoir/ordering";
import { cutoffWords } from "@comptoir/receipt";
import type { RouterContextProvider } from "react-router";
import { orderTypeOfVisit } from "../../cart/order-terms.ts";
import { localeContext, requestTimeMs, whoContext } from "../../load-context.ts";
import { withOfflineFallback } from "../../offline/with-offline-fallback.ts";
import { ADDRESS_COOKIE } from "../../person/personal-cookies.ts";
import { suiteContext } from "../../suites/suite-visit.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { fetchSchoolDays, lastSchoolDate } from "../../venue/school-days.ts";
import { parseCookies } from "../../visit/cookies.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { expectedWallets } from "../../wallets/offered-wallets.ts";
import { requireLogin } from "../restaurant/require-login.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { CartScreen } from "./cart-screen.tsx";
import { drawCart as drawOnServer } from "./draw-cart.ts";
import type { CartExpress } from "./pay-ways.tsx";

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches)?.name ?? m.site_name();
  return [{ title: m.cart_title({ venue }) }];
}

/** Disables caching: a cart is private to its visitor. */
export function headers() {
  return { "cache-control": "no-store" };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const document = context.get(menuDocumentContext);
  const { restaurant } = document;
  const now = localMomentAt(requestTimeMs(context), restaurant.menu_configuration?.zone);
  const visit = parseVisit(new URL(request.url).searchParams);
  requireLogin(restaurant, visit, context.get(whoContext));
  const { suite } = context.get(suiteContext);
  const drawn = drawOnServer({ document, visit, suite, now, locale: context.get(localeContext) });
  const [cutoffs, express] = await Promise.all([
    loadCutoffs(request, context),
    // A suite's order takes no wallet.
    suite === null ? loadExpress(request, context, orderTypeOfVisit(visit, restaurant)) : null,
  ]);
  return { ...drawn, cutoffs, express };
}

/** Builds the cart screen from the kept menu while offline. The API checks a required sign-in when the order is placed. */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return withOfflineFallback(request.url, serverLoader, async (document) => {
    const { readKept } = await import("../restaurant/kept-visit.ts");
    return (await import("./draw-cart.ts")).drawCart(readKept(document, request.url));
  });
}

export default function RestaurantCart({ loaderData }: Route.ComponentProps) {
  return <CartScreen {...loaderData} />;
}

/**
 * Loads the wallets that the venue takes, if a card pays first. Google Pay is left to the checkout, since only the
 * checkout allows its script (payment#gateway-sources).
 */
async function loadExpress(
  request: Request,
  context: Readonly<RouterContextProvider>,
  type: OrderType,
): Promise<CartExpress | null> {
  const { restaurant } = context.get(menuDocumentContext);
  const app8RestaurantId = restaurant.app8_restaurant ?? restaurant.id;
  const config = await calls.getPaymentConfig(serverCaller(request, context, restaurant.id), {
    app8RestaurantId,
    type,
  });
  if (!config.ok || config.answer.paymentMethods.find(isPaymentMethod) !== CREDIT_CARD.name) return null;
  const { wallets, publishableKey, account } = config.answer;
  const address = parseCookies(request.headers.get("cookie")).get(ADDRESS_COOKIE) ?? "";
  return {
    wallets: { ...wallets, googleMerchantId: null },
    ...{ publishableKey, account, app8RestaurantId },
    expected: expectedWallets(wallets, request.headers.get("user-agent") ?? ""),
    knowsAddress: address.trim() !== "",
  };
}

/**
 * Loads the cutoff of each school date, as text. Empty if the call failed, and at venues that are no school.
 * school#past-cutoff.
 */
async function loadCutoffs(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Readonly<Record<string, string>>> {
  const settings = orderingSettings(context.get(menuDocumentContext).restaurant);
  if (!settings.k12) return {};
  const now = localMomentAt(requestTimeMs(context), settings.zone);
  const dates = { startDate: now.date, endDate: lastSchoolDate(context, now) };
  const days = (await fetchSchoolDays(request, context, dates)) ?? [];
  return Object.fromEntries(
    days.map(({ date, cutoff }) => [date, cutoffWords(localMomentAt(Date.parse(cutoff), settings.zone))]),
  );
}
