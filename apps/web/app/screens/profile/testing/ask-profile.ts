import { createLoadContext, whoContext } from "../../../load-context.ts";
import { personContext } from "../../../session/person-context.ts";
import { aUser } from "../../../testing/a-user.ts";

const NOOR = aUser();
export const HALF = { userId: NOOR.id, token: NOOR.token };

export type ProfileRoute = (args: never) => unknown;

/** Requests a profile page as Noor or as a guest. Returns the outcome and the requests to the API. */
export async function ask(
  route: ProfileRoute,
  {
    place,
    form,
    answers = {},
    isGuest = false,
  }: {
    readonly place: string;
    readonly form?: Readonly<Record<string, string>>;
    readonly answers?: Readonly<Record<string, (body: { readonly cursor?: string | null }) => Response>>;
    readonly isGuest?: boolean;
  },
) {
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  const api = async (request: Request) => {
    const call = new URL(request.url).pathname.replace("/api/auth/", "");
    const body = await request.json();
    sent.push({ call, body });
    if (call === "logout") return new Response(null, { status: 204 });
    if (call === "get-guest-orders") return Response.json({ orders: [] });
    return answers[call]?.(body) ?? Response.json(NOOR);
  };
  const context = createLoadContext({ api, cspNonce: "" });
  if (!isGuest) {
    context.set(personContext, { user: NOOR, half: HALF });
    context.set(whoContext, { kind: "user", userId: NOOR.id });
  }
  const url = new URL(place, "http://comptoir.example");
  const request = new Request(url, form ? { method: "POST", body: new URLSearchParams(form) } : {});
  const outcome = await Promise.resolve()
    .then(() => route({ request, url, context, params: {}, pattern: "" } as never))
    .catch((thrown: unknown) => thrown);
  const to = outcome instanceof Response ? outcome.headers.get("location") : null;
  return { outcome: outcome as Record<string, unknown>, to, sent };
}
