import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { getClientNetwork } from "@/lib/api/client-address";

function call(remoteAddress: string, forwarded?: string) {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["", "unknown"],
])("the connection of %j counts as %s", (address, network) =>
  expect(getClientNetwork(call(address), 0)).toBe(network),
);

test("a header counts only where a proxy is trusted", () => {
  const request = call("10.0.0.1", "203.0.113.7");
  expect(getClientNetwork(request, 0)).toBe("10.0.0.1");
  expect(getClientNetwork(request, 1)).toBe("203.0.113.7");
});

test.each([
  ["198.51.100.1, 203.0.113.7", 1, "203.0.113.7"],
  ["198.51.100.1, 203.0.113.7, 10.0.0.2", 2, "203.0.113.7"],
  ["203.0.113.7:4711", 1, "203.0.113.7"],
  ["[2001:db8:1:2::9]:4711", 1, "2001:db8:1:2::/64"],
  ["nonsense", 1, "10.0.0.1"],
  ["203.0.113.7", 2, "10.0.0.1"],
])("of %j with %i trusted proxies the caller is %s", (forwarded, proxies, network) =>
  expect(getClientNetwork(call("10.0.0.1", forwarded), proxies)).toBe(network),
);
