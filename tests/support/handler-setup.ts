import { afterEach, beforeEach, vi } from "vitest";
import { z } from "zod";
import * as dependencies from "@/lib/api/create-dependencies.server";
import * as accounts from "@/lib/auth/confirm-account.server";
import * as tokens from "@/lib/auth/verify-token.server";
import { ApiError } from "@/lib/http/api-error";
import { createInProcessDb } from "./in-process-db";
import { serveHandler } from "./serve-handler";

const signedInAt = new Date();
const hasSecondFactor = false;
/** Who calls, by the name of a token. */
export const people: Record<string, tokens.TokenHolder> = {
  "user-token": { uid: "rook", admin: false, creator: false, signedInAt, hasSecondFactor },
  "creator-token": { uid: "sable", admin: false, creator: true, signedInAt, hasSecondFactor },
  "admin-token": { uid: "alma", admin: true, creator: true, signedInAt, hasSecondFactor },
  "second-factor-token": { uid: "alma", admin: true, creator: true, signedInAt, hasSecondFactor: true },
  "old-token": {
    ...{ uid: "crow", admin: false, creator: false, hasSecondFactor },
    signedInAt: new Date(Date.now() - 3_600_000),
  },
};

/** What most endpoints of these tests reply. */
export const okResponse = z.object({ message: z.string() });
export const ok = async () => ({ message: "OK" });

/** The headers of a caller, by the name of a token. */
export const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

export async function readReply(reply: Response): Promise<Record<string, unknown>> {
  return z.record(z.string(), z.unknown()).parse(await reply.json());
}

/** Prepares a file of tests that call endpoints over HTTP, with accounts of its own and an empty store. */
export function setUpHandlers() {
  let stop: (() => Promise<void>) | undefined;
  let errors: ReturnType<typeof vi.spyOn> | undefined;

  beforeEach(() => {
    errors = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(tokens, "verifyToken").mockImplementation(async (token) => {
      const person = people[token];
      if (!person) throw new ApiError(401, "The ID token is not valid.", { code: "unauthenticated" });
      return person;
    });
    vi.spyOn(accounts, "confirmAccount").mockResolvedValue({
      displayName: null,
      photoURL: null,
      isVerified: true,
    });
    const db = createInProcessDb();
    vi.spyOn(dependencies, "createSystemDependencies").mockResolvedValue({ db, now: () => new Date() });
  });

  afterEach(async () => {
    await stop?.();
    stop = undefined;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  return {
    /** @returns where the endpoint answers until the test ends */
    async serve(handler: Parameters<typeof serveHandler>[0]): Promise<string> {
      const served = await serveHandler(handler);
      stop = served.stop;
      return served.url;
    },
    /** What the server logs as errors. */
    getErrors() {
      if (!errors) throw new Error("Only inside a test.");
      return errors;
    },
  };
}
