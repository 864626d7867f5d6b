import {
  deriveVenueTheme,
  FONTS,
  type Font,
  type Locale,
  type RestaurantData,
  readLook,
  restaurantName,
  THEMES,
  type Theme,
  themeOfVenue,
  type VenueTheme,
} from "@comptoir/ordering";

/** The sender's look at the head of a mail: its name, logo, colours and font. venue#mail-face. */
export type MailFace = {
  readonly name: string;
  /** The absolute address of the logo; null without a logo that mail clients can show. */
  readonly logo: string | null;
  readonly colors: VenueTheme;
  readonly theme: Theme;
  readonly font: Font;
};

/** The face of mails about accounts and to venues. */
export const HOUSE_FACE: MailFace = {
  name: "Comptoir",
  logo: null,
  colors: deriveVenueTheme({}),
  theme: "device",
  font: FONTS[0],
};

/**
 * Returns a venue's face. `origin`: the site's public origin, for a logo of the site; null leaves such a logo out.
 */
export function mailFaceOf(restaurant: RestaurantData, locale: Locale, origin: string | null): MailFace {
  const configuration = restaurant.menu_configuration;
  return {
    name: restaurantName(restaurant, locale),
    logo: logoAddress(configuration?.logo, origin),
    colors: themeOfVenue(restaurant),
    theme: readLook(THEMES, configuration?.theme),
    font: readLook(FONTS, configuration?.fonts),
  };
}

/** The picture formats that every mail client shows; most show no SVG, WebP or AVIF. */
const SHOWN_PICTURE = /\.(?:png|jpe?g|gif)$/i;

function logoAddress(logo: string | null | undefined, origin: string | null): string | null {
  if (!logo) return null;
  const url = URL.parse(logo, origin ?? undefined);
  return url !== null && /^https?:$/.test(url.protocol) && SHOWN_PICTURE.test(url.pathname) ? url.href : null;
}
