import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError } from "@/lib/http/api-error";
import { sendError } from "@/lib/http/send-reply.server";
import { getBackend } from "./admin.server";
import { isLocalCall } from "./local-call";

type Answer<Request extends IncomingMessage> = (request: Request, response: ServerResponse) => Promise<void>;

/**
 * Makes a route that exists on the embedded backend alone; elsewhere it answers 404.
 *
 * @param who `this-machine` also refuses everyone but programs on this machine: such a route goes past the
 *   rules of the store.
 */
export function requireEmbedded<Request extends IncomingMessage>(
  who: "anyone" | "this-machine",
  answer: Answer<Request>,
): Answer<Request> {
  return async (request, response) => {
    if (getBackend() !== "embedded") {
      return sendError(request, response, new ApiError(404, "Not found.", { code: "not-found" }));
    }
    if (who === "this-machine" && !isLocalCall(request)) {
      const message = "Only programs on this machine may call this.";
      return sendError(request, response, new ApiError(403, message, { code: "forbidden" }));
    }
    await answer(request, response);
  };
}
