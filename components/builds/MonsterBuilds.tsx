import { usePublishedBuilds } from "@/hooks/builds/use-published-builds";
import { useMyWeapon } from "@/hooks/ui/use-my-weapon";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { BuildsPlaceholder } from "./BuildsPlaceholder";
import { PublishedCards } from "./PublishedCards";

const shown = 3;

/** The most liked builds against a monster: of the visitor's weapon, or of every one where it has none. */
export function MonsterBuilds({ monster }: { monster: string }) {
  const [weapon] = useMyWeapon();
  const own = usePublishedBuilds(weapon && { monster, weapon, sort: "liked" });
  const hasNone = own.builds?.length === 0;
  const all = usePublishedBuilds(weapon === null || hasNone ? { monster, sort: "liked" } : null);
  const { builds, stale, problem } = weapon === null || hasNone ? all : own;
  if (problem) {
    return (
      <p role="status" className="text-dim">
        The builds could not be loaded. {problem}
      </p>
    );
  }
  if (!builds) return <BuildsPlaceholder count={shown} />;
  if (builds.length === 0) {
    return (
      <p className="text-dim">
        No published builds against this monster yet. <a href="/builder">Make the first one</a>
      </p>
    );
  }
  return (
    <>
      {weapon && (
        <p className="mb-2.5 text-14 leading-5 text-dim">
          {hasNone
            ? `No build with your weapon (${weaponTypeLabels[weapon]}) yet: all weapons.`
            : `With your weapon: ${weaponTypeLabels[weapon]}.`}
        </p>
      )}
      <PublishedCards builds={builds.slice(0, shown)} stale={stale} />
    </>
  );
}
