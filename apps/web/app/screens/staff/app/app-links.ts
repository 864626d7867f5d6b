import { currentLocale } from "@comptoir/messages";
import type { LinksFunction } from "react-router";

/** The manifest with which a device installs the board as an app. screens#staff-app. */
export const staffAppLinks: LinksFunction = () => [
  { rel: "manifest", href: `/staff/app.webmanifest?lang=${currentLocale()}` },
];
