import { currentLocale } from "@comptoir/messages";
import type { Theme } from "@comptoir/ordering";
import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { ErasedNightly } from "./erased-nightly.tsx";
import { servicesContext } from "./load-context.ts";
import { answerInLocale } from "./locale/locale-middleware.ts";
import { Network } from "./offline/network.tsx";
import { askPerson } from "./person/ask-person.ts";
import { KeepPerson } from "./person/keep-person.tsx";
import { viewPerson } from "./person/person-view.ts";
import { QueuedOrders } from "./queued-orders/queued-orders.tsx";
import { ErrorScreen } from "./screens/error/error-screen.tsx";
import type { loader as loadLogin } from "./screens/login/route.tsx";
import type { loadRestaurant } from "./screens/restaurant/load-restaurant.ts";
import { refuseForeignForms } from "./security/foreign-forms.ts";
import { personContext } from "./session/person-context.ts";
import inter from "./styles/fonts/inter-latin.woff2?url";
import { ActingInSheets } from "./suites/acting-in-sheets.tsx";
import { ActingNotice } from "./suites/acting-notice.tsx";
import { PageStyles } from "./theme/page-styles.tsx";
import { formatThemeCss, HOUSE_COLORS } from "./theme/theme-css.ts";
import { ThemeStyle } from "./theme/theme-style.tsx";
import { faceFile, formatFaceCss } from "./theme/venue-face.ts";
import { FocusOnScreenChange } from "./ui/focus-on-screen-change.tsx";
import { SkipLink } from "./ui/skip-link.tsx";
import { SlowScreenNotice } from "./ui/slow-screen-notice.tsx";
import { ToastRegion } from "./ui/toast.tsx";
import type { VenueLook } from "./venue/venue.ts";
import { carryVisit } from "./visit/visit.ts";

const noteRoute: Route.MiddlewareFunction = ({ context, pattern }) => context.get(servicesContext).noteRoute?.(pattern);

export const middleware: Route.MiddlewareFunction[] = [noteRoute, answerInLocale, refuseForeignForms, askPerson];

/** Loads the signed-in person, null on menu pages, which are the same for all guests; and whether the site is erased each night. */
export function loader({ context }: Route.LoaderArgs) {
  return {
    person: viewPerson(context.get(personContext)?.user ?? null),
    isErasedNightly: context.get(servicesContext).isErasedNightly === true,
  };
}

/** Revalidates after a form post or on request, but not on navigation, which does not change the sign-in. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return (formMethod !== undefined && formMethod !== "GET") || currentUrl.href === nextUrl.href;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const restaurant = useRouteLoaderData<typeof loadRestaurant>("restaurant");
  const signIn = useRouteLoaderData<typeof loadLogin>("login");
  const look = restaurant?.venue.look ?? signIn?.place.venue?.look;
  const { colors, theme, font } = look ?? HOUSE_LOOK;
  return (
    <html lang={currentLocale()} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {theme === "dark" ? null : (
          <meta
            name="theme-color"
            media={mediaOf(theme, "light")}
            content={look ? colors.light.band : colors.light.paper}
          />
        )}
        {theme === "light" ? null : (
          <meta
            name="theme-color"
            media={mediaOf(theme, "dark")}
            content={look ? colors.dark.band : colors.dark.paper}
          />
        )}
        {/* Preload both fonts, because the first view uses them. */}
        {[inter, faceFile(font)].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Meta />
        {restaurant ? (
          <link rel="manifest" href={`/${restaurant.venue.slug}/app.webmanifest?lang=${currentLocale()}`} />
        ) : null}
        <link rel="icon" href={restaurant?.venue.favicon ?? "/favicon.svg"} />
        {/* iOS ignores the manifest's icons on the home screen, and does not support SVG icons. */}
        <link
          rel="apple-touch-icon"
          href={restaurant ? `/${restaurant.venue.slug}/app-icons/180.png` : "/apple-touch-icon.png"}
        />
        <Links />
        <ThemeStyle css={formatThemeCss(colors, theme) + formatFaceCss(font)} />
        <PageStyles />
      </head>
      <body>
        <SkipLink />
        <FocusOnScreenChange />
        <SlowScreenNotice />
        <KeepPerson />
        <ErasedNightly isErasedNightly={root?.isErasedNightly === true} />
        <ActingNotice />
        <Network menu={restaurant ? menuToKeep(restaurant) : null} />
        <QueuedOrders />
        <ActingInSheets>{children}</ActingInSheets>
        <ToastRegion />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function menuToKeep({
  venue: { slug },
  visit,
  revision,
}: NonNullable<ReturnType<typeof useRouteLoaderData<typeof loadRestaurant>>>) {
  return { slug, page: carryVisit(`/${slug}`, visit), locale: currentLocale(), revision };
}

const HOUSE_LOOK: VenueLook = { colors: HOUSE_COLORS, theme: "device", font: "Fraunces" };

/** Returns undefined if the venue fixes light or dark. */
function mediaOf(theme: Theme, setting: "light" | "dark"): string | undefined {
  return theme === "device" ? `(prefers-color-scheme: ${setting})` : undefined;
}

export default function Site() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
