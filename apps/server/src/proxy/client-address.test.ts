import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AddressRange, formatNetwork, parseAddress, parseAddressRange } from "./address.ts";
import { clientAddress } from "./client-address.ts";

const ranges = (...texts: string[]) => texts.map((text) => parseAddressRange(text) as AddressRange);
const PROXIES = ranges("127.0.0.1", "10.0.0.0/8", "fd00::/8");
const ask = (peer: string, forwardedFor?: string, trusted = PROXIES) => clientAddress(peer, forwardedFor, trusted);

describe("The client's address", () => {
  test("is the connection's if no proxy is trusted, whatever X-Forwarded-For says.", () => {
    expect(ask("203.0.113.9", "198.51.100.1", [])).toBe("203.0.113.9");
    expect(ask("203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
    expect(ask("127.0.0.1", "198.51.100.1", [])).toBe("127.0.0.1");
  });

  test("is the one that a trusted proxy sends.", () => {
    expect(ask("127.0.0.1", "198.51.100.1")).toBe("198.51.100.1");
    expect(ask("::ffff:127.0.0.1", "198.51.100.1")).toBe("198.51.100.1");
    expect(ask("127.0.0.1", "198.51.100.1:51234")).toBe("198.51.100.1");
    expect(ask("fd00::7", "[2001:db8:0:5::1]:51234")).toBe("2001:db8:0:5::/64");
  });

  test("is the last one that is not a trusted proxy; entries before it, which the visitor may have written, are ignored.", () => {
    expect(ask("127.0.0.1", "192.0.2.66, 198.51.100.1, 10.1.2.3")).toBe("198.51.100.1");
    expect(ask("127.0.0.1", "<script>, unknown, 198.51.100.1")).toBe("198.51.100.1");
  });

  test("is the first one if all are trusted proxies, and the proxy's own without a header.", () => {
    expect(ask("127.0.0.1", "10.9.9.9, 10.1.2.3")).toBe("10.9.9.9");
    expect(ask("127.0.0.1")).toBe("127.0.0.1");
    expect(ask("127.0.0.1", " ")).toBe("127.0.0.1");
  });

  test.each(["unknown", "198.51.100.1.5", "_hidden", "198.51.100.1,", "[::1", "1:2:3", "198.51.100.1, x, 10.0.0.1"])(
    "is the proxy's own if the proxy sends an invalid address: %j.",
    (written) => expect(ask("127.0.0.1", written)).toBe("127.0.0.1"),
  );

  test("is the /64 network for IPv6, and the IPv4 address for an IPv4-mapped one.", () => {
    expect(ask("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(ask("2001:0DB8:1:2::")).toBe("2001:db8:1:2::/64");
    expect(ask("2001:db8:1:3::")).not.toBe(ask("2001:db8:1:2::"));
    expect(ask("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
    expect(ask("::1")).toBe("0:0:0:0::/64");
    for (const mapped of ["::ffff:203.0.113.9", "::FFFF:cb00:7109", "0:0:0:0:0:ffff:203.0.113.9"])
      expect(ask(mapped)).toBe("203.0.113.9");
  });

  test("is unknown for a closed connection.", () => {
    expect(clientAddress(undefined, "198.51.100.1", PROXIES)).toBe("gone");
  });

  const anyEntry = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.constantFrom("10.0.0.1", "127.0.0.1", ""));
  const anyHeader = fc.array(anyEntry, { maxLength: 8 }).map((entries) => entries.join(","));

  test("cannot be changed by a header of an untrusted peer.", () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), anyHeader, (peer, header) => {
        expect(ask(peer, header, [])).toBe(ask(peer, undefined, []));
      }),
    );
  });

  test("cannot be changed by what a visitor writes before the proxy's entry.", () => {
    fc.assert(
      fc.property(anyHeader, (header) => {
        expect(ask("10.0.0.1", `${header}, 198.51.100.1, 10.4.4.4`)).toBe("198.51.100.1");
      }),
    );
  });

  test("is always an address or a /64 network, of limited length.", () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), anyHeader, (peer, header) => {
        expect(ask(peer, header, ranges("0.0.0.0/1", "128.0.0.0/1", "::/1"))).toMatch(
          /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){3}::\/64)$/,
        );
      }),
    );
  });
});

describe("An address", () => {
  test("is the same in each of its notations.", () => {
    fc.assert(
      fc.property(fc.ipV6(), (text) => {
        expect(parseAddress(text.toUpperCase())).toEqual(parseAddress(text));
        expect(parseAddress(new URL(`http://[${text}]`).hostname.slice(1, -1))).toEqual(parseAddress(text));
      }),
    );
  });

  test("of IPv4 keeps its notation.", () => {
    fc.assert(
      fc.property(fc.ipV4(), (text) => {
        const address = parseAddress(text);
        expect(address && formatNetwork(address)).toBe(text);
      }),
    );
  });

  test("is within a range in IPv4, or in IPv4-mapped notation.", () => {
    for (const range of ["10.0.0.0/8", "::ffff:10.0.0.0/104", "10.200.0.1"])
      expect(ask("10.200.0.1", "198.51.100.1", ranges(range))).toBe("198.51.100.1");
    expect(ask("11.0.0.1", "198.51.100.1", ranges("10.0.0.0/8"))).toBe("11.0.0.1");
    expect(parseAddressRange("::ffff:10.0.0.0/90")).toBeNull();
  });
});
