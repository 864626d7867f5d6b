import { countOf, type DatabaseFacts, type LateWork } from "@comptoir/api/command-line";
import { NEEDED_BYTES } from "../database/disk-watch.ts";
import type { Facts } from "./facts.ts";

/** One line of `comptoir doctor`. A fault or warning has a remedy: what the operator does next. */
export type Finding = { readonly about: string; readonly says: string } & (
  | { readonly level: "ok" }
  | { readonly level: "warning" | "fault"; readonly remedy: string }
);

/** Major versions of PostgreSQL that the tests cover. operations#database-url. */
const POSTGRES = { min: 15, max: 18 };
/** Difference of the clocks that matters, in ms: promised times and leases are compared across machines. */
const CLOCK_MS_MAX = 2_000;
/** Share of the disk below which the operator should act. */
const FREE_SHARE_MIN = 0.2;
/** A nightly backup is missing after this time, in hours. */
const BACKUP_HOURS_MAX = 36;
/** Work that has waited for longer does not move, in seconds. */
const WORK_SECONDS_MAX = 5 * 60;
const NAMED_MAX = 5;

/** Checks an installation's facts. The list is in the order in which an operator repairs. operations#doctor. */
export function checkInstallation(facts: Facts): Finding[] {
  const { database } = facts;
  const ofMachine = [...checkSettings(facts), checkDisk(facts)];
  const outside = [checkBackup(facts), checkOrigin(facts), checkMails(facts), checkTraces(facts)];
  if (typeof database === "string") return [...ofMachine, checkUnusable(database), ...outside];
  return [
    ...ofMachine,
    ...checkServer(database),
    checkMigrations(database),
    checkClock(database),
    ...(database.contents === null
      ? []
      : [
          checkZones(facts, database.contents),
          ...checkWork(database.contents),
          ...checkPayments(facts, database.contents),
        ]),
    ...outside,
  ];
}

type Contents = NonNullable<DatabaseFacts["contents"]>;

const ok = (about: string, says: string): Finding => ({ about, level: "ok", says });
const warning = (about: string, says: string, remedy: string): Finding => ({ about, level: "warning", says, remedy });
const fault = (about: string, says: string, remedy: string): Finding => ({ about, level: "fault", says, remedy });

/** The finding for a setting that cannot be read. Without settings, nothing else can be checked. */
export function faultOfSettings(line: string): Finding {
  return fault(
    "settings",
    line,
    "Correct it: docs/reference/operations.md, Settings. Then run this again for the other checks.",
  );
}

function checkSettings({ comptoir, unknownSettings }: Facts): Finding[] {
  const version = ok("Comptoir", `version ${comptoir}`);
  if (unknownSettings.length === 0) return [version, ok("settings", "all are known and readable")];
  const remedy = "Correct or remove the variable: docs/reference/operations.md, Settings.";
  return [version, ...unknownSettings.map((line) => warning("settings", line, remedy))];
}

function checkDisk({ disk, settings: { home, databaseUrl } }: Facts): Finding {
  const remedy = `Free space outside of ${home}/database, or move COMPTOIR_HOME to a larger disk.`;
  if (disk === null) {
    const noFolder = `${home} is not there, or cannot be read.`;
    const check =
      "For a new installation, start the server. Otherwise check COMPTOIR_HOME, and run this as the server's user.";
    // With a PostgreSQL of the operator's own, the folder holds only the outbox.
    return databaseUrl === null ? fault("disk", noFolder, check) : warning("disk", noFolder, check);
  }
  const says = `${writeBytes(disk.freeBytes)} of ${writeBytes(disk.totalBytes)} are free under ${home}`;
  if (disk.freeBytes < NEEDED_BYTES) return fault("disk", `${says}; PostgreSQL stops when it is full.`, remedy);
  if (disk.freeBytes < disk.totalBytes * FREE_SHARE_MIN) return warning("disk", `${says}.`, remedy);
  return ok("disk", databaseUrl === null ? says : `${says}; the database's disk is not visible from here`);
}

function checkUnusable(reason: string): Finding {
  return fault(
    "database",
    reason,
    "Until it can be used, no order can be placed. Repair it, then run this again for the other checks.",
  );
}

