import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { readBody } from "@comptoir/api";
import { timeLimitMs } from "@comptoir/test-kit";
import { describe, expect, test, vi } from "vitest";
import { peerOf } from "./http/unread-answers.ts";
import { listen } from "./listen.ts";
import { assertPortFree } from "./port.ts";

/** Opens a connection that sends `sent`; resolves to the first answer, and to all output once closed. */
function connectTo(address: string, sent: string, localAddress = "127.0.0.1") {
  const socket = connect({ port: portOf(address), host: "127.0.0.1", localAddress });
  socket.on("error", () => undefined);
  let read = "";
  socket.on("data", (piece) => {
    read += String(piece);
  });
  if (sent !== "") socket.write(sent);
  const answered = new Promise<string>((resolve) => socket.once("data", () => resolve(read)));
  const ended = new Promise<string>((resolve) => socket.on("close", () => resolve(read)));
  return { socket, answered, ended };
}

const place = { host: "127.0.0.1", port: 0 };
const portOf = (address: string) => Number(new URL(address).port);

test("A stopping server answers the requests it has received, and accepts no new ones.", async () => {
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

test("An endless stream is cut when the server closes.", async () => {
  const { address, finish, close } = await listen(place, () => new Response(new ReadableStream()));
  const stream = await fetch(address);
  await finish(5_000);
  const begun = performance.now();
  await close(200);
  expect(performance.now() - begun).toBeLessThan(timeLimitMs(2_000));
  await expect(stream.text()).rejects.toThrow();
});

test("A server that is about to stop answers calls, and then closes their connections.", async () => {
  const { address, announceStop, finish, close } = await listen(place, () => new Response("done"));
  expect((await fetch(address)).headers.get("connection")).toBe("keep-alive");
  announceStop();
  const answer = await fetch(address);
  expect([answer.headers.get("connection"), await answer.text()]).toEqual(["close", "done"]);
  await finish(1_000);
  await close(1_000);
});

test("An unchanged resource is answered 304 before any handler, with its headers.", async () => {
  const unchanged = ({ url }: { url?: string | undefined }) => (url === "/known" ? { etag: '"tag"' } : null);
  const { address, close } = await listen(place, () => new Response("fetched"), {}, unchanged);
  const known = await fetch(`${address}/known`);
  expect([known.status, known.headers.get("etag"), await known.text()]).toEqual([304, '"tag"', ""]);
  expect(await (await fetch(`${address}/other`)).text()).toBe("fetched");
  await close(1_000);
});

test("A half-sent body does not delay a stop.", async () => {
  const { address, finish, close } = await listen(place, () => new Response());
  const half = connectTo(address, "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc");
  await pause(100);
  const begun = performance.now();
  await finish(5_000);
  await close(1_000);
  expect(performance.now() - begun).toBeLessThan(2_500);
  await half.ended;
});

test("New connections are accepted while others are busy.", async () => {
  const answered: string[] = [];
  const { address, finish, close } = await listen(place, (request) => {
    answered.push(new URL(request.url).pathname);
    return new Response();
  });
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const kept = Array.from({ length: 20 }, () => connectTo(address, ask("/kept")));
  for (const { socket } of kept) socket.on("data", () => socket.write(ask("/kept")));
  await Promise.all(kept.map((client) => client.answered));
  answered.length = 0;
  const anew = Array.from({ length: 60 }, () => connectTo(address, ask("/new")));
  await Promise.all(anew.map((client) => client.answered));
  // With one accept per tick of the event loop, each of the sixty would wait for as many answers as there are
  // open connections.
  expect(answered.lastIndexOf("/new") - answered.indexOf("/new")).toBeLessThan(400);
  for (const { socket } of [...kept, ...anew]) socket.destroy();
  await finish(0);
  await close(0);
});

test("Pipelined requests of a connection are handled one after the other.", async () => {
  let atWork = 0;
  let mostAtWork = 0;
  const { address, finish, close } = await listen(place, async (request) => {
    atWork += 1;
    mostAtWork = Math.max(mostAtWork, atWork);
    const sent = await request.text();
    await pause(5);
    atWork -= 1;
    return new Response(`answer to ${sent};`);
  });
  const ask = (body: string) => `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n${body}`;
  const client = connectTo(address, ["1", "2", "3", "4"].map(ask).join(""));
  let read = "";
  client.socket.on("data", (piece) => {
    read += String(piece);
  });
  await vi.waitFor(
    () => expect(read.match(/answer to \d/g)).toEqual(["1", "2", "3", "4"].map((n) => `answer to ${n}`)),
    { timeout: 10_000 },
  );
  expect(mostAtWork).toBe(1);
  client.socket.destroy();
  await finish(0);
  await close(0);
});

test("A client that pipelines a hundred requests is disconnected.", async () => {
  let asked = 0;
  const { address, finish, close } = await listen(place, async () => {
    asked += 1;
    await pause(50);
    return new Response();
  });
  await connectTo(address, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(100)).ended;
  expect(asked).toBeLessThan(2);
  await finish(0);
  await close(0);
});

test("A port that is in use is refused in one line for the operator.", async () => {
  const { address, finish, close } = await listen(place, () => new Response());
  const port = portOf(address);
  await expect(assertPortFree({ host: "127.0.0.1", port })).rejects.toThrow(
    `Port ${port} is in use by another program, maybe another Comptoir. Stop it, or choose another port: PORT=${port + 1} npm start`,
  );
  await finish(0);
  await close(0);
});

test("An address of another machine is refused in one line.", async () => {
  await expect(assertPortFree({ host: "192.0.2.1", port: 0 })).rejects.toThrow(/^HOST: 192\.0\.2\.1 is not an address/);
});

test.each(["TRACE", "PROPFIND", "SEARCH"])("%s is not supported: 405 with the supported methods.", async (method) => {
  const { address, finish, close } = await listen(place, () => new Response());
  const answer = await connectTo(address, `${method} / HTTP/1.1\r\nHost: localhost\r\n\r\n`).ended;
  expect(answer).toMatch(/^HTTP\/1\.1 405 [\s\S]*allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n/);
  await finish(0);
  await close(0);
});

test("A client that disconnects within its body causes no request.", async () => {
  let asked = 0;
  const { address, finish, close } = await listen(place, () => {
    asked += 1;
    return new Response();
  });
  const client = connectTo(address, "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc");
  await pause(50);
  client.socket.resetAndDestroy();
  await pause(50);
  expect(asked).toBe(0);
  await finish(0);
  await close(0);
});

test("A body above the size limit is passed on as too large, with or without a length.", async () => {
  const read = async (request: Request) => Response.json(await readBody(request, 10));
  const { address, finish, close } = await listen(place, read, { bytesMax: 10 });
  const inPieces = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("0123456789abcdef"));
      controller.close();
    },
  });
  for (const body of ["0123456789abcdef", inPieces]) {
    const answer = await fetch(address, { method: "POST", body, duplex: "half" } as RequestInit);
    expect(await answer.json()).toBeNull();
  }
  expect(await (await fetch(address, { method: "POST", body: "0123456789" })).json()).not.toBeNull();
  await finish(0);
  await close(0);
});

