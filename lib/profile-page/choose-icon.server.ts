import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { ledgerKeys } from "@/lib/coins/ledger";
import { getEntryRef, postEntry } from "@/lib/coins/post-entry.server";
import { purgePage } from "@/lib/content/cache-page.server";
import { defineRefusals } from "@/lib/http/refusals";
import { getRunnerRef } from "@/lib/leaderboards/run/read-run-document.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import {
  formatIconSource,
  getIconPrice,
  isIconUnlocked,
  isProfileIcon,
  type ProfileIconId,
  profileIconIds,
} from "@/lib/profiles/icons";
import type { ChooseIcon, OwnIcons } from "@/lib/profiles/schema";
import { createUnnamedUser, getUserRef, readUser } from "@/lib/users/read-user-document.server";
import type { UserDocument } from "@/lib/users/schema";
import { getProfilePagePath } from "./page-path";

type Owner = Pick<UserDocument, "icon" | "unlockedIcons" | "coins" | "badges">;
const nobody: Owner = { icon: null, unlockedIcons: [], coins: 0, badges: [] };

/** A person's icons: the chosen one and those that can be chosen. */
export async function readOwnIcons({ db }: Pick<Dependencies, "db">, actor: Actor): Promise<OwnIcons> {
  const snapshot = await getUserRef(db, actor.uid).get();
  await actor.confirmed;
  return toOwnIcons(readUser(snapshot) ?? nobody);
}

/**
 * Chooses a profile icon, and buys it before that where the caller says so. Buying is one ledger entry per icon: a
 * repeated call, or fifty at once, pay once. The icon is shown on the ranking too.
 *
 * @throws ApiError 402 with `price` and `balance` where the coins do not suffice; 403 for an icon that only deeds give;
 *   409 for one that is not bought yet; 429 after too many changes today.
 */
export async function chooseIcon(
  { db, now }: Dependencies,
  actor: Actor,
  { iconId, buy }: ChooseIcon,
): Promise<OwnIcons> {
  const account = getUserRef(db, actor.uid);
  const key = ledgerKeys.profileIcon(iconId ?? "none");
  try {
    return await runTransaction(db, [account], async (transaction) => {
      const at = now();
      const { runner, limit, ...snapshots } = await readTogether(transaction, {
        user: account,
        entry: getEntryRef(db, actor.uid, key),
        runner: getRunnerRef(db, actor.uid),
        limit: getLimitRef(db, actor.uid, "profile-change", at),
      });
      const profile = await actor.confirmed;
      const owner = readUser(snapshots.user) ?? nobody;
      const badges = owner.badges.map(({ id }) => id);
      const isUnlocked = iconId === null || isIconUnlocked(iconId, { ...owner, badges });
      if (isUnlocked && owner.icon === iconId) return toOwnIcons(owner);
      takeLimit(transaction, limit, { uid: actor.uid, action: "profile-change", at });

      let { coins, unlockedIcons } = owner;
      if (iconId !== null && !isUnlocked) {
        const amount = -requirePrice(iconId, buy);
        const entry = { amount, reason: "profile-icon", ref: iconId } as const;
        const posted = postEntry(transaction, snapshots, entry, profile, at);
        if (!posted.ok) throw toRefusal(posted);
        coins = posted.balanceAfter;
        unlockedIcons = [...unlockedIcons, iconId];
      }
      const fields = { icon: iconId, unlockedIcons };
      if (snapshots.user.exists) transaction.update(account, fields);
      else transaction.create(account, { ...createUnnamedUser(profile, at), ...fields });
      if (runner.exists) transaction.update(runner.ref, { icon: iconId });
      return toOwnIcons({ ...owner, ...fields, coins });
    });
  } finally {
    purgePage(getProfilePagePath(actor.uid));
    purgePage("ranking");
  }
}

function toOwnIcons({ icon, unlockedIcons, badges, coins }: Owner): OwnIcons {
  const owner = { unlockedIcons, badges: badges.map(({ id }) => id) };
  return {
    message: "OK",
    icon: isProfileIcon(icon) ? icon : null,
    unlocked: profileIconIds.filter((id) => isIconUnlocked(id, owner)),
    coins,
  };
}

/** @returns what the icon costs */
function requirePrice(id: ProfileIconId, buy: boolean): number {
  const price = getIconPrice(id);
  if (price === null) {
    throw refuseIcon("not-for-sale", id);
  }
  if (!buy) throw refuseIcon("locked");
  return price;
}

function toRefusal(posted: Extract<ReturnType<typeof postEntry>, { ok: false }>): Error {
  if (posted.reason === "already-posted") return new Error("An icon was paid for and not unlocked.");
  const { price, balance } = posted;
  return refuseIcon("price", { price, balance }, { price, balance });
}

const refuseIcon = defineRefusals({
  "not-for-sale": [
    "forbidden",
    (id: ProfileIconId) => `This icon can't be bought. It is given for: ${formatIconSource(id)}.`,
  ],
  locked: ["conflict", "Unlock this icon first."],
  price: [
    "payment-required",
    ({ price, balance }: { price: number; balance: number }) =>
      `This icon costs ${price} coins. You have ${balance}.`,
  ],
});
