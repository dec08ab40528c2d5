import type { GetStaticProps, InferGetStaticPropsType } from "next";
import { GuideLink } from "@/components/ui/GuideLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { WeaponsOverview } from "@/components/wiki/weapons/WeaponsOverview";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { getWeaponsOverview } from "@/lib/wiki/weapons/get-weapons-overview.server";

export const getStaticProps = (async () => ({ props: getWeaponsOverview() })) satisfies GetStaticProps;

export default function WeaponsRoute({ types, total }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage
      title="Weapons"
      path={getWeaponPath()}
      description={`All ${formatNumber(total)} weapons in Monster Hunter Wilds, 14 types: stats, upgrade trees, materials, melodies, kinsects and Artian rules.`}
      section="weapon"
      summary={`${formatNumber(total)} weapons in 14 types.`}
      actions={<GuideLink slug="choosing-a-weapon" />}
    >
      <WeaponsOverview types={types} />
    </WikiPage>
  );
}