describe("Promise 49: one address", () => {
  const half = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc";
  const read = async (request: Request) => new Response(await request.text());

  test("has a limit of bodies in progress; complete ones are answered all the same.", async () => {
    const { address, bodies, finish, close } = await listen(place, read, { ofNetworkMax: 5, max: 100 });
    const slow = Array.from({ length: 8 }, () => connectTo(address, half));
    await vi.waitFor(() => expect(bodies.count()).toBe(5), { timeout: 10_000 });
    const refused = await Promise.race(slow.map(({ ended }) => ended));
    expect(refused).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 1\r\n/);
    // Connects from another network address of this machine.
    const other = connectTo(address, `${half}${"d".repeat(97)}`, "127.0.0.2");
    expect(await Promise.race([other.answered, pause(2_000)])).toMatch(/^HTTP\/1\.1 200/);
    for (const { socket } of [...slow, other]) socket.destroy();
    await finish(0);
    await close(0);
  });

  test("is disconnected if it sends a body in chunks of a byte, before they are buffered.", async () => {
    const { address, bodies, finish, close } = await listen(place, read);
    const post = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
    const usual = connectTo(address, `${post}${"4\r\nabcd\r\n".repeat(500)}0\r\n\r\n`);
    expect(await usual.answered).toMatch(/^HTTP\/1\.1 200/);
    const greedy = connectTo(address, `${post}${"1\r\na\r\n".repeat(2_000)}`);
    expect(await greedy.ended).toBe("");
    expect(bodies.count()).toBe(0);
    usual.socket.destroy();
    await finish(0);
    await close(0);
  });

  test("loses its oldest half-sent body at the total limit.", async () => {
    const { address, bodies, finish, close } = await listen(place, read, { ofNetworkMax: 100, max: 5 });
    const slow = Array.from({ length: 5 }, () => connectTo(address, half));
    await vi.waitFor(() => expect(bodies.count()).toBe(5), { timeout: 10_000 });
    const other = connectTo(address, half, "127.0.0.2");
    expect(await Promise.race(slow.map(({ ended }) => ended))).toMatch(/^HTTP\/1\.1 503/);
    other.socket.write("d".repeat(97));
    expect(await other.answered).toMatch(/^HTTP\/1\.1 200/);
    for (const { socket } of [...slow, other]) socket.destroy();
    await finish(0);
    await close(0);
  });

  test("has a limit of connections; a new one closes the one that has been idle longest.", async () => {
    const { address, connections, finish, close } = await listen(place, read, { connectionsOfNetworkMax: 5 });
    const kept = Array.from({ length: 5 }, () => connectTo(address, ""));
    await vi.waitFor(() => expect(connections.open()).toBe(5), { timeout: 10_000 });
    const newest = connectTo(address, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    expect(await newest.answered).toMatch(/^HTTP\/1\.1 200/);
    await Promise.race(kept.map(({ ended }) => ended));
    expect(connections.open()).toBe(5);
    for (const { socket } of [...kept, newest]) socket.destroy();
    await finish(0);
    await close(0);
  });
});

