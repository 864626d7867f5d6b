import { type ComponentType, lazy, Suspense } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { OwnAllergies } from "../../allergies/load-said-parts.ts";
import { SaidAllergiesProvider } from "../../allergies/said-allergies.tsx";
import { CartProvider } from "../../cart/cart-provider.tsx";
import { cartScope } from "../../cart/cart-scope.ts";
import { ChosenChildProvider } from "../../children/chosen-child.tsx";
import { usePerson } from "../../person/person-view.ts";
import { ErrorScreen } from "../error/error-screen.tsx";
import type { Route } from "./+types/route";
import { loadRestaurant } from "./load-restaurant.ts";
import { ReorderOnce } from "./reorder-once.tsx";
import { openRestaurant } from "./restaurant-middleware.ts";
import { SelectedSuite } from "./selected-suite.tsx";
import { TellTable } from "./tell-table.tsx";
import { RememberWay } from "./ways/remember-way.tsx";

export const middleware: Route.MiddlewareFunction[] = [openRestaurant];

export function loader({ request, context }: Route.LoaderArgs) {
  return loadRestaurant(request, context);
}

/** Reloads when the venue or the link's parameters change, not when a dish opens or the cart changes. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [, currentSlug] = currentUrl.pathname.split("/");
  const [, nextSlug] = nextUrl.pathname.split("/");
  if (currentSlug === nextSlug && currentUrl.search === nextUrl.search) return false;
  return defaultShouldRevalidate;
}

/** Keeps the venue's colours and the link to its menu when a screen fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}

const KioskIdle = lazy<ComponentType>(() => import("./kiosk/kiosk-idle.tsx").catch(() => ({ default: () => null })));

const PreviewBar = lazy<ComponentType>(() =>
  import("./preview/preview-bar.tsx").catch(() => ({ default: () => null })),
);

/** The layout of a restaurant's screens, which share one cart. Each screen renders its own frame. */
export default function Restaurant({ loaderData }: Route.ComponentProps) {
  const person = usePerson();
  // An operator acts for another person, and a venue's tablet is many people's.
  const personId = person && !person.acting && !person.suiteOperator && !loaderData.visit.kiosk ? person.id : null;
  return (
    <CartProvider key={cartScope(loaderData.venue.id, loaderData.cart.terms)} seed={loaderData.cart}>
      <ReorderOnce />
      <RememberWay />
      <SelectedSuite />
      <Suspense fallback={null}>{loaderData.visit.kiosk ? <KioskIdle /> : null}</Suspense>
      <Suspense fallback={null}>{loaderData.visit.preview === null ? null : <PreviewBar />}</Suspense>
      <ChosenChildProvider all={loaderData.children}>
        <SaidAllergiesProvider personId={personId}>
          <Suspense fallback={null}>{personId === null ? null : <OwnAllergies personId={personId} />}</Suspense>
          <TellTable />
          <Outlet />
        </SaidAllergiesProvider>
      </ChosenChildProvider>
    </CartProvider>
  );
}
