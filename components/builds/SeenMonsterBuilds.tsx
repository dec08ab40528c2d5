import { Section } from "@/components/ui/Section";
import { whenSeen } from "@/components/ui/when-seen";
import { getBuildsPath } from "@/lib/builds/paths";
import { BuildsPlaceholder } from "./BuildsPlaceholder";

/** Popular builds against a monster, loaded when they are near. */
export function SeenMonsterBuilds({ monster }: { monster: string }) {
  return (
    <Section
      id="builds"
      title="Popular builds"
      aside={<a href={`${getBuildsPath()}?monster=${monster}`}>All builds for this monster</a>}
      fold="closed"
    >
      <MonsterBuilds monster={monster} />
    </Section>
  );
}

const MonsterBuilds = whenSeen(
  () => import("./MonsterBuilds").then((module) => module.MonsterBuilds),
  ({ error }) =>
    error ? (
      <p role="status" className="text-dim">
        This part could not be loaded. Reload the page to try again.
      </p>
    ) : (
      <BuildsPlaceholder count={3} />
    ),
);
