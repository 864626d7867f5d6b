import { m } from "@comptoir/messages";

/** What an error page says, and whether trying again may help. */
export type ErrorWords = {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly canTryAgain: boolean;
};

/** The words for a page that could not be shown, by its HTTP status. Never what a program said of it. */
export function describeError(status: number, detail: unknown): ErrorWords {
  if (status === 404 || status === 405) {
    const words =
      status === 404 && isUnknownRestaurant(detail)
        ? { heading: m.restaurant_not_found_heading(), text: m.restaurant_not_found_text() }
        : { heading: m.page_not_found_heading(), text: m.page_not_found_text() };
    return { title: m.page_not_found_title(), ...words, canTryAgain: false };
  }
  if (status === 502 || status === 503 || status === 504) {
    const heading = m.error_page_unavailable_heading();
    return { title: heading, heading, text: m.error_page_unavailable_text(), canTryAgain: true };
  }
  return { title: m.error_page_title(), heading: m.error_page_heading(), text: m.error_page_text(), canTryAgain: true };
}

function isUnknownRestaurant(detail: unknown): boolean {
  return typeof detail === "object" && detail !== null && "unknown" in detail && detail.unknown === "restaurant";
}
