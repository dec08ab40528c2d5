import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { getClientNetwork, proxies, readProxy } from "@/lib/api/client-address";
import { validateEnvironment } from "@/lib/site/validate-environment.server";

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
  expect(getClientNetwork(call(address), "none")).toBe(network),
);

/** The address from which each host's proxies connect to the server. */
const peers = { "cloud-run": "169.254.169.126", "cloud-cdn": "169.254.169.126", nginx: "127.0.0.1" } as const;

/** What arrives: `caller` is who connected to the host's outermost proxy, `sent` what they wrote themselves. */
const chains = {
  "cloud-run": (sent: string, caller: string) => `${sent}${caller}`,
  "cloud-cdn": (sent: string, caller: string) => `${sent}${caller},34.117.59.81`,
  nginx: (sent: string, caller: string) => `${sent}${caller}`,
} as const;

describe.each(["cloud-run", "cloud-cdn", "nginx"] as const)("behind %s", (proxy) => {
  const read = (sent: string, caller: string) =>
    getClientNetwork(call(peers[proxy], chains[proxy](sent, caller)), proxy);

  test("callers are told apart, IPv6 by household", () => {
    expect(read("", "203.0.113.7")).toBe("203.0.113.7");
    expect(read("", "203.0.113.8")).toBe("203.0.113.8");
    expect(read("", "2001:db8:1:2::9")).toBe("2001:db8:1:2::/64");
  });

  test.each([
    "198.51.100.1, ",
    "198.51.100.1, 198.51.100.2, 198.51.100.3, ",
    "10.0.0.1,34.117.59.81, ",
    "unknown, , ,",
    `${"198.51.100.1, ".repeat(200)}`,
  ])("nobody becomes another one by writing %j", (sent) => {
    expect(read(sent, "203.0.113.7")).toBe("203.0.113.7");
  });

  test("a header that says nothing leaves the connection", () => {
    for (const forwarded of [undefined, "", "nonsense", "nonsense, nonsense"]) {
      expect(getClientNetwork(call(peers[proxy], forwarded), proxy)).toBe(peers[proxy]);
    }
  });
});

test("with nothing in front the header counts for nothing", () => {
  expect(getClientNetwork(call("203.0.113.7", "198.51.100.1"), "none")).toBe("203.0.113.7");
});

test.each([
  ["203.0.113.7:4711", "203.0.113.7"],
  ["[2001:db8:1:2::9]:4711", "2001:db8:1:2::/64"],
])("a port behind the address %s is no part of it", (forwarded, network) =>
  expect(getClientNetwork(call("10.0.0.1", forwarded), "nginx")).toBe(network),
);

describe("what is in front", () => {
  test("is what the setting names, and on Cloud Run known without it", () => {
    expect(readProxy({})).toBe("none");
    expect(readProxy({ QUARRY_PROXY: "" })).toBe("none");
    expect(readProxy({ K_SERVICE: "quarry" })).toBe("cloud-run");
    expect(readProxy({ K_SERVICE: "quarry", QUARRY_PROXY: "cloud-cdn" })).toBe("cloud-cdn");
  });

  test("has a name that is checked at the start", () => {
    for (const proxy of Object.keys(proxies))
      expect(() => validateEnvironment({ QUARRY_PROXY: proxy })).not.toThrow();
    expect(() => validateEnvironment({ QUARRY_PROXY: "1" })).toThrow("QUARRY_PROXY: must be none, cloud-run");
    expect(() => validateEnvironment({ QUARRY_TRUSTED_PROXIES: "1" })).toThrow("is QUARRY_PROXY now");
  });
});
