import { useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { holdSessionRepair } from "@/lib/account/open-session";
import { accountExportSchema, deletedAccountSchema } from "@/lib/account-data/schema";
import { buildDrafts } from "@/lib/builds/draft-store";
import { guideDrafts } from "@/lib/guides/draft-store";
import { answerDrafts, requestDrafts } from "@/lib/hunting-help/draft-store";
import { deskNotesStore } from "@/lib/leaderboards/desk-notes-store";
import { runDrafts } from "@/lib/leaderboards/draft-store";
import { useCurrentUser } from "./use-auth";
import { useAuthAction } from "./use-auth-action";

/** Fetches all that is stored about the signed-in person, as the text of a JSON file. */
export function useAccountExport() {
  return useMutation(async () => {
    const { message, ...data } = await callSignedIn("/api/user/export", { schema: accountExportSchema });
    return {
      name: `quarry-account-${data.exportedAt.slice(0, 10)}.json`,
      json: JSON.stringify(data, null, 2),
    };
  }, "Your data could not be downloaded. Try again in a few minutes.");
}

/** Deletes the account of the signed-in person, who signs in once more for it. */
export function useAccountDeletion() {
  const user = useCurrentUser();
  const confirming = useAuthAction("confirm");
  const deletion = useMutation(async () => {
    const body = { confirm: "DELETE" };
    const call = () =>
      callSignedIn("/api/user", { method: "DELETE", body, schema: deletedAccountSchema, timeoutMs: 30_000 });
    return user ? holdSessionRepair(user.uid, call) : call();
  }, "Your account could not be deleted. Try again in a few minutes.");

  return {
    busy: confirming.busy || deletion.busy,
    /** About the password; `null` when it was right or not asked. */
    passwordProblem: confirming.problem?.field === "password" ? confirming.problem.message : null,
    problem: deletion.problem ?? (confirming.problem?.field ? null : confirming.problem?.message) ?? null,
    /** @param password `null` asks Google. @returns whether the account is gone */
    async run(password: string | null): Promise<boolean> {
      const { ok } = await confirming.run((identity) => identity.confirmIdentity(password));
      if (!ok || (await deletion.run()) === null) return false;
      for (const drafts of [
        buildDrafts,
        guideDrafts,
        runDrafts,
        requestDrafts,
        answerDrafts,
        deskNotesStore,
      ]) {
        if (user) drafts.forgetDrafts(user.uid);
      }
      // The account is gone, and with it what the provider would sign out: whatever is left here goes too.
      await confirming.run((identity) => identity.signOut());
      return true;
    },
  };
}
