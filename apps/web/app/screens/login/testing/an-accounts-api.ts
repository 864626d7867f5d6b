import { aUser } from "../../../testing/a-user.ts";
import { refusal } from "../../../testing/fake-api.ts";

type Sent = { readonly call: string; readonly body: Record<string, unknown> | null };
export type Answers = Readonly<Record<string, (body: Record<string, unknown> | null) => Response>>;

/** A fake accounts API that knows Noor (password `Two poutines & 1 Caesar!`) and records its requests. */
export function anAccountsApi(but: Answers = {}) {
  const sent: Sent[] = [];
  const set = { headers: { "set-cookie": "comptoir_login=secret; Path=/; HttpOnly" } };
  const answers: Answers = {
    "login-options": () => Response.json({ providers: ["google"] }),
    "user-exist": (body) => Response.json({ exists: body?.email === aUser().email }),
    "login-native": (body) =>
      body?.password === "Two poutines & 1 Caesar!" ? Response.json(aUser(), set) : refusal(401, "login_failed"),
    "register-user": () => Response.json(aUser({ paymentMethods: [] }), { ...set, status: 201 }),
    "forgot-password": () =>
      Response.json({ message: "If there is an account, a mail is on its way." }, { status: 202 }),
    "reset-password": () => new Response(null, { status: 204 }),
    "begin-login": () =>
      Response.json(
        { url: "https://accounts.example/authorize?state=st", state: "st", nonce: "no" },
        { headers: { "set-cookie": "comptoir_state=st; Path=/; HttpOnly" } },
      ),
    "login-google": () => Response.json(aUser(), set),
    ...but,
  };
  const api = async (request: Request) => {
    const call = new URL(request.url).pathname.replace("/api/auth/", "");
    const body = request.method === "GET" ? null : ((await request.json()) as Record<string, unknown>);
    sent.push({ call, body });
    return answers[call]?.(body) ?? refusal(404, "not_found");
  };
  return { api, sent };
}
