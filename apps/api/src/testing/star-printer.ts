import type { PrinterLanguage } from "@comptoir/printing";
import { readCommands } from "../../../../packages/printing/src/testing/read-commands.ts";
import type { TestApi } from "./test-api.ts";

/** What came out of a printer: its lines of text. */
export type PrintedPaper = { readonly text: string; readonly isCopy: boolean };

/** The answer to a poll, as a printer reads it: the token and the types are there with a job only. */
type PollAnswer = {
  readonly jobReady: boolean;
  readonly jobToken: string;
  readonly mediaTypes: readonly string[];
  readonly deleteMethod: string;
};

/** A Star printer that a test plays, step by step. */
export function aStarPrinter(
  { api }: Pick<TestApi, "api">,
  address: string,
  but: { mac?: string; type?: string } = {},
) {
  const { mac = "00:11:62:00:00:01", type = "application/vnd.star.starprnt" } = but;
  const { pathname } = new URL(address);
  const papers: PrintedPaper[] = [];
  const ask = (method: string, query: Record<string, string>, body?: unknown, signal?: AbortSignal) => {
    const search = new URLSearchParams(query);
    return api.fetch(
      new Request(`http://comptoir.test${pathname}${search.size > 0 ? `?${search}` : ""}`, {
        method,
        ...(signal && { signal }),
        ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      }),
      { clientAddress: "203.0.113.9" },
    );
  };
  const poll = async (statusCode = "200 OK", more: object = {}) => {
    const answer = await ask(
      "POST",
      {},
      { printerMAC: mac, statusCode, status: "23 6 0 0 0 0 0 0 0", clientAction: null, ...more },
    );
    const body = (answer.status === 200 ? await answer.json() : { jobReady: false }) as PollAnswer;
    return { status: answer.status, body };
  };
  const fetchJob = async (token: string | null) => {
    const answer = await ask("GET", { mac, type, ...(token === null ? {} : { token }) });
    if (answer.status !== 200) return { status: answer.status, bytes: null };
    return { status: 200, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const print = (bytes: Uint8Array, language: PrinterLanguage = "star-prnt"): PrintedPaper => {
    const text = readCommands(bytes, language)
      .lines.map((line) => line.text)
      .join("\n");
    const paper = { text, isCopy: /^\s*(?:COPY|COPIE)\s*$/m.test(text) };
    papers.push(paper);
    return paper;
  };
  const end = async (token: string | null, code = "200 OK") =>
    (await ask("DELETE", { mac, code, ...(token === null ? {} : { token }) })).status;
  return {
    mac,
    papers,
    poll,
    fetchJob,
    print,
    end,
    ask,
    /** Polls, fetches, prints and reports, until nothing is ready. Returns the new papers. */
    work: async () => {
      const before = papers.length;
      for (;;) {
        const { body } = await poll();
        if (!body.jobReady) return papers.slice(before);
        const { bytes } = await fetchJob(body.jobToken);
        if (bytes === null) return papers.slice(before);
        print(bytes);
        await end(body.jobToken);
      }
    },
  };
}
