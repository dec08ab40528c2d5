import { z } from "zod";

/** The roles that can be given, and `none` to take one away. An admin counts as a creator. */
export const grantableRoles = ["creator", "admin", "none"] as const;

/** Who gets which role, from whom and why. */
export const roleChangeSchema = z.strictObject({
  email: z.email(),
  role: z.enum(grantableRoles),
  /** The uid of an admin, or `command-line`. */
  actor: z.string().min(1),
  why: z.string(),
  allowUnverified: z.boolean(),
});
export type RoleChange = z.infer<typeof roleChangeSchema>;

export const setRoleResultSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), uid: z.string() }),
  z.object({ ok: z.literal(false), reason: z.enum(["no-account", "unverified"]) }),
]);
export type SetRoleResult = z.infer<typeof setRoleResultSchema>;
