import type { SocialProvider } from "@comptoir/contract";
import { type Locale, m } from "@comptoir/messages";
import { html, raw } from "hono/html";

export type SandboxPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Whether the provider claims that it verified the email address. */
  readonly isVerified: boolean;
};

const NAMES: Readonly<Record<SocialProvider, string>> = { google: "Google", apple: "Apple", facebook: "Facebook" };

export const CONSENT_STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
p.what { border-inline-start: 4px solid #b45309; padding-inline-start: .75rem; margin: 1rem 0 1.5rem; }
form { display: grid; gap: 1rem; }
label { display: grid; gap: .25rem; font-weight: 500; }
label.check { grid-template-columns: auto 1fr; align-items: center; gap: .75rem; font-weight: 400; min-height: 44px; }
input:not([type=checkbox]) { font: inherit; padding: .625rem .75rem; min-height: 44px; box-sizing: border-box; width: 100%; border: 1px solid #8889; border-radius: 10px; }
input[type=checkbox] { width: 22px; height: 22px; margin: 0; }
button { font: inherit; font-weight: 600; min-height: 48px; border-radius: 10px; border: 1px solid #8889; background: transparent; color: inherit; cursor: pointer; }
button.main { background: #1f2937; border-color: #1f2937; color: #fff; }
@media (prefers-color-scheme: dark) { button.main { background: #e5e7eb; border-color: #e5e7eb; color: #111; } }`;

/** Renders the sandbox provider's only page, which asks for an identity. */
export function consentPage({
  client,
  action,
  locale,
  mountedAt,
}: {
  readonly client: SocialProvider;
  readonly action: string;
  readonly locale: Locale;
  readonly mountedAt: string;
}): string {
  const provider = NAMES[client];
  const words = { locale } as const;
  const field = (name: string, label: string, value: string, autocomplete: string, type = "text") =>
    html`<label>${label}<input name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" maxlength="254"></label>`;
  return String(html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<title>${m.sandbox_identity_title({ provider }, words)}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><style>${raw(CONSENT_STYLE)}</style></head><body><main>
<h1>${m.sandbox_identity_title({ provider }, words)}</h1>
<p class="what">${m.sandbox_identity_what({ provider }, words)}</p>
<form method="post" action="${mountedAt}${action}">
${field("email", m.login_email({}, words), "noor@example.ca", "email", "email")}
${field("firstName", m.person_first_name({}, words), "Noor", "given-name")}
${field("lastName", m.person_last_name({}, words), "Haddad", "family-name")}
<label class="check"><input type="checkbox" name="isVerified" checked>${m.sandbox_identity_verified({ provider }, words)}</label>
<button class="main" name="decision" value="continue">${m.sandbox_identity_continue({}, words)}</button>
<button name="decision" value="back">${m.sandbox_identity_back({}, words)}</button>
</form></main></body></html>`);
}
