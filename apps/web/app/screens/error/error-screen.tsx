import { m } from "@comptoir/messages";
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "react-router";
import { BackButton } from "../../ui/back-button.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { BrokenPlate } from "../../ui/drawings/broken-plate.tsx";
import { PageMessage } from "../../ui/page-message.tsx";
import { SiteHeader } from "../../ui/site-header.tsx";
import { MAIN_ID } from "../../ui/skip-link.tsx";
import { isStaffPage, wordUnavailable } from "../../unavailable-words.ts";
import { carryVisit } from "../../visit/visit.ts";
import type { loadRestaurant } from "../restaurant/load-restaurant.ts";
import { RequestId } from "./request-id.tsx";

/** The first page for guests, and the one for the staff. */
const START = { to: "/", words: m.error_page_start };
const STAFF_START = { to: "/staff", words: m.error_page_start_staff };

/** The error page. Its header shows the venue's name if the restaurant is known. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const restaurant = useRouteLoaderData<typeof loadRestaurant>("restaurant");
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const detail: unknown = isRouteErrorResponse(error) ? error.data : null;
  const { title, heading, text, canTryAgain, isOurs = false } = describeError(status, detail, pathname);
  const menuAt = restaurant ? carryVisit(`/${restaurant.venue.slug}`, restaurant.visit) : textIn(detail, "menuAt");
  const start = isStaffPage(pathname) ? STAFF_START : START;
  const name = restaurant?.venue.name ?? textIn(detail, "name");
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{title}</title>
      <SiteHeader {...(name === null ? {} : { name })} />
      <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col">
        <PageMessage
          drawing={<BrokenPlate />}
          heading={heading}
          actions={
            <>
              {canTryAgain ? (
                <LinkButton tone="primary" to={pathname + search} reloadDocument={true}>
                  {m.site_try_again()}
                </LinkButton>
              ) : null}
              {menuAt !== null ? (
                <LinkButton tone={canTryAgain ? "quiet" : "primary"} to={menuAt} reloadDocument={true}>
                  {restaurant ? m.site_back_to_menu() : m.landing_view_menu()}
                </LinkButton>
              ) : (
                <>
                  {pathname === start.to ? null : (
                    <LinkButton tone={canTryAgain ? "quiet" : "primary"} to={start.to} reloadDocument={true}>
                      {start.words()}
                    </LinkButton>
                  )}
                  <BackButton />
                </>
              )}
            </>
          }
        >
          {text}
          {isOurs ? <RequestId /> : null}
        </PageMessage>
      </main>
    </div>
  );
}

type ErrorWords = {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly canTryAgain: boolean;
  /** Whether it is an error of our own. */
  readonly isOurs?: true;
};

/** Chooses the texts by HTTP status. Never shows an internal error message; a 403 shows the API's reason. */
function describeError(status: number, detail: unknown, pathname: string): ErrorWords {
  if (status === 404 || status === 405) {
    const words =
      status === 404 && isUnknownRestaurant(detail)
        ? { heading: m.restaurant_not_found_heading(), text: m.restaurant_not_found_text() }
        : {
            heading: m.page_not_found_heading(),
            text: isStaffPage(pathname) ? m.page_not_found_staff() : m.page_not_found_text(),
          };
    return { title: m.page_not_found_title(), ...words, canTryAgain: false };
  }
  if (status === 502 || status === 503 || status === 504) {
    const heading = m.error_page_unavailable_heading();
    return { title: heading, heading, text: wordUnavailable(pathname), canTryAgain: true };
  }
  const refused = textIn(detail, "refused");
  if (status === 403 && refused !== null) {
    const heading = m.error_page_refused_heading();
    return { title: heading, heading, text: refused, canTryAgain: false };
  }
  const [title, heading, text] = [m.error_page_title(), m.error_page_heading(), m.error_page_text()];
  return { title, heading, text, canTryAgain: true, isOurs: true };
}

/**
 * Reads a text of the thrown data; null for none. `answerOrLeave` throws the API's reason for a 403 as `refused`, and
 * the route `page-not-found` a restaurant's menu path and name as `menuAt` and `name`.
 */
function textIn(detail: unknown, key: "refused" | "menuAt" | "name"): string | null {
  const said = typeof detail === "object" && detail !== null ? (detail as Record<string, unknown>)[key] : null;
  return typeof said === "string" ? said : null;
}

function isUnknownRestaurant(detail: unknown): boolean {
  return typeof detail === "object" && detail !== null && "unknown" in detail && detail.unknown === "restaurant";
}
