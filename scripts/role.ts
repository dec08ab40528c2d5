import { type RoleChange, type SetRoleResult, setRoleResultSchema } from "@/lib/staff/role-change";
import { parseRoleCommand } from "./lib/role-command";
import { callServer, chooseTarget, runMain, type Target } from "./lib/target";

/** `npm run role -- <email> <creator|admin|none>`: gives an account a role or takes it away. */
runMain(async () => {
  const change = parseRoleCommand(process.argv.slice(2));
  const target = await chooseTarget();
  const result = await setRoleAt(target, change);
  if (!result.ok) throw new Error(refusals[result.reason](change.email, target.name));
  const { email, role } = change;
  console.log(`${email} (${result.uid}) in ${target.name}: ${role === "none" ? "no role" : role}.`);
  console.log("It takes effect with the next request. All sessions of the account have ended.");
  return 0;
});

const refusals = {
  "no-account": (email: string, name: string) => `There is no account with the email ${email} in ${name}.`,
  unverified: (email: string) =>
    `${email} is not verified, so the account may belong to someone else. Verify it first, or repeat the command with --unverified.`,
};

async function setRoleAt(target: Target, change: RoleChange): Promise<SetRoleResult> {
  if (target.kind === "server") return callServer(target.address, "role", setRoleResultSchema, change);
  const { getAdminAuth, getDb } = await import("@/lib/firebase/admin.server");
  const { setRole } = await import("@/lib/staff/set-role.server");
  return setRole({ db: await getDb(), auth: await getAdminAuth(), now: () => new Date() }, change);
}
