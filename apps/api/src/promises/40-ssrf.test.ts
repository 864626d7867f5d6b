import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { isPublicAddress } from "../gateways/outgoing/public-address.ts";
import type { PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import { sandboxOnly } from "../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";
import { type AppleNetwork, openApplePay } from "../gateways/wallets/apple-pay.ts";
import { GRILL } from "../testing/grill.ts";
import { openTestApi } from "../testing/test-api.ts";

/*
 * Promise 40: a validationUrl that is http, another host, host@evil, an IP, IPv6, a decimal IP, a redirect, rebound DNS,
 * 169.254.169.254 or file: is refused with no outgoing connection, counted at a listener.
 */

/** Number of connections to this machine's listener. */
let connections = 0;
const listener = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
const { port: listenerPort } = listener.address() as AddressInfo;

const folder = mkdtempSync(join(tmpdir(), "apple-"));
const APPLE = "apple-pay-gateway.apple.com";
const subject = ["-subj", `/CN=${APPLE}`, "-addext", `subjectAltName=DNS:${APPLE}`];
const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject, ...files], {
  stdio: "ignore",
});
const [key, certificate] = ["key.pem", "certificate.pem"].map((name) => readFileSync(join(folder, name), "utf8"));
const SETTINGS = {
  merchantId: "merchant.test",
  certificate: certificate ?? "",
  key: key ?? "",
  domainAssociation: "7b22",
};

/** A fake Apple server: answers a session or a redirect, and records the requests and client certificates. */
const told: { body: string; merchant: string | undefined; name: string | false | null | undefined }[] = [];
let redirects = false;
const apple = createTlsServer(
  { key, cert: certificate, requestCert: true, rejectUnauthorized: false },
  async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const socket = request.socket as import("node:tls").TLSSocket;
    told.push({
      body,
      merchant: socket.getPeerCertificate().subject?.CN as string | undefined,
      name: socket.servername,
    });
    if (redirects) return response.writeHead(302, { location: `http://127.0.0.1:${listenerPort}/` }).end();
    return response.writeHead(200, { "content-type": "application/json" }).end('{"merchantSessionIdentifier":"SSH1"}');
  },
);
await new Promise<void>((resolve) => apple.listen(0, "127.0.0.1", resolve));
const { port: applePort } = apple.address() as AddressInfo;
afterAll(() => {
  listener.close();
  apple.close();
  rmSync(folder, { recursive: true });
});

/** Fake DNS: every lookup returns the test's network addresses, and connections go to the fake Apple's port. */
let resolved: { address: string; family: number }[] = [{ address: "127.0.0.1", family: 4 }];
let lookups = 0;
const network: AppleNetwork = {
  resolve: ((_name: string, _options: object, done: (error: null, addresses: typeof resolved) => void) => {
    lookups += 1;
    done(null, resolved);
  }) as unknown as AppleNetwork["resolve"],
  isAllowed: (address) => address === "127.0.0.1" || isPublicAddress(address),
  port: applePort,
  ca: certificate ?? "",
};
const strict = openApplePay(SETTINGS, { ...network, isAllowed: isPublicAddress, port: listenerPort });

const gatewaysOn = (pool: Parameters<typeof sandboxOnly>[0]): PaymentGateways => {
  const { sandbox } = sandboxOnly(pool);
  return { sandbox: sandbox as PaymentGateway, stripe: { ...(sandbox as PaymentGateway), processor: "stripe" } };
};
const wallets = { applePay: openApplePay(SETTINGS, network), googlePay: null };
const test = await openTestApi({ origin: "https://order.example" }, gatewaysOn, undefined, {}, wallets);
await test.load({ ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "stripe" } });

const GOOD = `https://${APPLE}/paymentservices/startSession`;
const ask = (validationUrl: string, but: object = {}) =>
  test.call("/api/payment/get-apple-pay-session", {
    validationUrl,
    processor: "stripe",
    domain: "order.example",
    app8RestaurantId: 7,
    ...but,
  });

const REFUSED = [
  `http://${APPLE}/paymentservices/startSession`,
  "https://evil.example/paymentservices/startSession",
  `https://${APPLE}@evil.example/paymentservices/startSession`,
  `https://${APPLE}.evil.example/paymentservices/startSession`,
  `https://evil.example/?${APPLE}/paymentservices/startSession`,
  `https://${APPLE}:8443/paymentservices/startSession`,
  `https://${APPLE}./paymentservices/startSession`,
  `https://${APPLE}\\@evil.example/paymentservices/startSession`,
  `https://evil.example#@${APPLE}/paymentservices/startSession`,
  `https://user:password@${APPLE}/paymentservices/startSession`,
  `https://${APPLE}/paymentservices/../admin/x`,
  `https://${APPLE}/paymentservices/startSession?next=http://127.0.0.1`,
  `HTTPS://${APPLE.toUpperCase()}/paymentservices/startSession`,
  " https://apple-pay-gateway.apple.com/paymentservices/startSession",
  "https://apple-pay-gatewаy.apple.com/paymentservices/startSession",
  `https://127.0.0.1:${listenerPort}/paymentservices/startSession`,
  `http://127.0.0.1:${listenerPort}/`,
  `https://[::1]:${listenerPort}/paymentservices/startSession`,
  "https://[::ffff:127.0.0.1]/paymentservices/startSession",
  "https://2130706433/paymentservices/startSession",
  "https://0x7f000001/paymentservices/startSession",
  "https://127.1/paymentservices/startSession",
  "http://169.254.169.254/latest/meta-data/",
  "https://169.254.169.254/paymentservices/startSession",
  "file:///etc/passwd",
  "gopher://127.0.0.1/",
  "//apple-pay-gateway.apple.com/paymentservices/startSession",
  "",
];

