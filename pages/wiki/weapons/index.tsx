import type { GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { WeaponDoor } from "@/components/wiki/weapons/WeaponDoor";
import { weaponsPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { weaponDoorProps } from "@/lib/wiki/weapons/door.server";

export const getStaticProps = (async () => ({ props: weaponDoorProps() })) satisfies GetStaticProps;

export default function WeaponsPage({ types, total }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage
      title="Weapons"
      path={weaponsPath()}
      description={`All ${formatNumber(total)} weapons in Monster Hunter Wilds, 14 types: stats, upgrade trees, materials, melodies, kinsects and Artian rules.`}
      section="weapons"
      summary={`${formatNumber(total)} weapons in 14 types.`}
    >
      <WeaponDoor types={types} />
    </WikiPage>
  );
}
