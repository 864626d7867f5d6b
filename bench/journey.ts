import pg from "pg";
import type { Bench } from "./bench.ts";
import { type Findings, formatNumber } from "./findings.ts";
import type { Answers, Load } from "./load/load.ts";
import { MEAL } from "./meal.ts";
import { watchMemory } from "./memory.ts";
import { CARD_FORM, makeCards, orderBody, orderHeaders, orderOnce, waitUntil } from "./order-body.ts";
import { cookiesOfGuest } from "./set-costs.ts";
import { spreadOf } from "./spread.ts";
import { difference, perCall } from "./take-turns.ts";

const GUESTS = 10;
const RATE_AIM = 250;
const CPU_AIM_MS = 6;
const CAPTURED_WITHIN_MS = 60_000;
const BRAISE_ID = "1";

/** A guest's way from the first dish to the money: a cart that grows three times, a card's token, the order, and its capture. */
export async function measureJourney({ comptoir, generator, rounds, stretchSeconds }: Bench): Promise<Findings> {
  const headers = { "content-type": "application/json", "x-restaurant-id": BRAISE_ID };
  const carts = [1, 2, 3].map((dishes) => ({
    path: "/api/orders/set-costs",
    headers,
    body: JSON.stringify({
      type: "dine-in",
      tableNum: "12",
      items: MEAL.slice(0, dishes),
      costs: { tip: { type: "percentage", percentageValue: "18" } },
    }),
  }));
  const before = [...carts, CARD_FORM];
  const callsOfJourney = before.length + 1;
  const cards = (await makeCards(comptoir.address, GUESTS)).map((card) => ({ restaurantId: BRAISE_ID, card }));
  await orderOnce(comptoir.address, cards[0] as (typeof cards)[number]);
  const walk = (journeys: number) =>
    generator.ask<Answers>({
      url: `${comptoir.address}/api/orders`,
      method: "POST",
      headers: orderHeaders(BRAISE_ID),
      body: cards.map(orderBody),
      cookies: Array.from({ length: GUESTS }, cookiesOfGuest),
      before,
      freshKeys: true,
      connections: GUESTS,
      until: { answers: journeys * callsOfJourney },
    } satisfies Load);

  const db = new pg.Pool({ connectionString: comptoir.databaseUrl, max: 1 });
  const settle = () =>
    waitUntil(async () => {
      const { rows } = await db.query("select from payments where status not in ('captured', 'voided') limit 1");
      return rows.length === 0;
    }, CAPTURED_WITHIN_MS);
  try {
    const trial = await walk(GUESTS * 10);
    const perSecond = trial.milliseconds.length / callsOfJourney / trial.seconds;
    // A guest who begins ends, too.
    const perStretch = GUESTS * Math.max(1, Math.round((perSecond * stretchSeconds) / GUESTS));
    await walk(perStretch);
    await settle();
    const start = await comptoir.cpuUsed();
    const memory = watchMemory({ comptoir });
    const stretches: Answers[] = [];
    for (let round = 0; round < rounds; round += 1) stretches.push(await walk(perStretch));
    const isCaptured = (await settle()) !== null;
    const memoryAim = await memory.most();
    const used = difference(await comptoir.cpuUsed(), start);
    const calls = spreadOf(stretches);
    const journeys = calls.count / callsOfJourney;
    const rate = calls.perSecond / callsOfJourney;
    const cpuPerCall = perCall([used], journeys);
    const cpuMs = cpuPerCall && cpuPerCall.server + cpuPerCall.postgres;
    return {
      title: `Whole journeys, ${GUESTS} guests at once: three set-costs, a card, the order and its capture`,
      rows: [{ what: "journey (times of a call)", spread: { ...calls, perSecond: rate }, rates: [rate], cpuPerCall }],
      figures: isCaptured ? [] : [["card payments", "not all captured within a minute"]],
      aims: [
        { aim: `journey: ${RATE_AIM} a second`, found: formatNumber(rate), met: rate >= RATE_AIM },
        {
          aim: `journey: under ${CPU_AIM_MS} ms of CPU, server and PostgreSQL`,
          found: cpuMs === null ? "not known on this system" : `${formatNumber(cpuMs)} ms`,
          met: cpuMs === null ? null : cpuMs < CPU_AIM_MS,
        },
        memoryAim,
      ],
    };
  } finally {
    await db.end();
  }
}
