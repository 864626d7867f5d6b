import { type ClientRequest, request } from "node:http";
import { runCommand } from "./comptoir/run-command.ts";
import type { RunningComptoir } from "./comptoir/start-comptoir.ts";

/** A signed-in device of a restaurant's staff. */
export type Device = { readonly token: string; readonly cookie: string };

/** A board that holds its stream. */
export type OpenBoard = {
  /** When each order arrived first, by the clock of `performance.now()`. */
  readonly arrivedAt: ReadonlyMap<string, number>;
  /** The bytes that its connection has received, with the HTTP framing. */
  readonly bytes: () => number;
  readonly close: () => void;
};

/** Signs a device in by a code, as the staff's page does. */
export async function signDeviceIn(comptoir: RunningComptoir, slug: string, name: string): Promise<Device> {
  return signIn(comptoir, await runCommand(comptoir, "staff", "invite", slug, name, "--device"));
}

/** Signs a manager in by a code. */
export async function signManagerIn(comptoir: RunningComptoir, slug: string): Promise<Device> {
  return signIn(comptoir, await runCommand(comptoir, "staff", "invite", slug, "Manager"));
}

async function signIn({ address }: RunningComptoir, invited: string): Promise<Device> {
  const code = invited.trim();
  const answer = await fetch(`${address}/api/auth/login-staff`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code }),
  });
  if (answer.status !== 200) throw new Error(`The benchmark's device is refused (${answer.status}).`);
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return { token, cookie };
}

/** Opens a board's stream from now on; resolves with its first message. */
export async function openBoard({ address }: RunningComptoir, { token, cookie }: Device): Promise<OpenBoard> {
  const headers = { authorization: `Bearer ${token}`, cookie };
  const board = await fetch(`${address}/api/staff/board`, { headers });
  if (board.status !== 200) throw new Error(`The benchmark's board is refused: ${board.status} ${await board.text()}`);
  const { sequence } = (await board.json()) as { sequence: number };
  const arrivedAt = new Map<string, number>();
  const { promise: begun, resolve, reject } = Promise.withResolvers<void>();
  let text = "";
  const stream: ClientRequest = request(
    `${address}/api/staff/board/events?after=${sequence}`,
    { headers, agent: false },
    (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The benchmark's board is refused (${answer.statusCode}).`));
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        const now = performance.now();
        text += chunk;
        const messages = text.split("\n\n");
        text = messages.pop() ?? "";
        for (const message of messages) {
          const data = /^data: (.*)$/m.exec(message)?.[1];
          const { orders = [] } = JSON.parse(data ?? "{}") as { orders?: { id: string }[] };
          for (const { id } of orders) if (!arrivedAt.has(id)) arrivedAt.set(id, now);
        }
        resolve();
      });
    },
  );
  stream.on("error", reject);
  stream.end();
  await begun;
  return { arrivedAt, bytes: () => stream.socket?.bytesRead ?? 0, close: () => void stream.destroy() };
}