function checkServer({ version, major, bytes, takesWrites }: DatabaseFacts): Finding[] {
  const says = `PostgreSQL ${version}, ${writeBytes(bytes)}`;
  const { min, max } = POSTGRES;
  const ofVersion =
    major >= min && major <= max
      ? ok("database", says)
      : fault(
          "database",
          `${says}; the supported versions are ${min} to ${max}.`,
          'Move the data to a supported version with "npm run comptoir -- backup" and "restore".',
        );
  if (takesWrites) return [ofVersion];
  const readOnly = "The database is read-only, so no order can be placed.";
  return [ofVersion, fault("database", readOnly, "Let DATABASE_URL lead to the primary, or end its read-only mode.")];
}

function checkMigrations({ migrations }: DatabaseFacts): Finding {
  if (migrations === "current") return ok("migrations", "current");
  const remedies = {
    none: "Start the server: it creates the tables.",
    pending: 'Make a backup, then restart the server: it runs them ("npm start").',
    newer: "Install the newer release again, or restore the backup that was made before the upgrade.",
  };
  if (migrations === "newer")
    return warning(
      "migrations",
      "A newer release has migrated this database, or a migration's file was changed.",
      remedies.newer,
    );
  if (migrations === "none") return fault("migrations", "The database is empty.", remedies.none);
  return fault("migrations", "Migrations of this release have not run.", remedies.pending);
}

function checkClock({ clockAheadMs }: DatabaseFacts): Finding {
  const apart = Math.abs(clockAheadMs);
  if (apart <= CLOCK_MS_MAX) return ok("clock", "this machine and the database agree");
  const direction = clockAheadMs > 0 ? "ahead of" : "behind";
  return fault(
    "clock",
    `The database's clock is ${(apart / 1_000).toFixed(1)} s ${direction} this machine's.`,
    'Synchronise both with NTP ("timedatectl set-ntp true"): opening hours and times of orders depend on them.',
  );
}

function checkZones({ zonesUnknownToNode }: Facts, { restaurants }: Contents): Finding {
  const unknownToPostgres = restaurants.flatMap(({ zone, knowsZone }) => (zone === null || knowsZone ? [] : [zone]));
  const unknown = [...new Set([...zonesUnknownToNode, ...unknownToPostgres])];
  if (unknown.length === 0) return ok("time zones", "all are known");
  return fault(
    "time zones",
    `${name(unknown)} ${unknown.length === 1 ? "is" : "are"} unknown.`,
    "Install the system's tzdata package, or correct menu_configuration.zone in the venue file.",
  );
}

/** Nouns of the kinds of work at `/metrics`, and what to do when they wait. operations#business-numbers. */
const WORK: Readonly<Record<string, readonly [noun: string, remedy: string]>> = {
  mail: ["mail", "Check SMTP_URL, and the log for notice_postponed: docs/operations.md, Mails and text messages."],
  text: ["text message", "Check the Twilio settings, and the log for notice_postponed."],
  delivery: ["delivery to another system", 'Run "npm run comptoir -- webhooks list SLUG" to see which endpoint fails.'],
  job: ["print job", 'Run "npm run comptoir -- printers list SLUG" to see which printer is silent.'],
};
const OF_PAYMENTS =
  'Check that a server runs and that the payment gateway answers, then run "npm run comptoir -- payments reconcile".';

function checkWork({ work }: Contents): Finding[] {
  const late = work.filter(({ oldestSeconds }) => oldestSeconds > WORK_SECONDS_MAX);
  if (late.length === 0) return [ok("queues", "no work waits for more than five minutes")];
  return late.map(explainLate);
}

function explainLate({ work, count, oldestSeconds }: LateWork): Finding {
  const [noun, remedy] = WORK[work] ?? [`payment task (${work})`, OF_PAYMENTS];
  return warning("queues", `${countOf(count, noun)} due, the oldest for ${writeAge(oldestSeconds)}.`, remedy);
}

