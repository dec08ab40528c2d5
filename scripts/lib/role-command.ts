import { grantableRoles, type RoleChange } from "@/lib/staff/role-change";
import { usageOf } from "./target";

/**
 * @param words What follows `npm run role --`.
 * @throws Error that says how the command is used.
 */
export function parseRoleCommand(words: readonly string[]): RoleChange {
  const allowUnverified = words.includes("--unverified");
  const [email, roleName, ...rest] = words.filter((word) => word !== "--unverified");
  const role = grantableRoles.find((each) => each === roleName);
  if (rest.length > 0 || !email || !/^[^@\s]+@[^@\s]+$/.test(email) || !role) {
    throw new Error(usageOf("role", "<email> <creator|admin|none> [--unverified]"));
  }
  return { email, role, actor: "command-line", why: "npm run role", allowUnverified };
}
