import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { launcherManifest, newestJar } from "@/scripts/lib/firestore-jar.mjs";
import { crc32, zipOneFile } from "@/scripts/lib/zip.mjs";

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), "quarry-zip-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the launcher of the Firestore emulator", () => {
  const url = `file:///opt/${"deep/".repeat(40)}cloud-firestore-emulator.jar`;

  it("has no line longer than a manifest may have", () => {
    for (const line of launcherManifest(url).split("\r\n")) expect(line.length).toBeLessThanOrEqual(72);
  });

  it("names the jar and the main class once its lines are joined again", () => {
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
  it("has the checksum that the format's own example gives", () => {
    expect(crc32(Buffer.from("123456789"))).toBe(0xcbf43926);
  });

  it("is read back by another program, checksum and all", async () => {
    const file = join(folder, "one.zip");
    const content = "first line\r\nsecond line, é\r\n";
    await writeFile(file, zipOneFile("META-INF/MANIFEST.MF", content));
    const script = "import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\n";
    const read = `${script}for n in z.namelist(): sys.stdout.buffer.write(n.encode() + b'\\n' + z.read(n))`;
    const { stdout } = await run("python3", ["-c", read, file]);
    expect(stdout).toBe(`META-INF/MANIFEST.MF\n${content}`);
  });

  it("has the same bytes each time", () => {
    expect(zipOneFile("a", "b")).toEqual(zipOneFile("a", "b"));
  });
});

describe("the cache of firebase-tools", () => {
  it("gives its newest emulator, by number and not by letter", () => {
    const names = [
      "cloud-firestore-emulator-v1.9.9.jar",
      "cloud-firestore-emulator-v1.19.8.jar",
      "ui-v1.14.0.zip",
    ];
    expect(newestJar(names)).toBe("cloud-firestore-emulator-v1.19.8.jar");
  });

  it("gives nothing where there is none", () => {
    expect(newestJar(["pubsub-emulator-0.8.14", "cloud-firestore-emulator-v1.19.8.jar.part"])).toBeNull();
  });
});
