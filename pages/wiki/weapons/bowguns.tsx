import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { BowgunsPage } from "@/components/wiki/weapons/BowgunsPage";
import { bowgunsPath } from "@/lib/site/wiki-paths";
import type { BowgunsPageData as Props } from "@/lib/wiki/weapons/bowguns-page";
import { getBowgunsPage } from "@/lib/wiki/weapons/get-bowguns-page.server";

export const getStaticProps: GetStaticProps<Props> = () => ({ props: getBowgunsPage() });

export default function BowgunsRoute(props: Props) {
  return (
    <WikiPage
      title="Bowgun Mods and Special Ammo"
      path={bowgunsPath}
      section="weapon"
      icon="heavy-bowgun"
      summary="What each modification of a bowgun raises, and what special ammo takes and does."
      description="All 15 bowgun modifications in Monster Hunter Wilds, and Wyvernheart, Wyvernpiercer, Wyverncounter, Wyvernblast, Wyvern Howl and adhesive ammo: energy, charging, multipliers and reload."
      record="special-ammo"
      source="Which code is which special ammo, and which parameters of the weapon are its, is inferred from their order and names in the game data."
      toc={[
        { id: "special-ammo", label: "Special ammo" },
        { id: "modifications", label: "Modifications" },
        { id: "modes", label: "Modes" },
      ]}
    >
      <BowgunsPage {...props} />
    </WikiPage>
  );
}
