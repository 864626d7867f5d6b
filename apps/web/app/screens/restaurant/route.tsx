import { calls } from "@comptoir/contract/client";
import { orderingSettings, viewOnlyReason } from "@comptoir/ordering";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { CartProvider } from "../../cart/cart-provider.tsx";
import { loadCartSeed } from "../../cart/cart-seed.ts";
import { localeContext, servicesContext } from "../../load-context.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { readTable } from "../../venue/table.ts";
import { readVenue } from "../../venue/venue.ts";
import { parseCookies } from "../../visit/cookies.ts";
import { parseVisit } from "../../visit/visit.ts";
import { ErrorScreen } from "../error/error-screen.tsx";
import type { Route } from "./+types/route";
import { DISMISSED_COOKIE, withoutDismissed } from "./dismissed-announcements.ts";
import { openRestaurant } from "./restaurant-middleware.ts";

export const middleware: Route.MiddlewareFunction[] = [openRestaurant];

/** What all screens of a restaurant share: the venue, the visit, the cart, and what the venue has to say. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { restaurant, revision } = context.get(menuDocumentContext);
  const cookies = parseCookies(request.headers.get("cookie"));
  const now = localMomentAt((context.get(servicesContext).now ?? Date.now)(), restaurant.menu_configuration?.zone);
  const visit = parseVisit(new URL(request.url).searchParams, cookies);
  const [said, cart] = await Promise.all([
    calls.getAnnouncements(serverCaller(request, context, restaurant.id), restaurant.id),
    loadCartSeed(request, context, { visit, now }),
  ]);
  // A venue's announcements are not worth failing a menu for.
  const announcements = said.ok ? said.answer.announcements : [];
  return {
    revision,
    origin: new URL(request.url).origin,
    venue: readVenue(restaurant, context.get(localeContext), now),
    visit,
    cart,
    table: readTable(restaurant, visit),
    viewOnly: viewOnlyReason(orderingSettings(restaurant), visit),
    announcements: withoutDismissed(announcements, cookies.get(DISMISSED_COOKIE)),
  };
}

/** Read anew when the venue or the link's parameters change, not when a dish is opened or the cart changes. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [, currentSlug] = currentUrl.pathname.split("/");
  const [, nextSlug] = nextUrl.pathname.split("/");
  if (currentSlug === nextSlug && currentUrl.search === nextUrl.search) return false;
  return defaultShouldRevalidate;
}

/** A screen that fails keeps the venue's colours and the way back to its menu. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}

/** The frame of a restaurant's screens is the screens' own; this is where they stand, with one cart between them. */
export default function Restaurant({ loaderData }: Route.ComponentProps) {
  return (
    <CartProvider key={loaderData.venue.id} seed={loaderData.cart}>
      <Outlet />
    </CartProvider>
  );
}
