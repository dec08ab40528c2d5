import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { CompareMonstersPage } from "@/components/wiki/monsters/CompareMonstersPage";
import { getComparePath } from "@/lib/site/wiki-paths";
import { listMonsterFigures } from "@/lib/wiki/monsters/get-monster-page.server";
import type { MonsterFigures } from "@/lib/wiki/monsters/monster-page";

interface ComparePageProps {
  monsters: readonly MonsterFigures[];
}

export default function CompareRoute({ monsters }: ComparePageProps) {
  return (
    <WikiPage
      title="Compare monsters"
      path={getComparePath()}
      description="Compare two Monster Hunter Wilds monsters: hitzones by part and state, weaknesses, ailments and traps."
      section="monster"
    >
      <CompareMonstersPage monsters={monsters} />
    </WikiPage>
  );
}

export const getStaticProps: GetStaticProps<ComparePageProps> = () => ({
  props: { monsters: listMonsterFigures() },
});
