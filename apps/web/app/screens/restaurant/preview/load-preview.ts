import type { MenuDocument } from "@comptoir/contract";
import { DEFAULT_ZONE } from "@comptoir/ordering";
import { data, type LoaderFunctionArgs, redirectDocument } from "react-router";
import { localeContext, servicesContext } from "../../../load-context.ts";
import { staffTokenOf } from "../../../session/staff-token.ts";
import { visitorHeaders } from "../../../venue/api-caller.ts";

/**
 * Loads the draft of the restaurant whose manager looks at it, and sets the clock of the page to the chosen time. Anybody else
 * is led to the sign-in of the staff. studio#draft-preview.
 */
export async function loadPreview(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  slug: string,
  preview: string,
): Promise<MenuDocument> {
  const token = staffTokenOf(request);
  if (token === null) throw redirectDocument("/staff");
  const services = context.get(servicesContext);
  const headers = {
    ...visitorHeaders(request),
    authorization: `Bearer ${token}`,
    "x-locale": context.get(localeContext),
  };
  const response = await services.api(new Request(new URL("/api/staff/menu/preview", request.url), { headers }));
  // A draft with a fault has no preview: the page of changes says which.
  if (response.status === 400) throw redirectDocument("/staff/menu/changes");
  if (response.status === 401 || response.status === 403) throw redirectDocument("/staff");
  if (!response.ok) throw data(null, { status: 503 });
  const document = (await response.json()) as MenuDocument;
  if (document.restaurant.slug !== slug) throw data({ unknown: "restaurant" }, { status: 404 });
  const atMs = previewMs(preview, document.restaurant.menu_configuration?.zone ?? DEFAULT_ZONE);
  if (atMs !== null) context.set(servicesContext, { ...services, now: () => atMs });
  return document;
}

/** Reads a date and a time of a wall clock; null for `now`, and for a date that does not exist. */
function previewMs(preview: string, zone: string): number | null {
  if (preview === "now") return null;
  try {
    return Temporal.PlainDateTime.from(preview).toZonedDateTime(zone).epochMilliseconds;
  } catch {
    return null;
  }
}
