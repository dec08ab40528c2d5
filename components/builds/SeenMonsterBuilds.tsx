import { Section } from "@/components/ui/Section";
import { whenSeen } from "@/components/ui/when-seen";
import { BuildsPlaceholder } from "./BuildsPlaceholder";

/** `MonsterBuilds`, loaded when it is near. */
export const SeenMonsterBuilds = whenSeen(
  () => import("./MonsterBuilds").then((module) => module.MonsterBuilds),
  ({ error }) => (
    <Section id="builds" title="Popular builds" aside={<a href="/wiki/builds">All builds</a>}>
      {error ? (
        <p role="status" className="text-dim">
          This part could not be loaded. Reload the page to try again.
        </p>
      ) : (
        <BuildsPlaceholder count={3} />
      )}
    </Section>
  ),
);
