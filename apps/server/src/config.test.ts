import path from "node:path";
import ipaddr from "ipaddr.js";
import { describe, expect, test } from "vitest";
import { type Config, readConfig } from "./config.ts";
import { siteOrigin } from "./site-origin.ts";

describe("The server's settings", () => {
  test("By default it listens on 127.0.0.1:3000 and keeps the embedded database in the checkout.", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: null,
      migrationDatabaseUrl: null,
      databaseConnections: 25,
      databaseWaitMs: 1_700,
      home: path.resolve(import.meta.dirname, "../../../.comptoir"),
      demo: true,
      isDemoReset: false,
      offline: true,
      logFormat: null,
      cantineHosts: [],
      metricsToken: null,
      securityContact: null,
      googlePlacesKey: null,
      googleMapsKey: null,
      drainSeconds: null,
      publicOrigin: null,
      smtp: null,
      twilio: null,
      identity: { google: null, apple: null, facebook: null },
      payment: { stripe: null },
      wallets: { applePay: null, googlePay: null },
      noticeCaps: {},
      trustedProxies: [],
      printerNetwork: [],
      tracing: null,
    });
  });

  test("A demonstration that is reset each night is loaded, too.", () => {
    expect(readConfig({ COMPTOIR_DEMO: "reset" })).toMatchObject({ demo: true, isDemoReset: true });
  });

  test("An empty variable counts as absent.", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", COMPTOIR_DEMO: "" })).toEqual(readConfig({}));
  });

  test("Every setting is read.", () => {
    const config = readConfig({
      PORT: "8080",
      HOST: "::1",
      DATABASE_URL: "postgres://ana@db.example:5433/orders",
      MIGRATION_DATABASE_URL: "postgres://ana@direct.example/orders",
      DATABASE_CONNECTIONS: "12",
      DATABASE_WAIT_MS: "3000",
      COMPTOIR_HOME: "/srv/comptoir",
      COMPTOIR_DEMO: "off",
      COMPTOIR_OFFLINE: "off",
      LOG_FORMAT: "JSON",
      CANTINE_HOSTS: "Cantine.example, lunch.example",
      METRICS_TOKEN: "a-long-and-random-word",
      COMPTOIR_DRAIN_SECONDS: "5",
      PUBLIC_ORIGIN: "https://Order.example:443/",
      TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8,",
      PRINTER_NETWORK: "192.168.1.0/24, fd00::5",
    }) as Config;
    expect(config).toEqual({
      port: 8080,
      host: "::1",
      databaseUrl: "postgres://ana@db.example:5433/orders",
      migrationDatabaseUrl: "postgres://ana@direct.example/orders",
      databaseConnections: 12,
      databaseWaitMs: 3_000,
      home: path.resolve("/srv/comptoir"),
      demo: false,
      isDemoReset: false,
      offline: false,
      logFormat: "json",
      cantineHosts: ["cantine.example", "lunch.example"],
      metricsToken: "a-long-and-random-word",
      securityContact: null,
      googlePlacesKey: null,
      googleMapsKey: null,
      drainSeconds: 5,
      publicOrigin: "https://order.example",
      smtp: null,
      twilio: null,
      identity: { google: null, apple: null, facebook: null },
      payment: { stripe: null },
      wallets: { applePay: null, googlePay: null },
      noticeCaps: {},
      trustedProxies: [
        { first: new ipaddr.IPv4([127, 0, 0, 1]), prefix: 32 },
        { first: new ipaddr.IPv4([10, 0, 0, 0]), prefix: 8 },
      ],
      printerNetwork: [
        { network: "192.168.1.0", prefix: 24 },
        { network: "fd00::5", prefix: 128 },
      ],
      tracing: null,
    });
  });

  test("A sign-in provider is enabled if all of its settings are set; some of them only are refused.", () => {
    const config = readConfig({ GOOGLE_CLIENT_ID: "ours", GOOGLE_CLIENT_SECRET: "secret" }) as Config;
    expect(config.identity.google).toEqual({ clientId: "ours", clientSecret: "secret", issuer: null });
    expect(readConfig({ GOOGLE_CLIENT_ID: "ours" })).toMatchObject({ refused: { variable: "GOOGLE_CLIENT_SECRET" } });
    const named = { APPLE_CLIENT_ID: "ours", APPLE_TEAM_ID: "team", APPLE_KEY_ID: "key" };
    expect(readConfig({ ...named, APPLE_PRIVATE_KEY: "none" })).toMatchObject({
      refused: { variable: "APPLE_PRIVATE_KEY" },
    });
  });

  test.each([
    ["GOOGLE_ISSUER", "http://provider.example"],
    ["APPLE_ISSUER", "ftp://localhost"],
    ["FACEBOOK_ISSUER", "provider"],
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "3000.5"],
    ["HOST", "two words"],
    ["DATABASE_URL", "db.example/orders"],
    ["DATABASE_URL", "mysql://db.example/orders"],
    ["DATABASE_URL", "postgres://db.example"],
    ["COMPTOIR_DEMO", "perhaps"],
    ["COMPTOIR_OFFLINE", "perhaps"],
    ["CANTINE_HOSTS", "https://cantine.example"],
    ["METRICS_TOKEN", "short"],
    ["COMPTOIR_DRAIN_SECONDS", "-1"],
    ["COMPTOIR_DRAIN_SECONDS", "soon"],
    ["LOG_FORMAT", "pretty"],
    ["MIGRATION_DATABASE_URL", "db.example"],
    ["MIGRATION_DATABASE_URL", "postgres://ana@direct.example/orders"],
    ["SMTP_URL", "mail.example:587"],
    ["SMTP_URL", "https://mail.example"],
    ["TWILIO_ACCOUNT_SID", "12345"],
    ["TEXTS_A_DAY", "20"],
    ["MAILS_A_DAY", "a,b,c"],
    ["PUBLIC_ORIGIN", "order.example"],
    ["PUBLIC_ORIGIN", "ftp://order.example"],
    ["PUBLIC_ORIGIN", "https://order.example/restaurants"],
    ["PUBLIC_ORIGIN", "https://order.example?from=mail"],
    ["PUBLIC_ORIGIN", "https://ana@order.example"],
    ["PRINTER_NETWORK", "printer.example"],
    ["PRINTER_NETWORK", "192.168.1.0/33"],
    ["TRUSTED_PROXIES", "proxy.example"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "10.0.0.0/8/8"],
    ["TRUSTED_PROXIES", "10.0.0.0/-1"],
    ["TRUSTED_PROXIES", "2001:db8::/129"],
    ["TRUSTED_PROXIES", "127.0.0.1, 0.0.0.0/0"],
  ])("A %s of %j is refused in one line that names the variable.", (variable, value) => {
    const answer = readConfig({ [variable]: value });
    expect(answer).toMatchObject({
      refused: { variable, line: expect.stringMatching(new RegExp(`^${variable}: .+\\.$`)) },
    });
  });

  test("Mails and text messages are sent by the configured services, within their daily caps.", () => {
    const accountSid = `AC${"0".repeat(32)}`;
    const config = readConfig({
      SMTP_URL: "smtps://ana:secret@mail.example",
      MAIL_FROM: "orders@example.ca",
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKEN: "secret",
      TEXT_FROM: "+14165550100",
      TEXTS_A_DAY: "5,100,1000",
    });
    expect(config).toMatchObject({
      smtp: { url: "smtps://ana:secret@mail.example", from: "orders@example.ca" },
      twilio: { accountSid, authToken: "secret", from: "+14165550100" },
      noticeCaps: { text: { ofRecipient: 5, ofVenue: 100, ofInstallation: 1_000 } },
    });
    expect(readConfig({ SMTP_URL: "smtp://mail.example" })).toMatchObject({ refused: { variable: "MAIL_FROM" } });
    expect(JSON.stringify(readConfig({ SMTP_URL: "mail://ana:secret@mail.example" }))).not.toContain("secret");
  });

  test("A password in DATABASE_URL is not in the refusal's message.", () => {
    const answer = readConfig({ DATABASE_URL: "mysql://ana:secret@db.example/orders" });
    expect(JSON.stringify(answer)).not.toContain("secret");
  });

  test("Stripe is configured by two keys of one mode, and the secret of its events.", () => {
    const keys = { STRIPE_SECRET_KEY: "sk_test_1a", STRIPE_PUBLISHABLE_KEY: "pk_test_1a" };
    expect(readConfig(keys)).toMatchObject({
      payment: { stripe: { secretKey: "sk_test_1a", publishableKey: "pk_test_1a", webhookSecret: null } },
    });
    expect(readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: "whsec_1a" })).toMatchObject({
      payment: { stripe: { webhookSecret: "whsec_1a" } },
    });
  });

  test("One Stripe key alone, an invalid key, or keys of two modes are refused without repeating them.", () => {
    const refused = [
      { STRIPE_SECRET_KEY: "sk_test_1a" },
      { STRIPE_WEBHOOK_SECRET: "whsec_1a" },
      { STRIPE_SECRET_KEY: "pk_test_1a", STRIPE_PUBLISHABLE_KEY: "pk_test_1a" },
      { STRIPE_SECRET_KEY: "sk_live_1a", STRIPE_PUBLISHABLE_KEY: "pk_test_1a" },
      { STRIPE_SECRET_KEY: "sk_test_1a", STRIPE_PUBLISHABLE_KEY: "pk_test_1a", STRIPE_WEBHOOK_SECRET: "secret" },
    ].map((env) => (readConfig(env) as { refused: { line: string } }).refused.line);
    for (const line of refused) expect(line).toMatch(/^STRIPE_\w+: [^_]*(?:STRIPE_\w+ and STRIPE_\w+ [^_]*)?\.$/);
  });

  test("operations#public-origin: Links without a request use the public origin, else localhost with the port.", () => {
    expect(siteOrigin(readConfig({ PORT: "8080" }) as Config)).toBe("http://localhost:8080");
    expect(siteOrigin(readConfig({ PORT: "8080", PUBLIC_ORIGIN: "https://order.example/" }) as Config)).toBe(
      "https://order.example",
    );
    expect(siteOrigin(readConfig({ PORT: "8080" }) as Config, "https://seen.example")).toBe("https://seen.example");
    expect(siteOrigin(readConfig({ PUBLIC_ORIGIN: "https://order.example" }) as Config, "https://seen.example")).toBe(
      "https://order.example",
    );
  });
});
