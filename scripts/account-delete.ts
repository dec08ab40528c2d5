import { type DeletedAccount, deletedAccountSchema } from "@/lib/account-data/schema";
import { callServer, chooseTarget, runMain, type Target, usageOf } from "./lib/target";

/** `npm run account:delete -- <email>`: deletes an account and all that belongs to it, for good. */
runMain(async () => {
  const [email, ...rest] = process.argv.slice(2);
  if (!email || rest.length > 0) throw new Error(usageOf("account:delete", "<email>"));
  const target = await chooseTarget();
  const { deleted } = await deleteAt(target, email);
  console.log(
    `${email} in ${target.name} is deleted, with ${deleted.builds} builds, ${deleted.likes} likes, ${deleted.runs} runs that were not verified, ${deleted.requests} help requests and ${deleted.answers} answers.`,
  );
  return 0;
});

async function deleteAt(target: Target, email: string): Promise<DeletedAccount> {
  if (target.kind === "server") {
    return callServer(target.address, "delete-account", deletedAccountSchema, { email });
  }
  const { getAdminAuth, getDb } = await import("@/lib/firebase/admin.server");
  const { deleteAccountByEmail } = await import("@/lib/account-data/delete-account.server");
  return deleteAccountByEmail(
    { db: await getDb(), auth: await getAdminAuth(), now: () => new Date() },
    email,
  );
}
