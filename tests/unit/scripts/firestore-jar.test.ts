import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { launcherManifest, newestJar } from "@/scripts/lib/firestore-jar.mjs";
import { crc32, zipOneFile } from "@/scripts/lib/zip.mjs";

/** Reads an archive from its end, by the offsets of PKWARE's APPNOTE 4.3. */
function readZip(zip: Buffer) {
  const end = zip.lastIndexOf("PK\x05\x06", undefined, "latin1");
  expect(zip.length - end, "an end record without a comment").toBe(22);
  const entries = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const found = [];
  for (let entry = 0; entry < entries; entry += 1) {
    expect(zip.toString("latin1", at, at + 4)).toBe("PK\x01\x02");
    const [packed, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    expect(zip.toString("latin1", local, local + 4)).toBe("PK\x03\x04");
    expect(zip.subarray(local + 4, local + 30), "both headers agree").toEqual(zip.subarray(at + 6, at + 32));
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    expect(packed, "not compressed").toBe(size);
    found.push({
      name,
      method: zip.readUInt16LE(at + 10),
      content: zip.toString("utf8", data, data + size),
      checksum: zip.readUInt32LE(at + 16),
    });
    at += 46 + nameLength;
  }
  expect(at, "the directory ends where the end record begins").toBe(end);
  return found;
}

describe("the launcher of the Firestore emulator", () => {
  const url = `file:///opt/${"deep/".repeat(40)}cloud-firestore-emulator.jar`;

  test("has no line longer than a manifest may have", () => {
    for (const line of launcherManifest(url).split("\r\n")) expect(line.length).toBeLessThanOrEqual(72);
  });

  test("names the jar and the main class once its lines are joined again", () => {
    const manifest = launcherManifest(url);
    expect(manifest.endsWith("\r\n\r\n")).toBe(true);
    expect(manifest.replaceAll("\r\n ", "").trimEnd().split("\r\n")).toEqual([
      "Manifest-Version: 1.0",
      "Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore",
      `Class-Path: ${url}`,
    ]);
  });
});

describe("a zip of one file", () => {
  test("has the checksum that the format's own example gives", () => {
    expect(crc32(Buffer.from("123456789"))).toBe(0xcbf43926);
  });

  test("is found through its directory, as programs read it", () => {
    const content = "first line\r\nsecond line, é\r\n";
    expect(readZip(zipOneFile("META-INF/MANIFEST.MF", content))).toEqual([
      { name: "META-INF/MANIFEST.MF", method: 0, content, checksum: crc32(Buffer.from(content)) },
    ]);
  });

  test("has the same bytes each time", () => {
    expect(zipOneFile("a", "b")).toEqual(zipOneFile("a", "b"));
  });
});

describe("the cache of firebase-tools", () => {
  test("gives its newest emulator, by number and not by letter", () => {
    const names = [
      "cloud-firestore-emulator-v1.9.9.jar",
      "cloud-firestore-emulator-v1.19.8.jar",
      "ui-v1.14.0.zip",
    ];
    expect(newestJar(names)).toBe("cloud-firestore-emulator-v1.19.8.jar");
  });

  test("gives nothing where there is none", () => {
    expect(newestJar(["pubsub-emulator-0.8.14", "cloud-firestore-emulator-v1.19.8.jar.part"])).toBeNull();
  });
});

test("what goes ahead of firebase-tools reaches the library that compiles the Auth emulator's schemas", () => {
  const script = `
    const exegesis = require("exegesis-express");
    let given;
    exegesis.middleware = (_, options) => { given = options; };
    require("./scripts/lib/lazy-auth-schemas.cjs");
    exegesis.middleware({}, { controllers: {} });
    console.log(JSON.stringify(given));`;
  const said = execFileSync(process.execPath, ["-e", script], { encoding: "utf8" });
  expect(JSON.parse(said)).toEqual({ controllers: {}, lazyCompileValidationSchemas: true });
  const read = (path: string) => readFileSync(`node_modules/${path}`, "utf8");
  expect(read("firebase-tools/lib/emulator/auth/server.js")).toContain("exegesisExpress.middleware(");
  expect(read("exegesis/lib/options.js")).toContain("lazyCompileValidationSchemas");
});
