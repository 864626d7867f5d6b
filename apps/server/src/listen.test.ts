import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { listen } from "./listen.ts";
import { assertPortFree } from "./port.ts";

const place = { host: "127.0.0.1", port: 0 };
const portOf = (address: string) => Number(new URL(address).port);

test("A server that stops answers what has come in, and takes nothing new.", async () => {
  const { address, finish, close } = await listen(place, async () => {
    await pause(300);
    return new Response("done");
  });
  const asked = fetch(address).then((answer) => answer.text());
  await pause(100);
  const finished = finish(5_000);
  await expect(fetch(address)).rejects.toThrow();
  await finished;
  expect(await asked).toBe("done");
  await close(1_000);
});

test("A stream that does not end is cut when the server closes.", async () => {
  const { address, finish, close } = await listen(place, () => new Response(new ReadableStream()));
  const stream = await fetch(address);
  await finish(5_000);
  const begun = performance.now();
  await close(200);
  expect(performance.now() - begun).toBeLessThan(2_000);
  await expect(stream.text()).rejects.toThrow();
});

test("A port that is taken is refused in one line that says what to do.", async () => {
  const { address, finish, close } = await listen(place, () => new Response());
  const port = portOf(address);
  await expect(assertPortFree({ host: "127.0.0.1", port })).rejects.toThrow(
    `Port ${port} is taken by another program, perhaps a Comptoir that already runs. Stop it, or choose another: PORT=${port + 1} npm start`,
  );
  await finish(0);
  await close(0);
});

test("An address that is not this machine's is refused in one line.", async () => {
  await expect(assertPortFree({ host: "192.0.2.1", port: 0 })).rejects.toThrow(/^HOST: 192\.0\.2\.1 is not an address/);
});

describe("Promise 47: slow clients", () => {
  const timeouts = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };

  test.each([
    ["its headers", "GET / HTTP/1.1\r\nHost: local"],
    ["its body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc"],
  ])("a client that is too slow with %s is disconnected, and the next one is answered.", async (_what, sent) => {
    const read = async (request: Request) => new Response(request.body && (await request.text()));
    const { address, finish, close } = await listen(place, read, timeouts);
    const client = connect(portOf(address), "127.0.0.1");
    client.write(sent);
    const ended = new Promise((resolve) => client.on("close", () => resolve("disconnected")));
    client.on("error", () => undefined);
    client.resume();
    expect(await ended).toBe("disconnected");
    const answered = await fetch(address, { method: "POST", body: "done" });
    expect(await answered.text()).toBe("done");
    await finish(0);
    await close(0);
  });
});
