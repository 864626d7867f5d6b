import { isIP } from "node:net";
import path from "node:path";
import type { IdentitySettings, NoticeCaps, PaymentSettings, PrinterRange } from "@comptoir/api";
import { readIdentitySettings, type SettingFault } from "./identity-settings.ts";
import type { LogFormat } from "./logger.ts";
import { readPaymentSettings } from "./payment-settings.ts";
import { type AddressRange, parseAddressRange } from "./proxy/address.ts";
import { faultOfSecurityContact } from "./security-txt.ts";
import type { Setting } from "./setting-names.ts";
import { StartRefusal } from "./start-refusal.ts";
import { readTracingSettings, type TracingSettings } from "./tracing/tracing-settings.ts";
import { readWalletSettings, type WalletSettings } from "./wallet-settings.ts";

/** Settings of a running Comptoir, read once at the start. operations#settings. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** URL of an external PostgreSQL; null starts the embedded one. */
  readonly databaseUrl: string | null;
  /** URL of the same PostgreSQL past a pooler, for what needs a session's state; null if there is none. operations#migration-database-url. */
  readonly migrationDatabaseUrl: string | null;
  readonly databaseConnections: number;
  /** Maximum wait of a call for the database, in milliseconds. */
  readonly databaseWaitMs: number;
  /** Absolute path of the folder for the embedded database, the outbox and uploads. */
  readonly home: string;
  /** Whether an empty database is filled with the demonstration venues. */
  readonly demo: boolean;
  /** Whether the demonstration is erased and loaded again each night. venue#demonstration-reset. */
  readonly isDemoReset: boolean;
  /** Whether a service worker caches the site and visited menus for offline use. operations#offline-setting. */
  readonly offline: boolean;
  /** How the log is written; null: as text at a terminal, otherwise as JSON. operations#log-format. */
  readonly logFormat: LogFormat | null;
  /** Hosts whose `/` redirects to `/cantine`, in lower case, without a port. */
  readonly cantineHosts: readonly string[];
  /** Bearer token for `/metrics`; null disables access over the network. */
  readonly metricsToken: string | null;
  /** Where vulnerabilities are reported, `mailto:` or `https:`; null publishes no contact. operations#security-contact. */
  readonly securityContact: string | null;
  /** API key of Google Places; if null, street addresses are looked up in the embedded data. operations#places-key. */
  readonly googlePlacesKey: string | null;
  /** API key of Google Maps for the map of found restaurants; if null, a plain map is drawn. operations#maps-key. */
  readonly googleMapsKey: string | null;
  /** Seconds for which a stopping server drains; if null, only if a load balancer polls `/readyz`. */
  readonly drainSeconds: number | null;
  /** The site's public origin, such as `https://order.example`; if null, the origin of each request is used. */
  readonly publicOrigin: string | null;
  /** The mail server and the sender's address; if null, mails stay in the outbox. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** The Twilio account and sender of text messages; if null, they stay in the outbox. */
  readonly twilio: { readonly accountSid: string; readonly authToken: string; readonly from: string } | null;
  /** The identity providers; null for each one that is not configured. */
  readonly identity: IdentitySettings;
  readonly payment: PaymentSettings;
  /** Apple Pay and Google Pay; null for each one that is not configured. */
  readonly wallets: WalletSettings;
  readonly noticeCaps: Partial<NoticeCaps>;
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` headers are trusted. */
  readonly trustedProxies: readonly AddressRange[];
  /** Networks whose addresses may be printers that the server connects to; none: it connects to none. printing#tcp. */
  readonly printerNetwork: readonly PrinterRange[];
  /** Where traces are sent, and which; null: they are off. operations#traces. */
  readonly tracing: TracingSettings | null;
};

/** An invalid setting, and one line for the operator that names its variable. */
export type ConfigRefusal = { refused: { variable: string; line: string } };

const METRICS_TOKEN_LENGTH_MIN = 16;

/** Root folder of the project, against which a relative COMPTOIR_HOME is resolved. */
const CHECKOUT = path.resolve(import.meta.dirname, "..", "..", "..");

/**
 * Reads the settings from the environment. An empty variable counts as absent, because many container systems
 * cannot leave one out. operations#settings.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config | ConfigRefusal {
  const setting: Setting = (name) => env[name]?.trim() || null;
  const port = readPort(setting("PORT"));
  if (typeof port === "string") return refusal("PORT", port);
  const host = setting("HOST") ?? "127.0.0.1";
  if (!/^[\w.:%-]+$/.test(host)) return refusal("HOST", `"${host}" is not a host name or address`);
  const databaseUrl = setting("DATABASE_URL");
  const databaseFault = databaseUrl === null ? null : faultOfDatabaseUrl(databaseUrl);
  if (databaseFault !== null) return refusal("DATABASE_URL", databaseFault);
  const migrationDatabaseUrl = setting("MIGRATION_DATABASE_URL");
  const migrationFault = migrationDatabaseUrl === null ? null : faultOfDatabaseUrl(migrationDatabaseUrl);
  if (migrationFault !== null) return refusal("MIGRATION_DATABASE_URL", migrationFault);
  if (migrationDatabaseUrl !== null && databaseUrl === null)
    return refusal("MIGRATION_DATABASE_URL", "it needs DATABASE_URL, the address of the pooler");
  const databaseConnections = readWhole(setting("DATABASE_CONNECTIONS"), 25, [9, 1_000]);
  if (typeof databaseConnections === "string") return refusal("DATABASE_CONNECTIONS", databaseConnections);
  const databaseWaitMs = readWhole(setting("DATABASE_WAIT_MS"), 1_700, [100, 60_000]);
  if (typeof databaseWaitMs === "string") return refusal("DATABASE_WAIT_MS", databaseWaitMs);
  const demo = (setting("COMPTOIR_DEMO") ?? "on").toLowerCase();
  if (demo !== "on" && demo !== "off" && demo !== "reset")
    return refusal("COMPTOIR_DEMO", `"${demo}" is neither "on", "off" nor "reset"`);
  const offline = (setting("COMPTOIR_OFFLINE") ?? "on").toLowerCase();
  if (offline !== "on" && offline !== "off")
    return refusal("COMPTOIR_OFFLINE", `"${offline}" is neither "on" nor "off"`);
  const logFormat = setting("LOG_FORMAT")?.toLowerCase() ?? null;
  if (logFormat !== null && logFormat !== "json" && logFormat !== "text")
    return refusal("LOG_FORMAT", `"${logFormat}" is neither "json" nor "text"`);
  const cantineHosts = readList(setting("CANTINE_HOSTS")).map((name) => name.toLowerCase());
  const oddHost = cantineHosts.find((name) => !/^[a-z0-9.-]+$/.test(name));
  if (oddHost !== undefined) {
    return refusal(
      "CANTINE_HOSTS",
      `"${oddHost}" is not a host name; separate host names with commas, without ports or paths`,
    );
  }
  const metricsToken = setting("METRICS_TOKEN");
  if (metricsToken !== null && metricsToken.length < METRICS_TOKEN_LENGTH_MIN) {
    return refusal("METRICS_TOKEN", `the token must have at least ${METRICS_TOKEN_LENGTH_MIN} characters`);
  }
  const securityContact = setting("SECURITY_CONTACT");
  const contactFault = securityContact === null ? null : faultOfSecurityContact(securityContact);
  if (contactFault !== null) return refusal("SECURITY_CONTACT", contactFault);
  const drain = setting("COMPTOIR_DRAIN_SECONDS");
  if (drain !== null && !/^([0-9]|[1-5][0-9]|60)$/.test(drain)) {
    return refusal("COMPTOIR_DRAIN_SECONDS", `"${drain}" is not a whole number from 0 to 60`);
  }
  const drainSeconds = drain === null ? null : Number(drain);
  const publicOrigin = setting("PUBLIC_ORIGIN");
  const originFault = publicOrigin === null ? null : faultOfOrigin(publicOrigin);
  if (originFault !== null) return refusal("PUBLIC_ORIGIN", originFault);
  const trustedProxies = readRanges(readList(setting("TRUSTED_PROXIES")));
  if (typeof trustedProxies === "string") return refusal("TRUSTED_PROXIES", trustedProxies);
  const printerNetwork = readNetworks(readList(setting("PRINTER_NETWORK")));
  if (typeof printerNetwork === "string") return refusal("PRINTER_NETWORK", printerNetwork);
  const smtp = readSmtp(setting("SMTP_URL"), setting("MAIL_FROM"));
  if (smtp !== null && "variable" in smtp) return refusal(smtp.variable, smtp.fault);
  const twilio = readTwilio(setting);
  if (twilio !== null && "variable" in twilio) return refusal(twilio.variable, twilio.fault);
  const identity = readIdentitySettings(setting);
  if ("variable" in identity) return refusal(identity.variable, identity.fault);
  const payment = readPaymentSettings(setting);
  if ("variable" in payment) return refusal(payment.variable, payment.fault);
  const wallets = readWalletSettings(setting);
  if ("variable" in wallets) return refusal(wallets.variable, wallets.fault);
  const tracing = readTracingSettings(setting);
  if (tracing !== null && "variable" in tracing) return refusal(tracing.variable, tracing.fault);
  const mailCap = readDailyCap(setting("MAILS_A_DAY"));
  if (typeof mailCap === "string") return refusal("MAILS_A_DAY", mailCap);
  const textCap = readDailyCap(setting("TEXTS_A_DAY"));
  if (typeof textCap === "string") return refusal("TEXTS_A_DAY", textCap);
  const home = path.resolve(CHECKOUT, setting("COMPTOIR_HOME") ?? ".comptoir");
  return {
    port,
    host,
    databaseUrl,
    migrationDatabaseUrl,
    databaseConnections,
    databaseWaitMs,
    home,
    demo: demo !== "off",
    isDemoReset: demo === "reset",
    offline: offline === "on",
    logFormat,
    cantineHosts,
    metricsToken,
    securityContact,
    googlePlacesKey: setting("GOOGLE_PLACES_KEY"),
    googleMapsKey: setting("GOOGLE_MAPS_KEY"),
    drainSeconds,
    publicOrigin: publicOrigin === null ? null : new URL(publicOrigin).origin,
    smtp,
    twilio,
    identity,
    payment,
    wallets,
    noticeCaps: { ...(mailCap && { mail: mailCap }), ...(textCap && { text: textCap }) },
    trustedProxies,
    printerNetwork,
    tracing,
  };
}

/** Returns the settings of this process; throws a `StartRefusal` if one is invalid. */
export function configOfProcess(): Config {
  const config = readConfig(process.env);
  if ("refused" in config) throw new StartRefusal(config.refused.line);
  return config;
}

function readPort(text: string | null): number | string {
  if (text === null) return 3000;
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65_535 ? port : `"${text}" is not a port number from 0 to 65535`;
}

function readWhole(text: string | null, absent: number, [min, max]: readonly [number, number]): number | string {
  if (text === null) return absent;
  const number = Number(text);
  return /^\d+$/.test(text) && number >= min && number <= max
    ? number
    : `"${text}" is not a whole number from ${min} to ${max}`;
}

function readList(text: string | null): string[] {
  return (text ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

function readRanges(texts: readonly string[]): AddressRange[] | string {
  const ranges: AddressRange[] = [];
  for (const text of texts) {
    const range = parseAddressRange(text);
    if (range === null)
      return `"${text}" is neither an IP address nor a range such as 10.0.0.0/8; separate entries with commas`;
    if (range.prefix === 0)
      return `"${text}" covers all addresses, so any client could forge its address; list only the proxies`;
    ranges.push(range);
  }
  return ranges;
}

/** Parses networks such as 192.168.1.0/24, or single addresses. */
function readNetworks(texts: readonly string[]): PrinterRange[] | string {
  const networks: PrinterRange[] = [];
  for (const text of texts) {
    const [network = "", length] = text.split("/");
    const longest = { 0: null, 4: 32, 6: 128 }[isIP(network)] ?? null;
    const prefix = length === undefined ? longest : /^\d{1,3}$/.test(length) ? Number(length) : null;
    if (longest === null || prefix === null || prefix > longest)
      return `"${text}" is neither an IP address nor a network such as 192.168.1.0/24; separate entries with commas`;
    networks.push({ network, prefix });
  }
  return networks;
}

function readSmtp(url: string | null, from: string | null): Config["smtp"] | SettingFault {
  if (url === null && from === null) return null;
  // The message omits the value, which may contain a password.
  const fault = "it is not a mail server URL; use the form smtp://user:password@mail.example:587 or smtps://…";
  if (url === null || !/^smtps?:$/.test(URL.parse(url)?.protocol ?? "")) return { variable: "SMTP_URL", fault };
  if (from === null || !/^[^@\s<>"]+@[^@\s<>"]+$/.test(from)) {
    return { variable: "MAIL_FROM", fault: "it is not an email address; use the form orders@example.ca" };
  }
  return { url, from };
}

function readTwilio(setting: Setting): Config["twilio"] | SettingFault {
  const named = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TEXT_FROM"] as const;
  const [accountSid = null, authToken = null, from = null] = named.map(setting);
  if (accountSid === null && authToken === null && from === null) return null;
  if (accountSid === null || !/^AC[0-9a-f]{32}$/i.test(accountSid)) {
    return { variable: "TWILIO_ACCOUNT_SID", fault: "it is not a Twilio account SID, which begins with AC" };
  }
  if (authToken === null)
    return { variable: "TWILIO_AUTH_TOKEN", fault: "it is missing; TWILIO_ACCOUNT_SID requires it" };
  if (from === null || !/^(?:\+\d{8,15}|MG[0-9a-f]{32})$/i.test(from)) {
    return {
      variable: "TEXT_FROM",
      fault: "it must be a phone number such as +14165550123 or a messaging service SID",
    };
  }
  return { accountSid, authToken, from };
}

type DailyCap = NoticeCaps["mail"];

/** Parses daily caps such as "20,1000,5000": per recipient, per venue, and in total. */
function readDailyCap(text: string | null): DailyCap | string | null {
  if (text === null) return null;
  const [ofRecipient = 0, ofVenue = 0, ofInstallation = 0] = text.split(",").map(Number);
  return /^\d{1,9},\d{1,9},\d{1,9}$/.test(text)
    ? { ofRecipient, ofVenue, ofInstallation }
    : `"${text}" must be three whole numbers such as 20,1000,5000: the caps per recipient, per venue and in total`;
}

function faultOfOrigin(text: string): string | null {
  const example = "use the form https://order.example";
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return `it is not an http or https URL; ${example}`;
  if (url.username !== "" || url.password !== "") return `it contains a user name or password; ${example}`;
  return url.pathname !== "/" || url.search !== "" || url.hash !== "" || /[?#]$/.test(text)
    ? `it must have only a scheme, host and port; ${example}`
    : null;
}

function faultOfDatabaseUrl(text: string): string | null {
  const example = "use the form postgres://user:password@host:5432/database";
  if (!URL.canParse(text)) return `it is not a URL; ${example}`;
  const { protocol, pathname } = new URL(text);
  if (protocol !== "postgres:" && protocol !== "postgresql:")
    return `its scheme is ${protocol} instead of postgres:; ${example}`;
  return pathname.length > 1 ? null : `it has no database name; ${example}`;
}

function refusal(variable: string, fault: string): ConfigRefusal {
  return { refused: { variable, line: `${variable}: ${fault}.` } };
}
