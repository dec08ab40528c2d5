import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rescueData, saveAccounts } from "@/scripts/lib/rescue.mjs";

const users = [{ localId: "rook", email: "rook@quarry.test" }, { localId: "sable" }];
const config = { signIn: { allowDuplicateEmails: false } };
const metadataFile = "firebase-export-metadata.json";
let folder = "";
let dataDir = "";
const stops: (() => void)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-rescue-"));
  dataDir = join(folder, "data");
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await rm(folder, { recursive: true, force: true });
});

/** Answers like an Auth emulator, with these accounts. @returns its port */
async function serveAuth(): Promise<number> {
  const server = createServer((request, response) => {
    const isOwner = request.headers.authorization === "Bearer owner";
    const path = request.url ?? "";
    const reply = path.includes("accounts:batchGet?maxResults=-1")
      ? { users }
      : path.endsWith("/config")
        ? config
        : { authEmulator: { ready: true } };
    response.statusCode = isOwner || path === "/" ? 200 : 401;
    response.end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** A port at which nothing listens. */
async function findClosedPort(): Promise<number> {
  const port = await serveAuth();
  stops.pop()?.();
  return port;
}

const readJson = async (path: string) => JSON.parse(await readFile(join(dataDir, path), "utf8"));

test("accounts are saved in the form that is imported, where nothing was saved before", async () => {
  expect(await saveAccounts(await serveAuth(), dataDir)).toBe(2);
  expect(await readJson("auth_export/accounts.json")).toEqual({
    kind: "identitytoolkit#DownloadAccountResponse",
    users,
  });
  expect(await readJson("auth_export/config.json")).toEqual(config);
  expect(await readJson(metadataFile)).toMatchObject({ auth: { path: "auth_export" } });
});

test("what was saved of Firestore at the end of the last run stays", async () => {
  await mkdir(join(dataDir, "firestore_export"), { recursive: true });
  await mkdir(join(dataDir, "auth_export"));
  await writeFile(join(dataDir, "auth_export/accounts.json"), "old");
  await writeFile(join(dataDir, "firestore_export/output-0"), "documents");
  const firestore = { version: "1.19.8", path: "firestore_export", metadata_file: "x" };
  await writeFile(join(dataDir, metadataFile), JSON.stringify({ version: "14.27.0", firestore }));

  await saveAccounts(await serveAuth(), dataDir);
  expect(await readJson(metadataFile)).toEqual({
    version: "14.27.0",
    firestore,
    auth: { version: "14.27.0", path: "auth_export" },
  });
  expect(await readFile(join(dataDir, "firestore_export/output-0"), "utf8")).toBe("documents");
  expect((await readJson("auth_export/accounts.json")).users).toEqual(users);
  expect((await readdir(dataDir)).toSorted()).toEqual(["auth_export", metadataFile, "firestore_export"]);
});

test("the end of Firestore is said by its name, with what is lost and what was saved", async () => {
  const ports = { authPort: await serveAuth(), firestorePort: await findClosedPort() };
  const { message, help } = await rescueData(ports, dataDir, "npm run demo");
  expect(message).toMatch(/^The Firestore emulator has ended\..* is lost\. 2 accounts were saved\.$/);
  expect(help).toContain("npm run demo");
});

test("where nothing answers any more, what was saved before is left alone", async () => {
  await mkdir(dataDir);
  await writeFile(join(dataDir, metadataFile), "{}");
  const port = await findClosedPort();
  const { message } = await rescueData({ authPort: port, firestorePort: port }, dataDir, "npm run demo");
  expect(message).toContain("no account was saved");
  expect(await readdir(dataDir)).toEqual([metadataFile]);
});
