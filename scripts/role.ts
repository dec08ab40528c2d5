import { parseRoleCommand } from "./lib/role-command";
import { chooseTarget, runMain } from "./lib/target";

/** `npm run role -- <email> <creator|admin|none>`: sets the role that the account's tokens will carry. */
runMain(async () => {
  const { email, claims, role } = parseRoleCommand(process.argv.slice(2));
  const target = await chooseTarget();
  const { getAdminAuth } = await import("@/lib/firebase/admin.server");
  const auth = await getAdminAuth();
  const account = await auth.getUserByEmail(email).catch((error) => {
    if (error?.code === "auth/user-not-found") {
      throw new Error(`There is no account with the address ${email} in ${target.name}.`);
    }
    throw error;
  });
  // Other claims of the account are not ours to touch.
  const { admin: _admin, creator: _creator, ...others } = account.customClaims ?? {};
  await auth.setCustomUserClaims(account.uid, { ...others, ...claims });
  console.log(`${email} (${account.uid}) in ${target.name}: ${role === "none" ? "no role" : role}.`);
  console.log("It counts from the next sign-in, at the latest after an hour, when the token is renewed.");
  return 0;
});
