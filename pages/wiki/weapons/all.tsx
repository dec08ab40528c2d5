import type { GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { AllWeaponsList } from "@/components/wiki/weapons/AllWeaponsList";
import { allWeaponsPath, getWeaponPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { getAllWeapons } from "@/lib/wiki/weapons/get-all-weapons.server";

export const getStaticProps = (async () => ({ props: getAllWeapons() })) satisfies GetStaticProps;

export default function AllWeaponsRoute(props: InferGetStaticPropsType<typeof getStaticProps>) {
  const count = formatNumber(props.rows.length);
  return (
    <WikiPage
      title="All weapons"
      path={allWeaponsPath}
      description={`All ${count} weapons in Monster Hunter Wilds in one table: filter and sort by type, element, attack, affinity, slots, skills and the rank you can craft them in.`}
      section="weapons"
      width="wide"
      breadcrumb={[{ label: "Weapons", href: getWeaponPath() }]}
      summary={`${count} weapons of 14 types.`}
    >
      <AllWeaponsList {...props} />
    </WikiPage>
  );
}
