import type { openSite } from "./open-venue.ts";

type Site = Pick<Awaited<ReturnType<typeof openSite>>, "ask">;
/** An answer as a visitor sees it: the redirect, or the page without hydration data. */
export type Seen = { readonly status: number; readonly to: string | null; readonly page: string };

const HERE = "http://comptoir.test";

/** Opens a browser without JavaScript, which keeps cookies and submits forms. */
export function openVisitor({ ask }: Site) {
  const jar = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "" || /; Max-Age=0/i.test(set)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const look = async (answer: Response): Promise<Seen> => ({
    status: answer.status,
    to: answer.headers.get("location"),
    page: (await answer.text()).replaceAll(/<script\b[\s\S]*?<\/script>/g, ""),
  });
  return {
    jar,
    go: async (place: string) => look(keep(await ask(place, { headers: { cookie: cookie() } }))),
    submit: async (place: string, fields: Record<string, string>) =>
      look(
        keep(
          await ask(place, {
            method: "POST",
            headers: { cookie: cookie(), origin: HERE, "content-type": "application/x-www-form-urlencoded" },
            body: new URLSearchParams(fields).toString(),
          }),
        ),
      ),
    /** Sends an API call as a page does; a GET when there is no body. */
    call: async (place: string, body?: object, headers: Record<string, string> = {}) => {
      const sent =
        body === undefined
          ? { headers: { cookie: cookie(), ...headers } }
          : {
              method: "POST",
              headers: { cookie: cookie(), origin: HERE, "content-type": "application/json", ...headers },
              body: JSON.stringify(body),
            };
      return keep(await ask(place, sent));
    },
  };
}
export type Visitor = ReturnType<typeof openVisitor>;
