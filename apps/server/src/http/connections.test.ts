import { Socket } from "node:net";
import { expect, test } from "vitest";
import { countConnections } from "./connections.ts";

function aSocket(remoteAddress: string): Socket {
  return Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
}

test("At the total limit the network with the most connections loses one, so that a new client is accepted.", () => {
  const connections = countConnections({ max: 3 });
  const crowd = ["192.0.2.1", "192.0.2.1", "198.51.100.1"].map(aSocket);
  for (const socket of crowd) connections.add(socket);
  const newcomer = aSocket("203.0.113.1");
  connections.add(newcomer);
  expect([...crowd, newcomer].map(({ destroyed }) => destroyed)).toEqual([true, false, false, false]);
  expect(connections.open()).toBe(3);
});

test("A network at its own limit loses an idle connection of its own, never an active one.", () => {
  const connections = countConnections({ ofNetworkMax: 2 });
  const [busy, idle, third, fourth] = ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.1"].map(aSocket) as [
    Socket,
    Socket,
    Socket,
    Socket,
  ];
  connections.add(busy);
  connections.begin(busy);
  connections.add(idle);
  connections.add(third);
  expect([busy.destroyed, idle.destroyed, third.destroyed]).toEqual([false, true, false]);
  connections.begin(third);
  connections.add(fourth);
  expect(fourth.destroyed).toBe(true);
});
