import type { GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { BestWeaponsList } from "@/components/wiki/weapons/BestWeaponsList";
import { bestWeaponsPath, getWeaponPath } from "@/lib/site/wiki-paths";
import { getBestWeapons } from "@/lib/wiki/weapons/get-best-weapons.server";

export const getStaticProps = (async () => ({ props: getBestWeapons() })) satisfies GetStaticProps;

export default function BestWeaponsRoute(props: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage
      title="Best craftable weapons"
      path={bestWeaponsPath}
      description="The best weapons of all 14 types that you can craft in Monster Hunter Wilds, by rank and by the monsters you have unlocked."
      section="weapons"
      width="wide"
      breadcrumb={[{ label: "Weapons", href: getWeaponPath() }]}
      summary="The three best weapons of each type that you can craft, by your rank and the monsters you can hunt."
    >
      <BestWeaponsList {...props} />
    </WikiPage>
  );
}
