import { Skeleton } from "@mantine/core";
import type { ComponentProps } from "react";
import { Section } from "@/components/ui/Section";
import { whenSeen } from "@/components/ui/when-seen";
import classes from "./Links.module.css";

const lost = (
  <p role="status" className="text-dim">
    This part could not be loaded. Reload the page to try again.
  </p>
);

type MonsterRunsProps = ComponentProps<typeof Runs>;

/** The fastest runs against a monster, loaded when they are near. */
export function SeenMonsterRuns(props: MonsterRunsProps) {
  return (
    <Section id="runs" title="Fastest runs" aside={<a href="/leaderboards">Leaderboards</a>} fold="closed">
      <Runs {...props} />
    </Section>
  );
}

const Runs = whenSeen(
  () => import("./MonsterRuns").then((module) => module.MonsterRuns),
  ({ error }) => <div className={classes.monster}>{error ? lost : <Skeleton height={260} />}</div>,
);

/** `QuestRecords`, loaded when it is near. */
export const SeenQuestRecords = whenSeen(
  () => import("./QuestRecords").then((module) => module.QuestRecords),
  ({ error }) => (
    <Section
      id="records"
      title="Records"
      icon="ranking"
      aside={<a href="/leaderboards/submit">Submit a run</a>}
    >
      <div className={classes.quest}>{error ? lost : <Skeleton height={52} />}</div>
    </Section>
  ),
);
