import { currentLocale } from "@comptoir/messages";
import { type ReactNode, use } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { askWho } from "./load-context.ts";
import { answerInLocale } from "./locale/locale-middleware.ts";
import { ErrorScreen } from "./screens/error/error-screen.tsx";
import type { loadRestaurant } from "./screens/restaurant/load-restaurant.ts";
import { refuseForeignForms } from "./security/foreign-forms.ts";
import { NonceContext } from "./security/nonce-context.ts";
import fraunces from "./styles/fonts/fraunces-latin.woff2?url";
import inter from "./styles/fonts/inter-latin.woff2?url";
import { DARK_GROUNDS, deriveVenueTheme, formatThemeCss, LIGHT_GROUNDS } from "./theme/venue-theme.ts";
import { FocusOnScreenChange } from "./ui/focus-on-screen-change.tsx";
import { SkipLink } from "./ui/skip-link.tsx";
import { SlowScreenNotice } from "./ui/slow-screen-notice.tsx";
import { ToastRegion } from "./ui/toast.tsx";

export const middleware: Route.MiddlewareFunction[] = [answerInLocale, askWho, refuseForeignForms];

/** Both faces are in every first view; asked for at once, they are mostly there before it is painted. */
export const links: Route.LinksFunction = () =>
  [inter, fraunces].map((href) => ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }));

/** The document around every screen: its language, the venue's colours, and what lies over all screens. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const restaurant = useRouteLoaderData<typeof loadRestaurant>("restaurant");
  const nonce = use(NonceContext);
  const theme = restaurant?.venue.theme ?? deriveVenueTheme(null);
  return (
    <html lang={currentLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={LIGHT_GROUNDS[0]} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={DARK_GROUNDS[0]} />
        <Meta />
        <link rel="icon" href={restaurant?.venue.favicon ?? "/favicon.svg"} />
        <Links />
        <style nonce={nonce} suppressHydrationWarning={true}>
          {formatThemeCss(theme)}
        </style>
      </head>
      <body>
        <SkipLink />
        <FocusOnScreenChange />
        <SlowScreenNotice />
        {children}
        <ToastRegion />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Site() {
  return <Outlet />;
}

/** What is shown when a screen cannot be: never without a way on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
