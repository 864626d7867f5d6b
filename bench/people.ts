import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { Bench } from "./bench.ts";
import { importUnpaidVenue, ON_PREMISE_ID } from "./comptoir/unpaid-venue.ts";
import { cpuOfProcess } from "./cpu-time.ts";
import { type Findings, formatNumber } from "./findings.ts";
import type { Answers, Load } from "./load/load.ts";
import { orderBody, orderHeaders } from "./order-body.ts";
import { takeTurns } from "./take-turns.ts";

const CHECK_AIM_MS = 1;
const ORDER_AIM = 1.1;
const GUESTS = 4;
/** The two kinds of orders differ little, so they need more rounds. */
const TURNS_OF_ORDERS = 8;
/** Calls per second of a stretch. Their number is fixed, whatever the machine's speed. */
const A_SECOND = { checks: 400, orders: 60, signIns: 30 } as const;
const PERSON = { email: "bench@example.ca", password: "Two poutines & 1 Caesar!" };
/** A separate account for measuring sign-in, because many sign-ins would end the session of `PERSON`. */
const OFTEN_SIGNED_IN = { ...PERSON, email: "often@example.ca" };
/** The parameters of the product's password hashes. Decision 033. */
const PARAMETERS = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 } as const;
const hash = promisify(argon2);

/**
 * Measures the startup check, an order against a guest's, and signing in against hashing the password alone.
 */
export async function measurePeople(bench: Bench): Promise<Findings> {
  const { comptoir, generator, rounds, stretchSeconds } = bench;
  await importUnpaidVenue(comptoir);
  const { self, headers } = await register(comptoir.address, PERSON);
  await register(comptoir.address, OFTEN_SIGNED_IN);
  const load = (path: string, each: keyof typeof A_SECOND, sent: Pick<Load, "headers" | "body" | "freshKeys">) => ({
    stretch: () =>
      generator.ask<Answers>({
        url: `${comptoir.address}/api${path}`,
        method: "POST",
        connections: GUESTS,
        until: { answers: Math.ceil(A_SECOND[each] * stretchSeconds) },
        ...sent,
      } satisfies Load),
    cpuUsed: comptoir.cpuUsed,
  });
  const json = { "content-type": "application/json" };
  // Without the session cookie of a cart, an order would have no owner and count towards no limit.
  const aCart = () => `comptoir_session=${randomBytes(32).toString("base64url")}`;
  const person = { ...headers, cookie: `${aCart()}; ${headers.cookie}` };
  const order = {
    headers: orderHeaders(ON_PREMISE_ID),
    body: orderBody({ restaurantId: ON_PREMISE_ID, withoutMail: true }),
    freshKeys: true,
  };
  const orderOf = (who: Load["headers"]) =>
    load("/orders", "orders", { ...order, headers: { ...order.headers, ...who } });
  const [guests, persons] = await takeTurns([orderOf({ cookie: aCart() }), orderOf(person)], rounds * TURNS_OF_ORDERS);
  const [check, signIn, bare] = await takeTurns(
    [
      load("/auth/get-comptoir-user-info", "checks", { headers: { ...json, ...headers }, body: JSON.stringify(self) }),
      load("/auth/login-native", "signIns", { headers: json, body: JSON.stringify(OFTEN_SIGNED_IN) }),
      {
        stretch: () => hashFor(stretchSeconds),
        cpuUsed: async () => ({ server: (await cpuOfProcess(process.pid)) ?? 0, postgres: 0 }),
      },
    ],
    rounds,
  );
  if (!check || !guests || !persons || !signIn || !bare) throw new Error("A measurement is missing.");
  const checkMs = check.cpuPerCall?.server ?? null;
  const cpuOf = ({ cpuPerCall }: typeof guests) =>
    cpuPerCall === null ? null : cpuPerCall.server + cpuPerCall.postgres;
  const [ofGuest, ofPerson] = [cpuOf(guests), cpuOf(persons)];
  const bareMs = bare.cpuPerCall?.server ?? null;
  const checkOfHash = checkMs === null || bareMs === null ? "not known on this system" : formatNumber(checkMs / bareMs);
  const ratio = ofGuest === null || ofPerson === null ? null : ofPerson / ofGuest;
  return {
    title: `People, ${GUESTS} at once`,
    rows: [
      { what: "start-up check of a page", ...check },
      { what: "order of a guest, paid on premise", ...guests },
      { what: "order of who is signed in", ...persons },
      { what: "sign-in by password", ...signIn },
      { what: "the hash alone, one after the other", ...bare },
    ],
    figures: [
      ["sign-ins, of the bare hash's rate", formatNumber(signIn.spread.perSecond / bare.spread.perSecond)],
      ["start-up checks' CPU, of the bare hash's", checkOfHash],
    ],
    aims: [
      {
        aim: `start-up check: under ${CHECK_AIM_MS} ms of the server's CPU`,
        found: checkMs === null ? "not known on this system" : `${formatNumber(checkMs)} ms`,
        met: checkMs === null ? null : checkMs < CHECK_AIM_MS,
      },
      {
        aim: `order of who is signed in: at most ${ORDER_AIM} times a guest's CPU`,
        found: ratio === null ? "not known on this system" : formatNumber(ratio),
        met: ratio === null ? null : ratio <= ORDER_AIM,
      },
    ],
  };
}

/** Registers an account. Returns its session as body fields (`self`) and as headers. */
async function register(address: string, person: typeof PERSON) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${address}/api/auth/register-user`, {
    method: "POST",
    headers,
    body: JSON.stringify(person),
  });
  if (answer.status !== 201)
    throw new Error(`The benchmark's person is refused (${answer.status}): ${await answer.text()}`);
  const { id: userId, token } = (await answer.json()) as { id: string; token: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return { self: { userId, token }, headers: { cookie, authorization: `Bearer ${token}` } };
}

/** Hashes passwords sequentially with the product's parameters. */
async function hashFor(seconds: number): Promise<Answers> {
  const milliseconds: number[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1_000) {
    const began = performance.now();
    await hash("argon2id", { message: PERSON.password, nonce: randomBytes(16), ...PARAMETERS });
    milliseconds.push(performance.now() - began);
  }
  return {
    milliseconds: Float64Array.from(milliseconds),
    seconds: (performance.now() - started) / 1_000,
    statuses: {},
    failures: 0,
  };
}
