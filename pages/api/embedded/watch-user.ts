import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError } from "@/lib/api/errors";
import { sendError } from "@/lib/api/send.server";
import { confirmAccount } from "@/lib/auth/confirm-account.server";
import { readToken, verifyToken } from "@/lib/auth/verify-token.server";
import { getDb } from "@/lib/firebase/admin.server";
import { embeddedOnly } from "@/lib/firebase/embedded-only.server";
import { streamUser } from "@/lib/firebase/embedded-watch.server";

export const config = { api: { bodyParser: false } };

/** One's own `users/{uid}`, live: what the Firestore SDK does in the browser on the other backends. */
export default embeddedOnly("anyone", async (request: IncomingMessage, response: ServerResponse) => {
  try {
    if (request.method !== "GET") {
      response.setHeader("Allow", "GET");
      throw new ApiError(405, "Only GET is possible here.", { code: "method-not-allowed" });
    }
    const holder = await verifyToken(readToken(request.headers.authorization));
    await confirmAccount(holder, { role: "user", verified: false });
    const db = await getDb();
    await new Promise<void>((resolve) => {
      response.once("close", resolve);
      streamUser(db, holder.uid, response);
    });
  } catch (error) {
    sendError(request, response, error);
  }
});
