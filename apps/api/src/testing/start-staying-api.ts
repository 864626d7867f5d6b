import { fixedClock, isFullLength } from "@comptoir/test-kit";
import { createApi } from "../entry/api.ts";
import { openPool, QUICK_CONFIG, serveApi } from "./serve-api.ts";
import { type ApiProcess, startApiProcess } from "./start-api-process.ts";
import { networkTo } from "./webhook-network.ts";

/**
 * Starts an API that the test does not kill in the middle of its work. In `npm test` it runs in the test's own process with
 * its own connections, since another process takes two seconds of work to load; any signal stops it. At full length it
 * is a process.
 */
export async function startStayingApi(
  databaseUrl: string,
  clockAt?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  if (isFullLength) return startApiProcess(databaseUrl, undefined, undefined, clockAt, env);
  const pool = openPool(databaseUrl, 10);
  const clock = clockAt === undefined ? null : fixedClock(clockAt);
  const { WEBHOOK_NETWORK } = env;
  const api = await createApi({
    pool,
    config: QUICK_CONFIG,
    ...(clock ? { clock: clock.now } : {}),
    ...(WEBHOOK_NETWORK ? { webhookNetwork: networkTo(JSON.parse(WEBHOOK_NETWORK)) } : {}),
  });
  await api.startWork();
  const { origin, close } = await serveApi(api);
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
  let isStopped = false;
  return {
    origin,
    ended,
    setClock: async (instant) => clock?.set(instant),
    signal: () => {
      if (isStopped) return;
      isStopped = true;
      void close()
        .then(() => api.stop())
        .then(() => pool.end())
        .finally(() => end(undefined));
    },
  };
}
