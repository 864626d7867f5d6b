import { describe, expect, test } from "vitest";
import { checkInstallation } from "./checks.ts";
import type { Facts } from "./facts.ts";

type DatabaseFacts = Exclude<Facts["database"], string>;
type Contents = NonNullable<DatabaseFacts["contents"]>;

const GB = 1_000_000_000;
const NOW = new Date("2026-11-30T12:00:00Z");
const GRILL = { slug: "the-grill", processor: "stripe", hasAccount: false, accountTakesCards: false };
const A_RESTAURANT = { ...GRILL, zone: null, knowsZone: true };
const STRIPE = { secretKey: "sk_live_1", publishableKey: "pk_live_1", webhookSecret: null } as const;
const SETTINGS = {
  databaseUrl: null,
  home: "/srv/comptoir",
  publicOrigin: "https://order.example",
  smtp: { url: "smtp://mail.example", from: "orders@order.example" },
  tracing: null,
  payment: { stripe: STRIPE as unknown as NonNullable<Facts["settings"]["payment"]["stripe"]> },
};
const CONTENTS: Contents = { work: [], restaurants: [A_RESTAURANT] };
const DATABASE: DatabaseFacts = {
  version: "18.1",
  major: 18,
  bytes: 3 * GB,
  takesWrites: true,
  clockAheadMs: 12,
  migrations: "current",
  contents: CONTENTS,
};
const HEALTHY: Facts = {
  now: NOW,
  comptoir: "0.1.0",
  unknownSettings: [],
  disk: { freeBytes: 40 * GB, totalBytes: 100 * GB },
  lastBackup: { moment: new Date("2026-11-30T02:00:00Z"), file: "/backups/a.tar.gz" },
  database: DATABASE,
  zonesUnknownToNode: [],
  tracesFault: null,
  settings: SETTINGS,
};

const withDatabase = (changed: Partial<DatabaseFacts>): Facts => ({
  ...HEALTHY,
  database: { ...DATABASE, ...changed },
});
const withContents = (changed: Partial<Contents>) => withDatabase({ contents: { ...CONTENTS, ...changed } });
const withSettings = (changed: Partial<Facts["settings"]>): Facts => ({
  ...HEALTHY,
  settings: { ...SETTINGS, ...changed },
});
const withRestaurant = (changed: Partial<Contents["restaurants"][number]>) =>
  withContents({ restaurants: [{ ...A_RESTAURANT, ...changed }] });

/** Returns the findings that are not in order, as `level about: text`. */
const wrongOf = (facts: Facts) =>
  checkInstallation(facts)
    .filter(({ level }) => level !== "ok")
    .map(({ level, about, says }) => `${level} ${about}: ${says}`);

