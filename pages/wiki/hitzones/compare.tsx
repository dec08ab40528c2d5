import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { CompareView } from "@/components/wiki/monsters/CompareView";
import { comparePath, monsterPath } from "@/lib/site/wiki-paths";
import type { MonsterFigures } from "@/lib/wiki/monsters/monster";
import { allFigures } from "@/lib/wiki/monsters/monster.server";

interface ComparePageProps {
  monsters: readonly MonsterFigures[];
}

export default function ComparePage({ monsters }: ComparePageProps) {
  return (
    <WikiPage
      title="Compare monsters"
      path={comparePath()}
      description="Compare two Monster Hunter Wilds monsters: hitzones by part and state, weaknesses, ailments and traps."
      section="monsters"
      width="wide"
      breadcrumb={[{ label: "Hitzones", href: monsterPath() }]}
    >
      <CompareView monsters={monsters} />
    </WikiPage>
  );
}

export const getStaticProps: GetStaticProps<ComparePageProps> = () => ({ props: { monsters: allFigures() } });
