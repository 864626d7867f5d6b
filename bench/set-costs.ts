import { randomBytes } from "node:crypto";
import type { Bench } from "./bench.ts";
import { type Findings, formatNumber } from "./findings.ts";
import type { Answers, Load } from "./load/load.ts";
import { MEAL } from "./meal.ts";
import { type Turn, takeTurns } from "./take-turns.ts";

const MEDIAN_AIM_MS = 3;
const GUESTS = 10;
const BODY = JSON.stringify({
  type: "dine-in",
  tableNum: "12",
  items: MEAL,
  costs: { tip: { type: "percentage", percentageValue: "18" } },
});

/**
 * Measures pricing a cart: sequential calls of one guest, concurrent calls of several, and calls without a
 * stored cart.
 */
export async function measureSetCosts({ comptoir, generator, rounds, stretchSeconds }: Bench): Promise<Findings> {
  const url = `${comptoir.address}/api/orders/set-costs`;
  await tryOnce(url);
  const turn = (connections: number, cookies?: readonly string[]): Turn => ({
    stretch: () =>
      generator.ask<Answers>({
        url,
        method: "POST",
        headers: { "content-type": "application/json", "x-restaurant-id": "1" },
        body: BODY,
        ...(cookies ? { cookies } : {}),
        connections,
        until: { seconds: stretchSeconds },
      } satisfies Load),
    cpuUsed: comptoir.cpuUsed,
  });
  const cookies = Array.from({ length: GUESTS }, cookiesOfGuest);
  const [kept, fresh, crowd] = await takeTurns([turn(1, cookies), turn(1), turn(GUESTS, cookies)], rounds);
  if (!kept || !fresh || !crowd) throw new Error("A measurement is missing.");
  return {
    title: "Set-costs of a meal with choices four deep; the cart is saved",
    rows: [
      { what: "one guest, again and again", ...kept },
      { what: "one after the other, each new", ...fresh },
      { what: `${GUESTS} guests at once`, ...crowd },
    ],
    aims: [
      {
        aim: `set-costs: median under ${MEDIAN_AIM_MS} ms`,
        found: `${formatNumber(kept.spread.medianMs)} ms, for a new guest ${formatNumber(fresh.spread.medianMs)} ms`,
        met: Math.max(kept.spread.medianMs, fresh.spread.medianMs) < MEDIAN_AIM_MS,
      },
    ],
  };
}

/** Checks that the call succeeds, because refusals are not to be measured. */
async function tryOnce(url: string): Promise<void> {
  const headers = { "content-type": "application/json", "x-restaurant-id": "1" };
  const answer = await fetch(url, { method: "POST", headers, body: BODY });
  const { warning, costs, ...rest } = (await answer.json()) as { warning: unknown; costs?: { total: string } };
  if (costs === undefined || warning !== null) {
    throw new Error(`set-costs rejected the meal: ${JSON.stringify(warning ?? rest)}`);
  }
}

export function cookiesOfGuest(): string {
  return `comptoir_cart=${randomBytes(24).toString("base64url")}; comptoir_session=${randomBytes(32).toString("base64url")}`;
}