describe("promise 40: SSRF", () => {
  it.each(REFUSED)(
    "A validationUrl of another host than Apple's is refused before any DNS look-up: %s",
    async (url) => {
      const before = { connections, lookups, told: told.length };
      expect(await ask(url)).toMatchObject({ status: 400, body: { code: "invalid_request" } });
      expect({ connections, lookups, told: told.length }).toEqual(before);
    },
  );

  it.each([
    ["this machine", [{ address: "127.0.0.1", family: 4 }]],
    ["this machine, hidden in IPv6", [{ address: "::ffff:127.0.0.1", family: 6 }]],
    ["a cloud's own service", [{ address: "169.254.169.254", family: 4 }]],
    ["this house", [{ address: "192.168.1.1", family: 4 }]],
    ["IPv6 of this house", [{ address: "fd00::1", family: 6 }]],
    ["a translated address", [{ address: "64:ff9b::7f00:1", family: 6 }]],
    [
      "one good and one bad",
      [
        { address: "17.171.78.7", family: 4 },
        { address: "10.0.0.1", family: 4 },
      ],
    ],
    ["nobody", []],
  ])("A host name of Apple's that resolves to %s is not connected to.", async (_what, addresses) => {
    resolved = addresses;
    const before = connections;
    const asked = { validationUrl: GOOD, domain: "order.example", displayName: "Braise" };
    expect(await strict.openSession(asked)).toEqual({ outcome: "unreachable" });
    expect(connections).toBe(before);
    resolved = [{ address: "127.0.0.1", family: 4 }];
  });

  it("A redirect is not followed.", async () => {
    redirects = true;
    const before = connections;
    expect(await ask(GOOD)).toMatchObject({ status: 502, body: { code: 1803 } });
    expect(connections).toBe(before);
    redirects = false;
  });

  it("The request to Apple has the merchant's certificate, this site's domain and the restaurant's name.", async () => {
    told.length = 0;
    const { status, body, headers } = await ask(GOOD);
    expect({ status, body }).toEqual({ status: 200, body: { merchantSessionIdentifier: "SSH1" } });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ merchant: APPLE, name: APPLE });
    expect(JSON.parse(told[0]?.body ?? "")).toEqual({
      merchantIdentifier: "merchant.test",
      displayName: GRILL.restaurant.name,
      initiative: "web",
      initiativeContext: "order.example",
    });
  });

  it("A session is created only for this site.", async () => {
    told.length = 0;
    expect(await ask(GOOD, { domain: "evil.example" })).toMatchObject({ status: 400 });
    expect(told).toEqual([]);
  });
});

describe("POST /payment/get-apple-pay-session", () => {
  it("answers that the wallet is unsupported if the location has no wallet settings", async () => {
    expect(await ask(GOOD, { processor: "sandbox" })).toMatchObject({
      status: 409,
      body: { code: "wallet_unsupported" },
    });
    const plain = await openTestApi({ origin: "https://order.example" }, gatewaysOn);
    await plain.load({ ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "stripe" } });
    const asked = { validationUrl: GOOD, processor: "stripe", domain: "order.example", app8RestaurantId: 7 };
    const answer = await plain.call("/api/payment/get-apple-pay-session", asked, { "x-locale": "fr-CA" });
    expect(answer).toMatchObject({ status: 409, body: { code: "wallet_unsupported" } });
    expect(answer.body.message).toContain("ne sont pas acceptés");
    expect((await plain.call("/.well-known/apple-developer-merchantid-domain-association")).status).toBe(404);
  });

  it("limits the sessions that one network address can create", async () => {
    const body = { validationUrl: GOOD, processor: "stripe", domain: "order.example", app8RestaurantId: 7 };
    const statuses = new Set<number>();
    for (let time = 0; time < 31; time += 1) {
      statuses.add((await test.call("/api/payment/get-apple-pay-session", body, {}, "203.0.113.9")).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  it("serves the domain association file to Apple", async () => {
    const file = await test.api.fetch(
      new Request("https://order.example/.well-known/apple-developer-merchantid-domain-association"),
    );
    expect([file.status, await file.text()]).toEqual([200, "7b22"]);
  });
});
