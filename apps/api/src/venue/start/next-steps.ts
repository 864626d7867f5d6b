import { contract, type NextStepsData } from "@comptoir/contract";
import { isZeroRate, type NextFacts, nextSteps } from "@comptoir/ordering";
import type { Context } from "hono";
import { movesRealMoney } from "../../gateways/payment/real-money.ts";
import { type AccountDeps, accountsOf } from "../../money/payment/accounts/connect-account.ts";
import { staffCaller } from "../../people/caller.ts";
import type { StaffDeps } from "../../people/staff.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { LINK_MAX, tableLinks } from "../venues/table-links.ts";
import type { Venues } from "../venues/venue-cache.ts";
import { venueOfStaff } from "../venues/venue-of-staff.ts";
import { countNextFacts, listTicks, tickStep, untickStep } from "./next-steps.store.ts";

type NextDeps = StaffDeps &
  Pick<AccountDeps, "paymentGateways"> & {
    readonly venues: Pick<Venues, "byId">;
    /** Whether mails are sent by a mail server, and not only stored. */
    readonly sendsMail: boolean;
  };

/** Mounts the calls about what a new restaurant does next. studio#next-steps. */
export function mountNextSteps(app: ApiApp, deps: NextDeps): void {
  const { start } = contract;

  app.openapi(start.getNextSteps, async (c) => c.json(await stepsOf(c, deps), 200));

  app.openapi(start.tickNextStep, async (c) => {
    const { step, isTicked } = c.req.valid("json");
    const { restaurantId, staffId, personId } = staffCaller(c);
    if (isTicked)
      await tickStep(deps.database, { restaurantId, step, now: deps.clock(), staffId: personId ?? staffId });
    else await untickStep(deps.database, { restaurantId, step });
    return c.json(await stepsOf(c, deps), 200);
  });
}

async function stepsOf(c: Context<ApiEnv>, deps: NextDeps): Promise<NextStepsData> {
  const { restaurantId } = staffCaller(c);
  const [venue, { isNew, ...counted }, ticks] = await Promise.all([
    venueOfStaff(deps.venues, restaurantId),
    countNextFacts(deps.database, { restaurantId, now: deps.clock() }),
    listTicks(deps.database, { restaurantId }),
  ]);
  const ticksByStep = new Map(ticks.map(({ step, by, at }) => [step, { by, at: at.toISOString() }]));
  const facts = { ...factsOf(venue, deps), ...counted };
  const steps = nextSteps(facts).map((step) => ({
    ...step,
    tick: step.isDone ? null : (ticksByStep.get(step.name) ?? null),
  }));
  const isOpen = steps.some(({ isDone, tick }) => !isDone && tick === null);
  return { isOpen, isNew, tables: facts.tables, people: facts.persons, steps };
}

/** What the published settings and the server's own settings say. */
function factsOf(venue: LoadedVenue, { paymentGateways, sendsMail }: NextDeps) {
  const { data, slug, ordering, bill, payee } = venue;
  const processor = data.payment_processor ?? null;
  const { tax1, tax2 } = bill.taxRate;
  // Only whether there are tables counts, not under which address.
  const links = tableLinks({ slug, settings: data }, "https://x.test", undefined);
  return {
    hasHours: ordering.hours.week !== null,
    hasTax: !isZeroRate(tax1) || !isZeroRate(tax2),
    processor,
    movesMoney: movesRealMoney(processor, paymentGateways),
    ownAccount: payee && { takesCards: payee.takesCards },
    canConnect: accountsOf(venue, paymentGateways) !== null,
    sendsMail,
    tables: links.filter(({ url }) => url.length <= LINK_MAX).length,
  } satisfies Partial<NextFacts>;
}
