import { BlockList, isIP, isIPv6 } from "node:net";
import { lookUpName } from "../outgoing/look-up-name.ts";
import { leadsToRefusedAddress, type OutgoingNetwork } from "../outgoing/public-address.ts";

/** The port at which receipt printers take bytes. */
export const PRINTER_PORT = 9_100;
/** Print servers with several printers use the ports after it. Other ports belong to other services. */
const PRINTER_PORTS = 10;
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
/** Where clouds answer with secrets of the server, in any spelling; never a printer. promises#promise-40. */
const METADATA = new BlockList();
for (const address of ["169.254.169.254", "169.254.170.2", "100.100.100.200"]) METADATA.addAddress(address, "ipv4");
METADATA.addAddress("fd00:ec2::254", "ipv6");

/** Which printers the server may connect to. printing#tcp. */
export type PrinterNetwork = OutgoingNetwork & { readonly isOn: boolean; readonly isPort: (port: number) => boolean };

/** Why an address cannot be a printer's. */
export type HostFault = "host-not-allowed" | "printer-port";

/** A range of addresses, as of the setting PRINTER_NETWORK. */
export type PrinterRange = { readonly network: string; readonly prefix: number };

/** Opens the network of the ranges that the setting PRINTER_NETWORK allows; without one, no printer is connected to. */
export function openPrinterNetwork(ranges: readonly PrinterRange[]): PrinterNetwork {
  const allowed = new BlockList();
  for (const { network, prefix } of ranges) allowed.addSubnet(network, prefix, isIPv6(network) ? "ipv6" : "ipv4");
  return {
    resolve: lookUpName,
    isOn: ranges.length > 0,
    isAllowed: (address) => {
      const family = isIPv6(address) ? "ipv6" : "ipv4";
      return !METADATA.check(address, family) && allowed.check(address, family);
    },
    isPort: (port) => port >= PRINTER_PORT && port < PRINTER_PORT + PRINTER_PORTS,
  };
}

export const NO_PRINTER_NETWORK = openPrinterNetwork([]);

/** Checks the host of a printer by its text and by a look-up. An unknown name passes: it may be set up later. printing#tcp. */
export async function checkPrinterHost(host: string, network: PrinterNetwork): Promise<HostFault | null> {
  if (isIP(host) !== 0) return network.isAllowed(host) ? null : "host-not-allowed";
  // A number such as 2130706433 or 0x7f.1 is an address in disguise.
  if (!HOST_NAME.test(host) || /^(?:0x[0-9a-f]*|\d+)$/i.test(host.split(".").at(-1) ?? "")) return "host-not-allowed";
  return (await leadsToRefusedAddress(host, network)) ? "host-not-allowed" : null;
}