describe("Promise 47: slow clients", () => {
  const timeouts = { headersTimeout: 300, requestTimeout: 6_000, connectionsCheckingInterval: 50, withinMs: 400 };

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

describe("Promise 49: clients that do not read", () => {
  /** Body larger than the kernel's socket buffers. */
  const LONG = new Uint8Array(8 * 1024 * 1024);
  const ASK = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const QUICK = { connectionsCheckingInterval: 50, unreadMs: 2_000, unreadOfNetworkMax: 1024 ** 3 };
  /** Connects a client that sends a request and never reads the answer. */
  const leaveUnread = (address: string, asked = ASK, localAddress = "127.0.0.1") => {
    const socket = connect({ port: portOf(address), host: "127.0.0.1", localAddress });
    socket.on("error", () => undefined);
    socket.write(asked);
    return socket;
  };

  test.each([
    ["one answer that is longer than the kernel takes", ASK, LONG],
    ["answers that the kernel has taken whole", ASK.repeat(8), LONG.subarray(0, 512 * 1024)],
  ])("are disconnected after a timeout, with %s; a client that reads slowly is not", async (_, asked, body) => {
    // Longer than a busy machine may stand still: what is not read meanwhile is not the client's.
    const patient = { ...QUICK, unreadMs: 5_000 };
    const { address, connections, finish, close } = await listen(place, () => new Response(body), patient);
    const deaf = leaveUnread(address, asked);
    await vi.waitFor(() => expect(connections.open()).toBe(1));
    const slow = connect({ port: portOf(address), host: "127.0.0.1" });
    slow.write(ASK);
    slow.on("data", () => {
      slow.pause();
      setTimeout(() => slow.resume(), 20);
    });
    slow.on("error", () => undefined);
    await vi.waitFor(() => expect(connections.open()).toBe(2));
    await vi.waitFor(() => expect(connections.open()).toBe(1), { timeout: 20_000 });
    await pause(500);
    expect(slow.destroyed).toBe(false);
    deaf.destroy();
    slow.destroy();
    await finish(1_000);
    await close(1_000);
  });

  test("of one network are disconnected above its limit of unread bytes; those of another network are not", async () => {
    const limits = { ...QUICK, unreadMs: 60_000, unreadOfNetworkMax: 20 * 1024 * 1024 };
    let asked = 0;
    const answer = () => {
      asked += 1;
      return new Response(LONG);
    };
    const { address, connections, finish, close } = await listen(place, answer, limits);
    const sockets = ["127.0.0.9", "127.0.0.9", "127.0.0.9", "127.0.0.8"].map((from) => leaveUnread(address, ASK, from));
    await vi.waitFor(() => expect(asked).toBe(4), { timeout: 5_000 });
    // One or two of the three connections are closed: how much the kernel buffers varies.
    await vi.waitFor(() => expect(connections.open()).toBeLessThan(4), { timeout: 5_000 });
    await pause(300);
    expect([2, 3]).toContain(connections.open());
    for (const socket of sockets) socket.destroy();
    await finish(1_000);
    await close(1_000);
  });
});

test("A peer is formatted as in the kernel's connection table.", () => {
  expect(peerOf({ remoteAddress: "127.0.0.9", remotePort: 3107 })).toBe("0900007F:0C23");
  expect(peerOf({ remoteAddress: "::ffff:10.0.0.1", remotePort: 80 })).toBe("0000000000000000FFFF00000100000A:0050");
  expect(peerOf({ remoteAddress: "2001:db8::1", remotePort: 443 })).toBe("B80D0120000000000000000001000000:01BB");
});