function checkPayments({ settings: { payment } }: Facts, { restaurants }: Contents): Finding[] {
  const { stripe } = payment;
  const ofStripe = restaurants.filter(({ processor }) => processor === "stripe");
  const isStripeTest = stripe?.publishableKey.startsWith("pk_test_") ?? false;
  const off = stripe === null ? ofStripe : [];
  const unconnected = stripe === null ? [] : ofStripe.filter((one) => one.hasAccount && !one.accountTakesCards);
  const onTest = restaurants.filter(
    ({ processor }) => processor === "sandbox" || (processor === "stripe" && isStripeTest),
  );
  const findings = [
    ...(off.length === 0
      ? []
      : [
          fault(
            "payments",
            `${slugs(off)}: paid by Stripe, whose keys are not set; guests can only look at the menu.`,
            "Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: docs/payments.md.",
          ),
        ]),
    ...(unconnected.length === 0
      ? []
      : [
          warning(
            "payments",
            `${slugs(unconnected)}: the restaurant's own Stripe account takes no cards.`,
            "A manager finishes the connection on /staff/payments.",
          ),
        ]),
    ...(onTest.length === 0
      ? []
      : [
          warning(
            "payments",
            `${slugs(onTest)}: test cards only, no money moves.`,
            'Set "payment_processor" in the venue file and the keys of Stripe: docs/payments.md. Ignore this for a demonstration.',
          ),
        ]),
  ];
  return findings.length === 0 ? [ok("payments", "every restaurant's payment is connected")] : findings;
}

function checkBackup({ now, lastBackup }: Facts): Finding {
  const remedy = 'Run "npm run comptoir -- backup FILE" every night, and keep a copy on another machine.';
  if (lastBackup === null)
    return warning("backup", 'None is known. Backups by tools other than "comptoir backup" are not seen here.', remedy);
  const seconds = (now.getTime() - lastBackup.moment.getTime()) / 1_000;
  const says = `the last one is ${writeAge(seconds)} old: ${lastBackup.file}`;
  return seconds <= BACKUP_HOURS_MAX * 3_600 ? ok("backup", says) : warning("backup", `${says}.`, remedy);
}

function checkOrigin({ settings: { publicOrigin } }: Facts): Finding {
  const remedy = "Set PUBLIC_ORIGIN=https://… to the address that guests see: docs/operations.md, Behind a proxy.";
  if (publicOrigin === null)
    return warning("address", "PUBLIC_ORIGIN is not set; links in mails lead to this machine only.", remedy);
  if (!publicOrigin.startsWith("https:"))
    return warning("address", `${publicOrigin} is not https; sign-in and payment are not protected.`, remedy);
  return ok("address", publicOrigin);
}

function checkMails({ settings: { smtp } }: Facts): Finding {
  if (smtp !== null) return ok("mails", `sent from ${smtp.from}`);
  return warning("mails", "No mail server is set; receipts stay in the outbox.", "Set SMTP_URL and MAIL_FROM.");
}

function checkTraces({ tracesFault, settings: { tracing } }: Facts): Finding {
  if (tracing === null) return ok("traces", "off");
  // A path may contain a key.
  const { origin } = new URL(tracing.url);
  if (tracesFault === null) return ok("traces", `sent to ${origin}`);
  const remedy =
    "Check the collector and OTEL_EXPORTER_OTLP_ENDPOINT. Until it answers, traces are lost; orders are not.";
  return warning("traces", `${origin} does not take them: ${tracesFault}.`, remedy);
}

const slugs = (restaurants: Contents["restaurants"]) => name(restaurants.map(({ slug }) => slug));

function name(things: readonly string[]): string {
  const more = things.length - NAMED_MAX;
  return things.slice(0, NAMED_MAX).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

const UNITS = ["B", "kB", "MB", "GB", "TB"];

function writeBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const number = bytes / 1_000 ** power;
  return `${number.toFixed(number < 10 && power > 0 ? 1 : 0)} ${UNITS[power]}`;
}

function writeAge(seconds: number): string {
  if (seconds < 5_400) return countOf(Math.round(seconds / 60), "minute");
  const hours = seconds / 3_600;
  return hours < 48 ? countOf(Math.round(hours), "hour") : countOf(Math.floor(hours / 24), "day");
}
