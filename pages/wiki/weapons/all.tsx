import type { GetStaticProps, InferGetStaticPropsType } from "next";
import { useMemo } from "react";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { AllWeaponsList } from "@/components/wiki/weapons/AllWeaponsList";
import { allWeaponsPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { packRows, unpackRows } from "@/lib/wiki/pack-rows";
import { getAllWeapons } from "@/lib/wiki/weapons/get-all-weapons.server";

export const getStaticProps = (async () => {
  const { rows, ...tables } = getAllWeapons();
  return { props: { packed: packRows(rows), ...tables } };
}) satisfies GetStaticProps;

export default function AllWeaponsRoute({
  packed,
  ...tables
}: InferGetStaticPropsType<typeof getStaticProps>) {
  const rows = useMemo(() => unpackRows(packed), [packed]);
  const count = formatNumber(rows.length);
  return (
    <WikiPage
      title="All weapons"
      path={allWeaponsPath}
      description={`All ${count} weapons in Monster Hunter Wilds in one table: filter and sort by type, element, attack, affinity, slots, skills and the rank you can craft them in.`}
      section="weapon"
      summary={`${count} weapons of 14 types.`}
    >
      <AllWeaponsList rows={rows} {...tables} />
    </WikiPage>
  );
}
