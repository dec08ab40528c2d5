import { describe, expect, test } from "vitest";
import { chooseHost, exposureWarning, isLoopback, siteAddress } from "@/scripts/lib/listen-host.mjs";

const emulator = { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };

describe("the address that a site listens on", () => {
  test("is this machine's own while an Auth emulator is used", () => {
    expect(chooseHost(emulator)).toBe("127.0.0.1");
    expect(chooseHost({ ...emulator, HOST: "" })).toBe("127.0.0.1");
  });

  test("is every address of a real site, as a container needs it", () => {
    expect(chooseHost({})).toBeUndefined();
    expect(chooseHost({ FIREBASE_AUTH_EMULATOR_HOST: "" })).toBeUndefined();
  });

  test("is what HOST says", () => {
    expect(chooseHost({ ...emulator, HOST: "0.0.0.0" })).toBe("0.0.0.0");
    expect(chooseHost({ HOST: "192.0.2.7" })).toBe("192.0.2.7");
  });

  test.each(["127.0.0.1", "127.8.9.1", "::1", "localhost"])("%s is this machine alone", (host) => {
    expect(isLoopback(host)).toBe(true);
    expect(exposureWarning(host, true)).toBeNull();
  });

  test.each(["0.0.0.0", "::", "192.0.2.7", "2001:db8::1", "quarry.test", undefined])(
    "%s can be reached from elsewhere, which is worth a warning where tokens are unsigned",
    (host) => {
      expect(isLoopback(host)).toBe(false);
      expect(exposureWarning(host, true)).toMatch(/^Warning: .*unsigned tokens/);
      expect(exposureWarning(host, false)).toBeNull();
    },
  );

  test.each([
    [undefined, "http://localhost:3000", "http://127.0.0.1:3000"],
    ["0.0.0.0", "http://localhost:3000", "http://127.0.0.1:3000"],
    ["::", "http://localhost:3000", "http://127.0.0.1:3000"],
    ["127.0.0.1", "http://localhost:3000", "http://127.0.0.1:3000"],
    ["192.0.2.7", "http://192.0.2.7:3000", "http://192.0.2.7:3000"],
    ["::1", "http://[::1]:3000", "http://[::1]:3000"],
    ["localhost", "http://localhost:3000", "http://localhost:3000"],
  ])("listening on %s it is found at %s", (host, shown, called) => {
    expect(siteAddress(host, 3000, "localhost")).toBe(shown);
    expect(siteAddress(host, 3000)).toBe(called);
  });
});
