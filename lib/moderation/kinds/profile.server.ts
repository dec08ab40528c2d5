import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import { writeAudit } from "@/lib/audit/write-audit.server";
import { purgePage } from "@/lib/content/cache-page.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { getRunnerRef } from "@/lib/leaderboards/read-run-document.server";
import { getProfilePagePath } from "@/lib/profile-page/page-path";
import { getUserPath } from "@/lib/site/routes";
import { fallbackName } from "@/lib/users/display";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { type ContentDeed, type ContentKind, goneContent } from "./content-kind.server";

/** Profiles: the name becomes "Hunter" and the photo goes, in the sign-in account too. Builds and runs stay. */
export const profileKind: ContentKind = {
  async show({ db }, { content: uid }) {
    const user = readUser(await getUserRef(db, uid).get());
    if (!user) return goneContent;
    return {
      state: "public",
      href: getUserPath(uid),
      title: user.displayName,
      text: "",
      facts: [],
      photoURL: user.photoURL,
    };
  },
  findWithheld: ({ db }, { target }) => readShown(db, target.content),
  async hide(dependencies, { actor, target, reason }) {
    if (!(await readShown(dependencies.db, target.content))) return;
    const nobody = { displayName: fallbackName, photoURL: null };
    await setNameAndPhoto(dependencies, { actor, target, reason }, "profile.take-down", nobody);
  },
  async restore(dependencies, { withheld, ...deed }) {
    const { displayName = null, photoURL = null } = withheld;
    if (displayName === null) return;
    await setNameAndPhoto(dependencies, deed, "profile.allow", { displayName, photoURL });
  },
};

/** Name and photo that others see; `null` where there is nothing to hide. */
async function readShown(db: Firestore, uid: string) {
  const user = readUser(await getUserRef(db, uid).get());
  if (!user || (user.displayName === fallbackName && user.photoURL === null)) return null;
  return { displayName: user.displayName, photoURL: user.photoURL };
}

async function setNameAndPhoto(
  { db, auth, now }: AccountDependencies,
  { actor, target, reason }: ContentDeed,
  action: "profile.take-down" | "profile.allow",
  shown: { readonly displayName: string; readonly photoURL: string | null },
): Promise<void> {
  const uid = target.content;
  const account = getUserRef(db, uid);
  try {
    await runTransaction(db, [account], async (transaction) => {
      const { user, runner } = await readTogether(transaction, {
        user: account,
        runner: getRunnerRef(db, uid),
      });
      await actor.confirmed;
      if (!user.exists) return;
      // The profile follows the account at the next sign-in, so the account comes first.
      await auth.updateUser(uid, shown);
      transaction.update(account, { ...shown });
      if (runner.exists) transaction.update(runner.ref, { name: shown.displayName });
      writeAudit(transaction, db, {
        ...{ actor: actor.uid, action, target: account.path, subject: uid, why: reason, at: now() },
        // The log outlives the account, so it holds no names.
        before: { hidden: action === "profile.allow" },
        after: { hidden: action === "profile.take-down" },
      });
    });
  } finally {
    purgePage(getProfilePagePath(uid));
    purgePage("ranking");
  }
}