describe("operations#doctor: what the doctor finds", () => {
  test("An installation in order has no finding but ok, one for each subject.", () => {
    const findings = checkInstallation(HEALTHY);
    expect(findings.map(({ about }) => about)).toEqual([
      "Comptoir",
      ...["settings", "disk", "database", "migrations", "clock", "time zones", "queues", "payments", "backup"],
      ...["address", "mails", "traces"],
    ]);
    expect(wrongOf(HEALTHY)).toEqual([]);
  });

  test.each<[string, Facts, string]>([
    [
      "a misspelt setting",
      { ...HEALTHY, unknownSettings: ["PUBLIC_ORIGN: unknown"] },
      "warning settings: PUBLIC_ORIGN",
    ],
    [
      "less than a fifth of the disk free",
      { ...HEALTHY, disk: { freeBytes: GB, totalBytes: 9 * GB } },
      "warning disk: 1.0 GB of 9.0 GB",
    ],
    ["less than 32 MB free", { ...HEALTHY, disk: { freeBytes: 9e6, totalBytes: 9 * GB } }, "fault disk: 9.0 MB of"],
    ["a data folder that cannot be read", { ...HEALTHY, disk: null }, "fault disk: /srv/comptoir is not there"],
    [
      "a missing data folder beside a database of one's own",
      { ...withSettings({ databaseUrl: "postgres://db/x" }), disk: null },
      "warning disk: ",
    ],
    [
      "PostgreSQL 14",
      withDatabase({ version: "14.9", major: 14 }),
      "fault database: PostgreSQL 14.9, 3.0 GB; the supported versions are 15 to 18",
    ],
    ["PostgreSQL 19", withDatabase({ version: "19.0", major: 19 }), "fault database: PostgreSQL 19.0"],
    ["a standby", withDatabase({ takesWrites: false }), "fault database: The database is read-only"],
    [
      "an empty database",
      withDatabase({ migrations: "none", contents: null }),
      "fault migrations: The database is empty",
    ],
    [
      "migrations that have not run",
      withDatabase({ migrations: "pending", contents: null }),
      "fault migrations: Migrations of this",
    ],
    ["a newer release's database", withDatabase({ migrations: "newer" }), "warning migrations: A newer release"],
    [
      "a database 2.1 s ahead",
      withDatabase({ clockAheadMs: 2_100 }),
      "fault clock: The database's clock is 2.1 s ahead of",
    ],
    [
      "a database 60 s behind",
      withDatabase({ clockAheadMs: -60_000 }),
      "fault clock: The database's clock is 60.0 s behind",
    ],
    [
      "a zone PostgreSQL lacks",
      withRestaurant({ zone: "America/Nowhere", knowsZone: false }),
      "fault time zones: America/Nowhere is unknown",
    ],
    ["a zone Node lacks", { ...HEALTHY, zonesUnknownToNode: ["Mars/Base"] }, "fault time zones: Mars/Base is unknown"],
    [
      "mails that wait six minutes",
      withContents({ work: [{ work: "mail", count: 3, oldestSeconds: 360 }] }),
      "warning queues: 3 mails due, the oldest for 6 minutes",
    ],
    [
      "a capture that waits three hours",
      withContents({ work: [{ work: "capture", count: 1, oldestSeconds: 10_800 }] }),
      "warning queues: 1 payment task (capture) due, the oldest for 3 hours",
    ],
    [
      "a collector that does not take traces",
      {
        ...withSettings({
          tracing: { url: "https://collector.example/a-key/v1/traces" } as Facts["settings"]["tracing"],
        }),
        tracesFault: "401 Unauthorized",
      },
      "warning traces: https://collector.example does not take them: 401 Unauthorized.",
    ],
    [
      "a silent printer",
      withContents({ work: [{ work: "job", count: 2, oldestSeconds: 900 }] }),
      "warning queues: 2 print jobs due",
    ],
    [
      "Stripe without keys",
      withSettings({ payment: { stripe: null } }),
      "fault payments: the-grill: paid by Stripe, whose keys",
    ],
    [
      "an account that takes no cards",
      withRestaurant({ hasAccount: true }),
      "warning payments: the-grill: the restaurant's own",
    ],
    ["the sandbox", withRestaurant({ processor: "sandbox" }), "warning payments: the-grill: test cards only"],
    [
      "Stripe's test keys",
      withSettings({ payment: { stripe: { ...SETTINGS.payment.stripe, publishableKey: "pk_test_1" } } }),
      "warning payments: the-grill: test cards only",
    ],
    ["no known backup", { ...HEALTHY, lastBackup: null }, "warning backup: None is known"],
    [
      "a backup of four days ago",
      { ...HEALTHY, lastBackup: { moment: new Date("2026-11-26T02:00:00Z"), file: "/b" } },
      "warning backup: the last one is 4 days old: /b",
    ],
    ["no public address", withSettings({ publicOrigin: null }), "warning address: PUBLIC_ORIGIN is not set"],
    [
      "an address without https",
      withSettings({ publicOrigin: "http://order.example" }),
      "warning address: http://order.example is not https",
    ],
    ["no mail server", withSettings({ smtp: null }), "warning mails: No mail server"],
  ])("It names %s.", (_, facts, said) => {
    expect(wrongOf(facts)).toEqual([expect.stringContaining(said)]);
  });

  test("These are in order: two seconds between the clocks, five minutes of a queue, payment on premise, no payment by choice.", () => {
    const work = [{ work: "mail", count: 1, oldestSeconds: 300 }];
    for (const facts of [
      withDatabase({ clockAheadMs: -2_000 }),
      withContents({ work }),
      withRestaurant({ processor: "payOnPremise" }),
      withRestaurant({ processor: null }),
      withRestaurant({ hasAccount: true, accountTakesCards: true }),
    ])
      expect(wrongOf(facts)).toEqual([]);
  });

  test("A database that cannot be used is one fault, and the checks that need none are still made.", () => {
    const facts = { ...HEALTHY, lastBackup: null, database: "db.example cannot be used: connection refused." };
    expect(wrongOf(facts)).toEqual([
      "fault database: db.example cannot be used: connection refused.",
      expect.stringContaining("warning backup"),
    ]);
  });

  test("At most five restaurants are named.", () => {
    const restaurants = Array.from({ length: 7 }, (_, index) => ({
      ...A_RESTAURANT,
      ...{ slug: `r${index}`, processor: "sandbox" },
    }));
    expect(wrongOf(withContents({ restaurants }))[0]).toContain("r0, r1, r2, r3, r4 and 2 more: test cards only");
  });
});
