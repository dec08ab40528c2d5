import { createHash, timingSafeEqual } from "node:crypto";
import { ApiError } from "@/lib/http/api-error";
import type { ApiRequest } from "@/lib/http/api-request";

/**
 * Lets through who has the operator's token for a route, as `Authorization: Bearer <token>`.
 *
 * @param token The setting; without it the route is off.
 * @throws ApiError 404 where the route is off and for a wrong token alike, so that nobody learns whether there is
 *   something to find.
 */
export function requireOperator({ headers }: Pick<ApiRequest, "headers">, token: string | undefined): void {
  const given = (headers.authorization ?? "").replace(/^bearer\s+/i, "");
  if (token && isEqual(given, token)) return;
  throw new ApiError(404, "There is no such API route.", { code: "not-found" });
}

/** In a time that says nothing about where the two differ. */
function isEqual(given: string, token: string): boolean {
  const [left, right] = [given, token].map((text) => createHash("sha256").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
