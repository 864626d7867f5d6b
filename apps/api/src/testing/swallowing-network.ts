import type { AddressInfo, NetConnectOpts } from "node:net";
import { createServer, connect as dial, type Socket } from "node:net";

/** A proxy to a database that can stall all traffic without closing connections. */
export type SwallowingNetwork = {
  readonly url: string;
  readonly swallow: () => void;
  /** Resumes the traffic; stalled data arrives late. */
  readonly carry: () => void;
  readonly close: () => Promise<void>;
};

export async function openStallingProxy(databaseUrl: string): Promise<SwallowingNetwork> {
  const target = targetOf(new URL(databaseUrl));
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on("data", (data) => other.write(data));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
    if (isSwallowing) socket.pause();
  };
  const server = createServer((near) => {
    const far = dial(target);
    keep(near, far);
    keep(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: "127.0.0.1", port: String(port) }).href,
    swallow() {
      isSwallowing = true;
      for (const socket of sockets) socket.pause();
    },
    carry() {
      isSwallowing = false;
      for (const socket of sockets) socket.resume();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Returns the port of a database, or the socket in its URL's folder. */
function targetOf({ hostname, port }: URL): NetConnectOpts {
  const host = decodeURIComponent(hostname);
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port) };
}
