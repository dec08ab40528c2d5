import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { MonsterList } from "@/components/wiki/monsters/MonsterList";
import type { MonsterListProps } from "@/lib/wiki/monsters/list";
import { monsterList } from "@/lib/wiki/monsters/list.server";
import { comparePath, monsterPath } from "@/lib/wiki/paths";

export default function HitzonesPage(props: MonsterListProps) {
  return (
    <WikiPage
      title="Hitzones"
      path={monsterPath()}
      description="Every monster of Monster Hunter Wilds: which element to bring and where to hit, with the hitzone value of the best part for each kind of damage."
      section="monsters"
      width="wide"
      summary="What to bring, and the best part for each kind of damage, in percent."
      actions={<a href={comparePath()}>Compare two monsters</a>}
    >
      <MonsterList {...props} />
    </WikiPage>
  );
}

export const getStaticProps: GetStaticProps<MonsterListProps> = () => ({ props: monsterList() });
