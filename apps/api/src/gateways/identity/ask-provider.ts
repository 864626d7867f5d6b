const ANSWER_WITHIN_MS = 5_000;
/** Maximum size of an answer in bytes; real answers are far smaller. */
const ANSWER_BYTES_MAX = 256 * 1024;

export class ProviderUnreachable extends Error {
  override readonly name = "ProviderUnreachable";
}

/** Sends a request to a provider, like `fetch`, and reads the whole answer. */
export type AskProvider = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Creates a `fetch` that is restricted to a provider's own origins, whatever URLs its answers contain. It
 * follows no redirects, and limits the time and size of an answer. promises#promise-40.
 */
export function askProvider(origins: readonly string[], send: AskProvider = fetch): AskProvider {
  return async (url, init) => {
    const { origin, host } = new URL(url);
    if (!origins.includes(origin)) throw new ProviderUnreachable(`${host} is no host of the provider`);
    try {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const answer = await send(url, { ...init, redirect: "manual", signal });
      const text = await readBounded(answer);
      if (answer.status >= 500 || answer.status === 429) throw new Error(`it answered ${answer.status}`);
      const { status, headers } = answer;
      return new Response(text === "" ? null : text, { status, headers });
    } catch (error) {
      throw new ProviderUnreachable(`${host} was not reached`, { cause: error });
    }
  };
}

async function readBounded(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > ANSWER_BYTES_MAX) throw new Error("its answer exceeds the maximum size");
  }
  return text + decoder.decode();
}
