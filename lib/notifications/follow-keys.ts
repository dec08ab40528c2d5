import { weaponTypes } from "@/lib/catalog/codes";
import { getUserPath } from "@/lib/site/routes";
import { getMonsterPath, getQuestPath, getWeaponPath } from "@/lib/site/wiki-paths";

/** Kinds of follows: a monster, a weapon type, the boards of a quest, a hunter. */
export const followKinds = ["monster", "weapon", "quest", "hunter"] as const;
export type FollowKind = (typeof followKinds)[number];

/** Most follows of a person: one query can ask for 30 values. */
export const maxFollows = 30;

/** `monster:rathalos`, as it is stored. */
export type FollowKey = `${FollowKind}:${string}`;

/** The key of something. */
export function toFollowKey(kind: FollowKind, id: string): FollowKey {
  return `${kind}:${id}`;
}

const keyPattern = new RegExp(`^(${followKinds.join("|")}):([^/\\s]{1,128})$`);

/** Kind and ID of a key; `null` for what is none. */
export function readFollowKey(key: string): { readonly kind: FollowKind; readonly id: string } | null {
  const [, kind, id = ""] = keyPattern.exec(key) ?? [];
  const known = followKinds.find((each) => each === kind);
  if (!known || (known === "weapon" && !weaponTypes.some((type) => type === id))) return null;
  return { kind: known, id };
}

/** The page of what a key names. */
export function getFollowPath(key: string): string {
  const { kind, id } = readFollowKey(key) ?? { kind: "monster", id: undefined };
  if (id === undefined) return getMonsterPath();
  if (kind === "hunter") return getUserPath(id);
  if (kind === "weapon") return getWeaponPath(id);
  return kind === "quest" ? getQuestPath(id) : getMonsterPath(id);
}

/** Kinds of news of a follow. */
export const newsKinds = ["record", "run", "build", "guide", "request"] as const;
export type NewsKind = (typeof newsKinds)[number];

const newsLabels: Readonly<Record<NewsKind, readonly [one: string, many: string]>> = {
  record: ["record", "records"],
  run: ["verified run", "verified runs"],
  build: ["build", "builds"],
  guide: ["guide", "guides"],
  request: ["request for help", "requests for help"],
};

/** How much of each happened, in words: `1 record, 2 builds`. */
export function formatNews(counts: Readonly<Partial<Record<NewsKind, number>>>): string {
  return newsKinds
    .flatMap((kind) => {
      const count = counts[kind] ?? 0;
      return count > 0 ? [`${count.toLocaleString("en-US")} ${newsLabels[kind][count === 1 ? 0 : 1]}`] : [];
    })
    .join(", ");
}
