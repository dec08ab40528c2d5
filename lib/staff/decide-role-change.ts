import type { RoleChange } from "./role-change";
import { getFirstAdmin, listRosterAdmins, type Roster } from "./roster";

type RoleName = RoleChange["role"];

interface RoleStep {
  /** Who asks for it. */
  readonly actor: string;
  readonly subject: string;
  readonly from: RoleName;
  readonly to: RoleName;
}

/**
 * The requirement of a change of a role: nothing more (`alone`), a second admin or, where there is none, the delay
 * (`second`), a second admin in any case (`second-only`). `last`: it would leave the site without an admin.
 */
type RoleDecision = "alone" | "second" | "second-only" | "last";

const heights: Readonly<Record<RoleName, number>> = { none: 0, creator: 1, admin: 2 };

/**
 * Who may change which role alone. Roles are given by two. Taking one is for one person, so that a stolen account loses
 * it at once; but nobody takes the role of the first admin or of one who has it for longer than they do.
 *
 * @param live who can sign in as an admin now
 */
export function decideRoleChange(
  roster: Roster,
  live: readonly string[],
  { actor, subject, from, to }: RoleStep,
): RoleDecision {
  if (heights[to] > heights[from]) return "second";
  if (from !== "admin") return "alone";
  if (live.every((uid) => uid === subject)) return "last";
  const order = listRosterAdmins(roster);
  const isSenior =
    order.includes(subject) && (!order.includes(actor) || order.indexOf(subject) < order.indexOf(actor));
  return subject === getFirstAdmin(roster) || isSenior ? "second-only" : "alone";
}
