import { expect } from "@playwright/test";
import { openedServer } from "../server/server.ts";

/** A Star printer, played by a test: it asks as CloudPRNT says, prints nothing, and keeps what it was sent. */
export type StarPrinter = {
  /** Reports a status, such as `200 OK` or `410 Paper out`; returns the token of a job that is ready, or null. */
  readonly poll: (status?: string) => Promise<string | null>;
  /** Polls until a job is ready, fetches it, and says how printing it went. Returns its text. */
  readonly print: (outcome?: string) => Promise<string>;
};

type Polled = { readonly jobReady: boolean; readonly jobToken?: string; readonly mediaTypes?: readonly string[] };

/** The type that a mC-Print3 asks for first. */
const STAR_PRNT = "application/vnd.star.starprnt";

/**
 * Makes a printer that asks at an address.
 * @param shown the address that the page of printers shows
 * @param mac the device's own number, by which it is told from others
 */
export function starPrinter(shown: string, mac: string): StarPrinter {
  // The server of a run takes any free port, which it does not know as its public address.
  const address = new URL(new URL(shown).pathname, openedServer().address).href;
  const withQuery = (query: Record<string, string>) => `${address}?${new URLSearchParams({ mac, ...query })}`;
  const ask = async (status: string): Promise<Polled> => {
    const body = { status: "23 6 0 0 0 0 0 0 0", printerMAC: mac, statusCode: encodeURIComponent(status) };
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, printingInProgress: false, clientAction: null }),
    });
    expect(answer.status, "the poll is answered").toBe(200);
    return (await answer.json()) as Polled;
  };
  const poll = async (status = "200 OK") => {
    const { jobReady, jobToken, mediaTypes } = await ask(status);
    if (jobReady) expect(mediaTypes).toContain(STAR_PRNT);
    return jobReady ? (jobToken ?? "") : null;
  };
  return {
    poll,
    print: async (outcome = "200 OK") => {
      let token: string | null = null;
      await expect.poll(async () => (token = await poll()), "a job is ready").not.toBeNull();
      const sent = await fetch(withQuery({ type: STAR_PRNT, token: token ?? "" }));
      expect(sent.status).toBe(200);
      // Windows-1252 has the letters of French where Latin-1 has them.
      const text = Buffer.from(await sent.arrayBuffer()).toString("latin1");
      const told = await fetch(withQuery({ code: outcome, token: token ?? "" }), { method: "DELETE" });
      expect(told.ok, "the outcome is taken").toBe(true);
      return text;
    },
  };
}
