/** Names of all settings. operations#settings. */
const SETTING_NAMES = [
  "PORT",
  "HOST",
  "DATABASE_URL",
  "MIGRATION_DATABASE_URL",
  "DATABASE_CONNECTIONS",
  "DATABASE_WAIT_MS",
  "COMPTOIR_HOME",
  "COMPTOIR_OFFLINE",
  "COMPTOIR_DEMO",
  "COMPTOIR_DRAIN_SECONDS",
  "LOG_FORMAT",
  "CANTINE_HOSTS",
  "PUBLIC_ORIGIN",
  "TRUSTED_PROXIES",
  "PRINTER_NETWORK",
  "SMTP_URL",
  "MAIL_FROM",
  "TWILIO_ACCOUNT_SID",
  "TWILIO_AUTH_TOKEN",
  "TEXT_FROM",
  "MAILS_A_DAY",
  "TEXTS_A_DAY",
  "GOOGLE_PLACES_KEY",
  "GOOGLE_MAPS_KEY",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "GOOGLE_ISSUER",
  "APPLE_CLIENT_ID",
  "APPLE_TEAM_ID",
  "APPLE_KEY_ID",
  "APPLE_PRIVATE_KEY",
  "APPLE_ISSUER",
  "FACEBOOK_CLIENT_ID",
  "FACEBOOK_CLIENT_SECRET",
  "FACEBOOK_ISSUER",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_CONNECT_WEBHOOK_SECRET",
  "STRIPE_APPLICATION_FEE",
  "APPLE_PAY_MERCHANT_ID",
  "APPLE_PAY_CERTIFICATE",
  "APPLE_PAY_KEY",
  "APPLE_PAY_DOMAIN_ASSOCIATION",
  "GOOGLE_PAY_MERCHANT_ID",
  "METRICS_TOKEN",
  "OTEL_SDK_DISABLED",
  "OTEL_TRACES_EXPORTER",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
  "OTEL_EXPORTER_OTLP_PROTOCOL",
  "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_EXPORTER_OTLP_TRACES_HEADERS",
  "OTEL_EXPORTER_OTLP_TIMEOUT",
  "OTEL_EXPORTER_OTLP_TRACES_TIMEOUT",
  "OTEL_EXPORTER_OTLP_COMPRESSION",
  "OTEL_EXPORTER_OTLP_TRACES_COMPRESSION",
  "OTEL_EXPORTER_OTLP_CERTIFICATE",
  "OTEL_EXPORTER_OTLP_TRACES_CERTIFICATE",
  "OTEL_TRACES_SAMPLER",
  "OTEL_TRACES_SAMPLER_ARG",
  "OTEL_BSP_SCHEDULE_DELAY",
  "OTEL_SERVICE_NAME",
  "OTEL_RESOURCE_ATTRIBUTES",
  "SECURITY_CONTACT",
] as const;
type SettingName = (typeof SETTING_NAMES)[number];

/** Reads a setting; null when it is absent or empty. */
export type Setting = (name: SettingName) => string | null;

/** Maximum edit distance of a likely typo. Shorter names are not compared, because too many words resemble them. */
const TYPO_LETTERS = 2;
const TYPO_LENGTH_MIN = 6;

/** Warns about unknown settings on standard error. */
export function sayUnknownSettings(): void {
  for (const line of unknownSettings(process.env)) process.stderr.write(`${line}\n`);
}

/**
 * Returns one line for each variable that is probably a misspelt setting, or begins with COMPTOIR_. These are
 * only warnings, because an older release may run with a newer one's settings. operations#unknown-settings.
 */
export function unknownSettings(env: NodeJS.ProcessEnv): string[] {
  const known = new Set<string>(SETTING_NAMES);
  return Object.keys(env).flatMap((name) => {
    if (known.has(name)) return [];
    const meant = SETTING_NAMES.find((setting) => isTypoOf(setting, name.toUpperCase()));
    if (meant !== undefined) return [`${name}: unknown setting, ignored; did you mean ${meant}?`];
    return /^COMPTOIR_/i.test(name) ? [`${name}: unknown setting, ignored.`] : [];
  });
}

function isTypoOf(setting: string, name: string): boolean {
  if (setting.length < TYPO_LENGTH_MIN || Math.abs(setting.length - name.length) > TYPO_LETTERS) return false;
  return name === setting || lettersApart(setting, name) <= TYPO_LETTERS;
}

function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of [...other].entries()) {
      const replaced = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
