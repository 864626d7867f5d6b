import type { Caller } from "@comptoir/contract/client";

/** Where the evening is played: an API in the same process, or a running server. */
export type Site = Pick<Caller, "fetch" | "origin"> & { readonly restaurantId: string };

/** Returns a caller that keeps its cookies, as a browser does. */
export function newVisitor({ fetch, origin, restaurantId }: Site): Caller {
  const cookies = new Map<string, string>();
  return {
    origin,
    restaurantId,
    locale: "en-CA",
    fetch: async (request) => {
      if (cookies.size > 0)
        request.headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      const response = await fetch(request);
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  };
}

/** Returns a call's answer. A refusal throws: it is a mistake of the demonstration, or a server that has stopped. */
export async function answerOf<Answer>(
  what: string,
  asked: Promise<
    | { readonly ok: true; readonly answer: Answer }
    | { readonly ok: false; readonly status: number; readonly error: unknown }
  >,
): Promise<Answer> {
  const result = await asked;
  if (result.ok) return result.answer;
  throw new EveningRefusal(what, result.status, result.error);
}

/** A refused call. `status` is 0 if the server did not answer. */
export class EveningRefusal extends Error {
  override name = "EveningRefusal";
  readonly status: number;
  constructor(what: string, status: number, error: unknown) {
    super(`${what}: ${status === 0 ? "no answer" : `${status} ${JSON.stringify(error)}`}`);
    this.status = status;
  }
}

/** Returns null if the call was refused, as for a closed restaurant. A server that does not answer throws. */
export async function orUnlessRefused<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof EveningRefusal && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}
