import { m } from "@comptoir/messages";
import { useRestaurant } from "./use-restaurant.ts";

const LINK = "inline-flex min-h-11 items-center underline underline-offset-4";

/** How one comes to the venue and reaches it: its address on a map, its phone, its e-mail. Nothing of what it does not say. venue#support. */
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

/** A search for the venue on a map, for itself where its place is known; on a phone it opens in the map that is installed. */
export function mapAddress(name: string, address: string, placeId: string | null = null): string {
  const place: Record<string, string> = placeId === null ? {} : { query_place_id: placeId };
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: `${name}, ${address}`.replaceAll("\u00a0", " "), ...place })}`;
}

/** A phone number as a link takes it: its digits, with the plus of a country. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** An e-mail address as a link takes it: no sign of it begins a subject or another recipient. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}
