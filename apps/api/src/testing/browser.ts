import { AT_THE_GRILL } from "./grill.ts";
import type { SignedIn } from "./people.ts";
import { cookiesOf, type TestApi } from "./test-api.ts";

/** A browser of a test: its calls send the cookies that it has received. */
export function browserOf(
  { call }: Pick<TestApi, "call">,
  cookie = "",
  restaurant: Record<string, string> = AT_THE_GRILL,
) {
  const jar = new Map<string, string>();
  const keep = (cookies: string) => {
    for (const one of cookies.split("; ").filter(Boolean)) {
      const [name = "", value = ""] = one.split("=");
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
  };
  keep(cookie);
  let token: string | null = null;
  const ask = async (path: string, body?: object, to: Record<string, string> = restaurant) => {
    const cookies = [...jar].map((pair) => pair.join("=")).join("; ");
    const headers = { ...to, cookie: cookies, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    let answer: Awaited<ReturnType<TestApi["call"]>>;
    // A busy machine may answer 503, which changes nothing and is asked again.
    do answer = await call(path, body, headers);
    while (answer.status === 503);
    keep(cookiesOf(answer));
    return answer;
  };
  return {
    ask,
    cookies: () => [...jar].map((pair) => pair.join("=")).join("; "),
    cookie: (name: string) => jar.get(name) ?? null,
    set: (items: object[], but: object = {}, to = restaurant) =>
      ask("/api/orders/set-costs", { items, type: "dine-in", tableNum: 12, ...but }, to),
    kept: async (to = restaurant) => {
      const { body } = await ask("/api/cart", undefined, to);
      const dishes = body.items.map(({ id, quantity }: { id: number; quantity: number }) => `${quantity}x${id}`);
      return { dishes, version: body.version as number | null };
    },
    signIn: (person: SignedIn) => {
      keep(person.cookie);
      token = person.token;
    },
    signOut: async () => {
      await ask("/api/auth/logout", { accessToken: token });
      token = null;
    },
  };
}
export type Browser = ReturnType<typeof browserOf>;
