import { Skeleton } from "@mantine/core";
import { Section } from "@/components/ui/Section";
import { whenSeen } from "@/components/ui/when-seen";
import classes from "./Links.module.css";

const lost = (
  <p role="status" className="text-dim">
    This part could not be loaded. Reload the page to try again.
  </p>
);

/** `MonsterRuns`, loaded when it is near. */
export const SeenMonsterRuns = whenSeen(
  () => import("./MonsterRuns").then((module) => module.MonsterRuns),
  ({ error }) => (
    <Section id="runs" title="Fastest runs" aside={<a href="/leaderboards">Leaderboards</a>}>
      <div className={classes.monster}>{error ? lost : <Skeleton height={260} />}</div>
    </Section>
  ),
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
