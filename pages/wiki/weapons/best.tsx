import type { GetStaticProps, InferGetStaticPropsType } from "next";
import { useMemo } from "react";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { BestWeaponsList } from "@/components/wiki/weapons/BestWeaponsList";
import { bestWeaponsPath } from "@/lib/site/wiki-paths";
import { packRows, unpackRows } from "@/lib/wiki/pack-rows";
import { getBestWeapons } from "@/lib/wiki/weapons/get-best-weapons.server";

export const getStaticProps = (async () => {
  const { rows, ...tables } = getBestWeapons();
  return { props: { packed: packRows(rows), ...tables } };
}) satisfies GetStaticProps;

export default function BestWeaponsRoute({
  packed,
  ...tables
}: InferGetStaticPropsType<typeof getStaticProps>) {
  const rows = useMemo(() => unpackRows(packed), [packed]);
  return (
    <WikiPage
      title="Best craftable weapons"
      path={bestWeaponsPath}
      description="The best weapons of all 14 types that you can craft in Monster Hunter Wilds, by rank and by the monsters you have unlocked."
      section="weapon"
      summary="The three best weapons of each type that you can craft, by your rank and the monsters you can hunt."
    >
      <BestWeaponsList rows={rows} {...tables} />
    </WikiPage>
  );
}
