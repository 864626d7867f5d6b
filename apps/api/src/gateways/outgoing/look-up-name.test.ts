import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { lookUpName, nameLookup } from "./look-up-name.ts";

type Found = { readonly code: string | undefined; readonly addresses: readonly { readonly address: string }[] };
const look = (name: string, by = lookUpName) =>
  new Promise<Found>((resolve) => {
    by(name, { all: true }, (error, addresses) => resolve({ code: error?.code, addresses }));
  });

/** A name server that knows `known.test`, answers that `unknown.test` does not exist, and is silent on all others. */
async function aNameServer() {
  const server = createSocket("udp4");
  server.on("message", (query, { port, address }) => {
    const isKnown = query.includes("known", 12) && !query.includes("unknown", 12);
    if (!isKnown && !query.includes("unknown", 12)) return;
    let end = 12;
    while (query[end] !== 0) end += (query[end] ?? 0) + 1;
    const question = Buffer.from(query.subarray(0, end + 5));
    const hasAddress = isKnown && question.readUInt16BE(end + 1) === 1;
    question.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
    question.writeUInt16BE(hasAddress ? 1 : 0, 6);
    question.writeUInt16BE(0, 10);
    const answer = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 7]);
    server.send(hasAddress ? Buffer.concat([question, answer]) : question, port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, "127.0.0.1", resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const resolver = new Resolver({ timeout: 200, tries: 1 });
  resolver.setServers([`127.0.0.1:${(server.address() as unknown as AddressInfo).port}`]);
  return nameLookup(resolver);
}

it("finds a name at once while fifty others hang (partners#addresses)", async () => {
  const by = await aNameServer();
  const silent = Array.from({ length: 50 }, (_, index) => look(`silent-${index}.test`, by));
  const first = await Promise.race([look("known.test", by), ...silent]);
  expect(first).toEqual({ code: undefined, addresses: [{ address: "192.0.2.7", family: 4 }] });
  expect((await Promise.all(silent)).map(({ code }) => code)).toEqual(silent.map(() => "EAI_AGAIN"));
  expect(await look("unknown.test", by)).toEqual({ code: "ENOTFOUND", addresses: [] });
});
