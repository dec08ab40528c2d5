import { ApiError } from "@/lib/http/api-error";
import { isAdmin, isAdminOrCreator, type Roles } from "@/lib/site/roles";

/** Who may make a call: any signed-in person, a creator (or admin), an admin. */
export type Role = "user" | "creator" | "admin";

/** @throws ApiError 403 when these roles do not include the one needed. */
export function requireRole(needed: Role, roles: Roles): void {
  const allowed =
    needed === "user" ||
    (needed === "creator" && isAdminOrCreator(roles)) ||
    (needed === "admin" && isAdmin(roles));
  if (!allowed) throw new ApiError(403, `This requires the ${needed} role.`, { code: "forbidden" });
}
