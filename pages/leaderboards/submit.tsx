import type { GetStaticProps } from "next";
import { useRouter } from "next/router";
import { OwnBuildField } from "@/components/builds/OwnBuildField";
import { Seo } from "@/components/head/Seo";
import { SubmitRun } from "@/components/leaderboards/run/SubmitRun";
import { GameIcon } from "@/components/ui/GameIcon";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { listRunnableQuests } from "@/lib/leaderboards/run/list-runnable-quests.server";
import type { RunnableQuest } from "@/lib/leaderboards/run/runnable-quest";

interface Props {
  quests: readonly RunnableQuest[];
}

export const getStaticProps: GetStaticProps<Props> = () => ({ props: { quests: listRunnableQuests() } });

export default function SubmitRunPage({ quests }: Props) {
  const isCorrection = useRouter().query.run !== undefined;
  return (
    <Page>
      <Seo
        title="Submit a run"
        description="Submit a timed quest run with video proof to the Monster Hunter Wilds leaderboards."
        path="/leaderboards/submit"
      />
      <PageHead
        title={isCorrection ? "Correct a run" : "Submit a run"}
        icon={<GameIcon name="submit" size={34} />}
        summary={
          isCorrection
            ? "A run can be corrected until a moderator decides."
            : "You need the clear time that the game shows and an uncut video of the hunt."
        }
        breadcrumb={[{ label: "Leaderboards", href: "/leaderboards" }]}
      />
      <SubmitRun quests={quests} BuildField={OwnBuildField} />
    </Page>
  );
}
