import { m } from "@comptoir/messages";
import { useRestaurant } from "./use-restaurant.ts";

const LINK = "inline-flex min-h-11 items-center underline underline-offset-4";

/** Links to the venue on a map, to its phone and to its email address; omits what is unknown. venue#support. */
export function WaysToVenue() {
  const { name, address, placeId, phone, supportEmail } = useRestaurant().venue;
  return (
    <>
      {address ? (
        <address className="not-italic">
          <a href={mapAddress(name, address, placeId)} rel="noreferrer" className={LINK}>
            <span className="visually-hidden">{m.venue_on_map()} </span>
            {address}
          </a>
        </address>
      ) : null}
      {phone ? (
        <a href={phoneAddress(phone)} className={LINK}>
          <span className="visually-hidden">{m.venue_call()} </span>
          {phone}
        </a>
      ) : null}
      {supportEmail ? (
        <a href={mailAddress(supportEmail)} className={`${LINK} wrap-anywhere`}>
          <span className="visually-hidden">{m.venue_write()} </span>
          {supportEmail}
        </a>
      ) : null}
    </>
  );
}

/** Returns the link to a map search for the venue, exact if its place id is known. A phone opens it in its map app. */
export function mapAddress(name: string, address: string, placeId: string | null = null): string {
  const place: Record<string, string> = placeId === null ? {} : { query_place_id: placeId };
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: `${name}, ${address}`.replaceAll("\u00a0", " "), ...place })}`;
}

/** Formats a phone number as a `tel:` link: its digits, with the plus of a country code. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** Formats an email address as a `mailto:` link. Encoding prevents the address from adding a subject or another recipient. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}
