import { type AppleSettings, apple } from "./apple.ts";
import { type FacebookSettings, facebook } from "./facebook.ts";
import { type GoogleSettings, google } from "./google.ts";
import type { IdentityProviders } from "./port.ts";

/** Settings of the identity providers; null if not configured. operations#social-login. */
export type IdentitySettings = {
  readonly google: GoogleSettings | null;
  readonly apple: AppleSettings | null;
  readonly facebook: FacebookSettings | null;
};

/** Opens the configured identity providers. None is contacted before its first sign-in. */
export function openIdentityProviders(settings: IdentitySettings): IdentityProviders {
  return {
    ...(settings.google && { google: google(settings.google) }),
    ...(settings.apple && { apple: apple(settings.apple) }),
    ...(settings.facebook && { facebook: facebook(settings.facebook) }),
  };
}
