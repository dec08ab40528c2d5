import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError } from "@/lib/http/api-error";
import { sendError } from "@/lib/http/send-reply.server";

export const config = { api: { bodyParser: false } };

/** Whatever no other route answers: 404 as JSON, for every method, in place of the page made for people. */
export default function answerUnknownRoute(request: IncomingMessage, response: ServerResponse): void {
  sendError(request, response, new ApiError(404, "There is no such API route.", { code: "not-found" }));
}
