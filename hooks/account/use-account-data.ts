import { useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { holdSessionRepair } from "@/lib/account/open-session";
import { accountDataCalls } from "@/lib/account-data/api";
import { forgetBoxOf } from "@/lib/box/forget-box";
import { buildDrafts } from "@/lib/builds/draft-store";
import { guideDrafts } from "@/lib/guides/draft-store";
import { answerDrafts, commentDrafts, huntDrafts, requestDrafts } from "@/lib/hunting-help/draft-store";
import { reviewNotesStore } from "@/lib/leaderboards/review/review-notes-store";
import { runDrafts } from "@/lib/leaderboards/run/draft-store";
import { useCurrentUser } from "./use-auth";
import { type AuthActionOutcome, useAuthAction } from "./use-auth-action";
import { useIdentityConfirmation } from "./use-identity-confirmation";

/** Fetches all that is stored about the signed-in person, as the text of a JSON file. */
export function useAccountExport() {
  return useMutation(async () => {
    const { message, ...data } = await callSignedIn(accountDataCalls.exportAccount);
    return {
      name: `quarry-account-${data.exportedAt.slice(0, 10)}.json`,
      json: JSON.stringify(data, null, 2),
    };
  }, "Your data could not be downloaded. Try again in a few minutes.");
}

/**
 * Deletes the account of the signed-in person, who signs in once more for it.
 *
 * @returns takes the password, `null` to ask Google; says whether the provider refused it
 * @throws ApiCallError, of what it returns, where the account could not be deleted
 */
export function useAccountDeletion(): (password: string | null) => Promise<AuthActionOutcome> {
  const user = useCurrentUser();
  const confirmIdentity = useIdentityConfirmation();
  const leaving = useAuthAction("sign-out");
  const call = () =>
    callSignedIn(accountDataCalls.deleteAccount, { body: { confirm: "DELETE" } }, { timeoutMs: 30_000 });
  return async (password) => {
    const confirmed = await confirmIdentity(password);
    if (!confirmed.ok) return confirmed;
    await (user ? holdSessionRepair(user.uid, call) : call());
    for (const drafts of [
      buildDrafts,
      guideDrafts,
      runDrafts,
      requestDrafts,
      answerDrafts,
      commentDrafts,
      huntDrafts,
      reviewNotesStore,
    ]) {
      if (user) drafts.forgetDrafts(user.uid);
    }
    if (user) await forgetBoxOf(user.uid);
    // The account is gone, and with it what the provider would sign out: whatever is left here goes too.
    await leaving.run((identity) => identity.signOut());
    return { ok: true };
  };
}
