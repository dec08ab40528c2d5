import type { GetStaticProps } from "next";
import { GuideLink } from "@/components/ui/GuideLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { MonsterList } from "@/components/wiki/monsters/MonsterList";
import { getComparePath, getMonsterPath } from "@/lib/site/wiki-paths";
import { listMonsters } from "@/lib/wiki/monsters/list-monsters.server";
import type { MonsterListProps } from "@/lib/wiki/monsters/monster-list";

export default function HitzonesRoute(props: MonsterListProps) {
  return (
    <WikiPage
      title="Hitzones"
      path={getMonsterPath()}
      description="Hitzones of every monster in Monster Hunter Wilds: elemental weaknesses and the best part for each damage type."
      section="monster"
      summary="Best element and weak spot of every monster."
      actions={
        <>
          <a href={getComparePath()}>Compare monsters</a>
          <GuideLink slug="reading-hitzones" />
        </>
      }
    >
      <MonsterList {...props} />
    </WikiPage>
  );
}

export const getStaticProps: GetStaticProps<MonsterListProps> = () => ({ props: listMonsters() });
