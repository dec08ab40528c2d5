import { generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import { Agent } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAppCheck } from "firebase-admin/app-check";
import { getAuth } from "firebase-admin/auth";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { requireAppCheck } from "@/lib/auth/require-app-check.server";
import { verifyToken } from "@/lib/auth/verify-token.server";
import * as admin from "@/lib/firebase/admin.server";
import { appCheckKeysPath, authKeysPath, keepPublicKeys } from "@/lib/firebase/keep-public-keys.server";
import { toApiError } from "@/lib/http/send-reply.server";

const project = "quarry-keys";
const hour = 60 * 60 * 1000;
const makeKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const first = makeKey();
const second = makeKey();

/** Google's keys as they are now, how many were asked for them, and whether nobody answers. */
const google = { keys: {} as Record<string, string>, asked: 0, isDown: false };
const server = createServer((_request, response) => {
  google.asked += 1;
  response.setHeader("Content-Type", "application/json");
  response.setHeader("Cache-Control", "public, max-age=3600, must-revalidate");
  response.end(JSON.stringify(google.keys));
});

/** Leads every call to the server above, or fails like a machine without a route to Google. */
class Detour extends Agent {
  override createConnection() {
    if (google.isDown) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    return connect((server.address() as AddressInfo).port, "127.0.0.1");
  }
}

const toPem = ({ publicKey }: ReturnType<typeof makeKey>) =>
  publicKey.export({ type: "spki", format: "pem" }).toString();
let counter = 0;
let clock = 0;

/** A token of this project, each another one, so that none is known from before. */
function makeToken({ privateKey }: ReturnType<typeof makeKey>, kid: string): string {
  counter += 1;
  const seconds = Math.floor(Date.now() / 1000);
  const header = { alg: "RS256", kid, typ: "JWT" };
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    ...{ aud: project, sub: `rook-${counter}`, iat: seconds, exp: seconds + 3600, auth_time: seconds },
  };
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${text}.${sign("RSA-SHA256", Buffer.from(text), privateKey).toString("base64url")}`;
}

const verifyFails = async (token: string) => {
  const error = await verifyToken(token).then(
    () => null,
    (thrown: unknown) => toApiError(thrown),
  );
  return error && { status: error.status, retryAfter: error.retryAfter };
};
const unavailable = { status: 503, retryAfter: 5 };
const badToken = { status: 401, retryAfter: undefined };

let app: ReturnType<typeof initializeApp>;

beforeEach(async () => {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", "");
  Object.assign(google, { keys: { one: toPem(first) }, asked: 0, isDown: false });
  clock = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => clock);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  app = initializeApp({ projectId: project, httpAgent: new Detour() }, `keys-${counter}-${clock}`);
  const auth = getAuth(app);
  expect(keepPublicKeys(auth, authKeysPath, () => clock)).toBe(true);
  vi.spyOn(admin, "getAdminAuth").mockResolvedValue(auth);
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await deleteApp(app);
  await new Promise((resolve) => server.close(resolve));
});

describe("without the keys of Google", () => {
  test("a good token is not called bad: the call may be made again", async () => {
    google.isDown = true;
    const token = makeToken(first, "one");
    expect(await verifyFails(token)).toEqual(unavailable);
    google.isDown = false;
    expect(await verifyFails(token)).toBeNull();
  });

  test("an answer that holds no keys is no reason to sign anybody out", async () => {
    google.keys = { error: "backend error" };
    expect(await verifyFails(makeToken(first, "one"))).toEqual(unavailable);
  });

  test("the last good ones hold for a day, and are asked for again half a minute after a failure", async () => {
    expect(await verifyFails(makeToken(first, "one"))).toBeNull();
    google.isDown = true;
    clock += 2 * hour;
    expect(await verifyFails(makeToken(first, "one"))).toBeNull();
    google.isDown = false;
    expect(await verifyFails(makeToken(first, "one"))).toBeNull();
    expect(google.asked).toBe(1);
    clock += 31_000;
    expect(await verifyFails(makeToken(first, "one"))).toBeNull();
    expect(google.asked).toBe(2);
    google.isDown = true;
    clock += 23 * hour;
    expect(await verifyFails(makeToken(first, "one"))).toBeNull();
    clock += 2 * hour;
    expect(await verifyFails(makeToken(first, "one"))).toEqual(unavailable);
  });

  test("a forged token stays refused, and one of a key that is not here yet has to wait", async () => {
    expect(await verifyFails(makeToken(first, "one"))).toBeNull();
    google.isDown = true;
    clock += 2 * hour;
    expect(await verifyFails(makeToken(second, "one"))).toEqual(badToken);
    expect(await verifyFails(makeToken(second, "two"))).toEqual(unavailable);
    Object.assign(google, { isDown: false, keys: { two: toPem(second) } });
    clock += 31_000;
    expect(await verifyFails(makeToken(second, "two"))).toBeNull();
  });

  test("many calls at once ask for them once", async () => {
    const tokens = Array.from({ length: 20 }, () => makeToken(first, "one"));
    expect(await Promise.all(tokens.map(verifyFails))).toEqual(tokens.map(() => null));
    expect(google.asked).toBe(1);
  });

  test("with keys, a token of another key is bad", async () => {
    expect(await verifyFails(makeToken(second, "one"))).toEqual(badToken);
    expect(await verifyFails(makeToken(second, "two"))).toEqual(badToken);
  });

  test("a token of App Check is not called bad either", async () => {
    vi.stubEnv("QUARRY_APP_CHECK", "require");
    vi.spyOn(admin, "getBackend").mockReturnValue("firebase");
    const appCheck = getAppCheck(app);
    expect(keepPublicKeys(appCheck, appCheckKeysPath, () => clock)).toBe(true);
    vi.spyOn(admin, "verifyAppCheckToken").mockImplementation((token) => appCheck.verifyToken(token));
    google.isDown = true;
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      aud: [`projects/${project}`],
      iss: "https://firebaseappcheck.googleapis.com/1",
      sub: "1:2:web:3",
    };
    const text = [
      { alg: "RS256", kid: "one" },
      { ...claims, exp: seconds + 60 },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    const token = `${text}.${sign("RSA-SHA256", Buffer.from(text), first.privateKey).toString("base64url")}`;
    await expect(requireAppCheck(token)).rejects.toMatchObject({ name: "BackendUnavailableError" });
  });
});
