import type { GetStaticProps } from "next";
import { CrownsPage } from "@/components/box/crowns/CrownsPage";
import { Seo } from "@/components/head/Seo";
import type { CrownMonster } from "@/lib/box/crown-count";
import { listCrownMonsters } from "@/lib/box/list-crown-monsters.server";
import { crownsPath } from "@/lib/site/box-paths";

interface CrownsRouteProps {
  monsters: readonly CrownMonster[];
}

export const getStaticProps: GetStaticProps<CrownsRouteProps> = () => ({
  props: { monsters: listCrownMonsters() },
});

/** Crowns of all monsters, and which ones a hunter has. */
export default function CrownsRoute({ monsters }: CrownsRouteProps) {
  return (
    <>
      <Seo
        title="Crown tracker"
        description="Crown sizes of every monster in Monster Hunter Wilds: tick the gold and silver crowns you have, note sizes, and see what is missing."
        path={crownsPath}
      />
      <CrownsPage monsters={monsters} />
    </>
  );
}
