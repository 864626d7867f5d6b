import { readCommands } from "../../../../packages/printing/src/testing/read-commands.ts";
import type { PrintedPaper } from "./star-printer.ts";
import type { TestApi } from "./test-api.ts";

/** An Epson printer that a test plays, step by step. */
export function anEpsonPrinter({ api }: Pick<TestApi, "api">, address: string, id = "kitchen-1") {
  const { pathname } = new URL(address);
  const papers: PrintedPaper[] = [];
  const send = async (form: Record<string, string>) => {
    const answer = await api.fetch(
      new Request(`http://comptoir.test${pathname}`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ ...form, ID: id }).toString(),
      }),
      { clientAddress: "203.0.113.10" },
    );
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  };
  const get = async () => {
    const { status, type, text } = await send({ ConnectionType: "GetRequest" });
    const token = /<printjobid>([\w.-]{1,30})<\/printjobid>/.exec(text)?.[1] ?? null;
    const hex = /<command>([0-9a-f]+)<\/command>/.exec(text)?.[1] ?? "";
    return { status, type, text, token, bytes: Buffer.from(hex, "hex") };
  };
  const print = (bytes: Uint8Array): PrintedPaper => {
    const text = readCommands(bytes, "esc-pos")
      .lines.map((line) => line.text)
      .join("\n");
    const paper = { text, isCopy: /^\s*(?:COPY|COPIE)\s*$/m.test(text) };
    papers.push(paper);
    return paper;
  };
  const end = (token: string | null, { success = true, code = "" }: { success?: boolean; code?: string } = {}) =>
    send({
      ConnectionType: "SetResponse",
      ResponseFile: [
        '<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid>',
        `<printjobid>${token}</printjobid></Parameter><PrintResponse>`,
        `<response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${success}" code="${code}" status="${success ? 251658262 : 0}" battery="0"/>`,
        "</PrintResponse></ePOSPrint></PrintResponseInfo>",
      ].join(""),
    });
  return {
    papers,
    send,
    get,
    print,
    end,
    status: (bits: string) =>
      send({
        ConnectionType: "SetStatus",
        Status: `<?xml version="1.0"?><statusmonitor Version="1.00"><printerstatus devicename="local_printer" asbstatus = "${bits}"/></statusmonitor>`,
      }),
    /** Asks, prints and reports, until nothing comes. Returns the new papers. */
    work: async () => {
      const before = papers.length;
      for (;;) {
        const { token, bytes } = await get();
        if (token === null) return papers.slice(before);
        print(bytes);
        await end(token);
      }
    },
  };
}
