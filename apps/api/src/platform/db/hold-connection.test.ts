import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { holdConnection } from "./hold-connection.ts";

/** Encodes a message of the PostgreSQL protocol: type letter, length, body. */
function message(letter: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + length.length);
  return Buffer.concat([Buffer.from(letter), length, body]);
}
const WELCOME = message("R", Buffer.alloc(4));
const READY = message("Z", "I");
const DONE = message("C", "SELECT 0\0");
const KILLED = message("E", "SFATAL\0", "VFATAL\0", "C57P01\0", "Mterminating connection\0", "\0");

/** Fake PostgreSQL that sends `greeting` to each connection and `answer` to each query. */
async function speakAs(greeting: Buffer, answer: Buffer): Promise<pg.Pool> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write(greeting);
      socket.on("data", () => socket.write(answer));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const pool = new pg.Pool({ host: "127.0.0.1", port, user: "nobody", database: "none", max: 1 });
  pool.on("error", () => undefined);
  onTestFinished(() => void server.close());
  return pool;
}

it("If PostgreSQL is killed just after its greeting, only the connection's next statement fails", async () => {
  const pool = await speakAs(Buffer.concat([WELCOME, READY, KILLED]), READY);
  const { client, release } = await holdConnection(pool);
  await expect(client.query("select 1")).rejects.toThrow();
  release(true);
});

it("If PostgreSQL is killed just after its last answer, only the connection's next statement fails", async () => {
  const pool = await speakAs(Buffer.concat([WELCOME, READY]), Buffer.concat([DONE, READY, KILLED]));
  const first = await holdConnection(pool);
  first.release();
  // The query uses the pool's only connection, so `holdConnection` gets it in the tick in which the answer
  // arrives.
  const asked = pool.query("select 1");
  const { client, release } = await holdConnection(pool);
  await asked;
  await expect(client.query("select 1")).rejects.toThrow();
  release(true);
});
