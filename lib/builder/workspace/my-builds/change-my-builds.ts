import { findMatches } from "@/lib/text/match-texts";
import { cleanName, findFreeName, type MyBuild, type MyBuilds, maxMyBuilds } from "./my-builds";

/** With a build in front: a new one, or in place of the one with its id. Unchanged where there is no room. */
export function withMyBuild(builds: MyBuilds, build: MyBuild): MyBuilds {
  const others = builds.filter(({ id }) => id !== build.id);
  return others.length >= maxMyBuilds ? builds : [build, ...others];
}

/** With several new ones in front, as far as there is room. */
export function withMyBuilds(builds: MyBuilds, added: MyBuilds): MyBuilds {
  return added
    .slice(0, maxMyBuilds - builds.length)
    .reduceRight((all, build) => withMyBuild(all, { ...build, name: findFreeName(build.name, all) }), builds);
}

/** With another name for one; an empty name changes nothing. */
export function withMyBuildName(builds: MyBuilds, id: string, name: string): MyBuilds {
  const cleaned = cleanName(name);
  if (cleaned === "") return builds;
  return builds.map((each) => (each.id === id ? { ...each, name: cleaned } : each));
}

/** With a copy after one, under a name of its own. Unchanged where there is no room. */
export function withMyBuildCopy(builds: MyBuilds, id: string, copy: { id: string; now: Date }): MyBuilds {
  const at = builds.findIndex((each) => each.id === id);
  const original = builds[at];
  if (!original || builds.length >= maxMyBuilds) return builds;
  const name = findFreeName(original.name, builds);
  return builds.toSpliced(at + 1, 0, { ...original, id: copy.id, name, changedAt: copy.now.toISOString() });
}

/** Without one. */
export function withoutMyBuild(builds: MyBuilds, id: string): MyBuilds {
  return builds.filter((each) => each.id !== id);
}

/** With a deleted one back in its place. */
export function withRestoredMyBuild(builds: MyBuilds, build: MyBuild, at: number): MyBuilds {
  if (builds.some(({ id }) => id === build.id) || builds.length >= maxMyBuilds) return builds;
  return builds.toSpliced(at, 0, build);
}

/**
 * The builds that a search finds, best first; all in their order where nothing is typed.
 *
 * @param getTexts what a build can be found by besides its name: weapon, skills
 */
export function filterMyBuilds(
  builds: MyBuilds,
  query: string,
  getTexts: (build: MyBuild) => readonly string[],
): MyBuilds {
  return findMatches(query, builds, (build) => ({ names: [build.name], mentions: getTexts(build) }));
}
