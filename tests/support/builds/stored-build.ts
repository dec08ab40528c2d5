import { listFilterKeys } from "@/lib/builds/filter-keys";
import { coveredVersion } from "@/lib/site/game-version";
import { bowLoadout, codeOf } from "./codes";

/** The content of a build as a client sends it. */
export function buildContent(changes: Record<string, unknown> = {}) {
  return {
    title: "Rey Dau bow",
    code: codeOf(bowLoadout),
    weapon: "bow",
    monster: "rey-dau",
    skills: ["attack-boost"],
    tags: ["speedrun"],
    notes: "Use **charge**.",
    ...changes,
  };
}

/** A published build as the store holds it. */
export function storedBuild(owner: string, changes: Record<string, unknown> = {}) {
  const at = new Date(Date.UTC(2026, 0, 1));
  return {
    ...buildContent(),
    keys: listFilterKeys(["speedrun"], ["attack-boost"]),
    owner,
    visibility: "published",
    likes: 0,
    gameVersion: coveredVersion.name,
    version: 1,
    takenDown: null,
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
    deletedFrom: null,
    purgeAt: null,
    ...changes,
  };
}
