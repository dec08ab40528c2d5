import type { ServerResponse } from "node:http";
import { z } from "zod";
import { confirmAccount } from "@/lib/auth/confirm-account.server";
import { readToken, verifyToken } from "@/lib/auth/verify-token.server";
import { getDb } from "@/lib/firebase/admin.server";
import { streamDocument } from "@/lib/firebase/stream-embedded-document.server";
import { ApiError } from "@/lib/http/api-error";
import type { ApiRequest } from "@/lib/http/api-request";
import { sendError } from "@/lib/http/send-reply.server";
import { liveDocuments } from "@/lib/live/live-documents";

const kinds = Object.keys(liveDocuments) as (keyof typeof liveDocuments)[];
const querySchema = z.strictObject({ kind: z.enum(kinds), id: z.string().min(1).max(128) });

/** Sends a document that changes live to whoever may watch it, until the reader goes. */
export async function watchEmbeddedDocument(request: ApiRequest, response: ServerResponse): Promise<void> {
  try {
    if (request.method !== "GET") {
      response.setHeader("Allow", "GET");
      throw new ApiError(405, "Only GET is allowed here.", { code: "method-not-allowed" });
    }
    const holder = await verifyToken(readToken(request.headers.authorization));
    await confirmAccount(holder, { role: "user", verified: false });
    const parsed = querySchema.safeParse(request.query);
    if (!parsed.success || !liveDocuments[parsed.data.kind].mayWatch(holder.uid, parsed.data.id)) {
      throw new ApiError(403, "This path cannot be watched.", { code: "forbidden" });
    }
    const { kind, id } = parsed.data;
    const db = await getDb();
    await new Promise<void>((resolve) => {
      response.once("close", resolve);
      streamDocument(db, liveDocuments[kind], id, response);
    });
  } catch (error) {
    sendError(request, response, error);
  }
}
