import type { aServer } from "./a-server.ts";

/** What happens to a call. `cut`: lost on the way to the server. `late`: delivered after the client gave up. */
export type Fate = "answered" | "cut" | "cut on the way back" | "late" | "refused";

const WAY_MS = 40;

/** Simulates the network. `fates` applies to the calls that submit or look up an order, in turn. */
export function aNetwork(server: ReturnType<typeof aServer>) {
  const network = { isOnline: true, fates: [] as Fate[], onTheWay: 0 };
  let late: (() => unknown)[] = [];
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const cut = () => new TypeError("The network is away.");

  async function fetch(request: Request): Promise<Response> {
    network.onTheWay += 1;
    return send(request).finally(() => {
      network.onTheWay -= 1;
    });
  }

  async function send(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace(/^\/(api|menu\/grill)/, "");
    const body = request.method === "POST" ? await request.json() : null;
    const asked = { path, key: request.headers.get("idempotency-key"), body };
    await wait(WAY_MS);
    const isOfOrder = path === "/orders" || path.startsWith("/orders/reference");
    const fate: Fate = !network.isOnline ? "cut" : ((isOfOrder ? network.fates.shift() : null) ?? "answered");
    if (fate === "late") late.push(() => server.answer(asked));
    if (fate === "cut" || fate === "late") throw cut();
    if (fate === "refused" && path === "/orders") {
      return Response.json({ code: 415, message: "Sold out." }, { status: 409 });
    }
    const answer = server.answer(asked);
    await wait(WAY_MS);
    if (fate === "cut on the way back" || !network.isOnline) throw cut();
    answer.arrive?.();
    const { status, headers = {} } = answer;
    return Response.json(answer.body, { status, headers });
  }

  return {
    ...{ network, fetch },
    deliverLate: () => {
      for (const deliver of late) deliver();
      late = [];
    },
    dropLate: () => {
      late = [];
    },
  };
}
