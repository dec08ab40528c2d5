import { Section } from "@/components/ui/Section";
import { usePublishedBuilds } from "@/hooks/builds/use-published-builds";
import { getBuildsPath } from "@/lib/builds/paths";
import { BuildsPlaceholder } from "./BuildsPlaceholder";
import { PublishedCards } from "./PublishedCards";

const shown = 3;

/** The most liked builds against a monster. */
export function MonsterBuilds({ monster }: { monster: string }) {
  const { builds, stale, problem } = usePublishedBuilds({ monster, sort: "liked" });
  return (
    <Section
      id="builds"
      title="Popular builds"
      aside={<a href={`${getBuildsPath()}?monster=${monster}`}>All builds for this monster</a>}
    >
      {problem ? (
        <p role="status" className="text-dim">
          The builds could not be loaded. {problem}
        </p>
      ) : builds?.length === 0 ? (
        <p className="text-dim">
          No published builds against this monster yet. <a href="/builder">Make the first one</a>
        </p>
      ) : builds ? (
        <PublishedCards builds={builds.slice(0, shown)} stale={stale} />
      ) : (
        <BuildsPlaceholder count={shown} />
      )}
    </Section>
  );
}
