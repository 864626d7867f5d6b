import { type ComponentType, lazy, Suspense } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { cartPlace } from "../../cart/cart-places.ts";
import { CartProvider } from "../../cart/cart-provider.tsx";
import { ChosenChildProvider } from "../../children/chosen-child.tsx";
import { ErrorScreen } from "../error/error-screen.tsx";
import type { Route } from "./+types/route";
import { loadRestaurant } from "./load-restaurant.ts";
import { ReorderOnce } from "./reorder-once.tsx";
import { openRestaurant } from "./restaurant-middleware.ts";
import { SelectedSuite } from "./selected-suite.tsx";

export const middleware: Route.MiddlewareFunction[] = [openRestaurant];

export function loader({ request, context }: Route.LoaderArgs) {
  return loadRestaurant(request, context);
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

/** What a venue's own tablet alone needs. */
const KioskIdle = lazy<ComponentType>(() => import("./kiosk/kiosk-idle.tsx").catch(() => ({ default: () => null })));

/** The frame of a restaurant's screens is the screens' own; this is where they stand, with one cart between them. */
export default function Restaurant({ loaderData }: Route.ComponentProps) {
  return (
    <CartProvider key={cartPlace(loaderData.venue.id, loaderData.cart.terms)} seed={loaderData.cart}>
      <ReorderOnce />
      <SelectedSuite />
      <Suspense fallback={null}>{loaderData.visit.kiosk ? <KioskIdle /> : null}</Suspense>
      <ChosenChildProvider all={loaderData.children}>
        <Outlet />
      </ChosenChildProvider>
    </CartProvider>
  );
}
