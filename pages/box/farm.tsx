import type { GetStaticProps } from "next";
import { FarmPage } from "@/components/box/farm/FarmPage";
import { Seo } from "@/components/head/Seo";
import type { FarmProps } from "@/lib/box/farm-props";
import { getRerollProps } from "@/lib/box/get-reroll-props.server";
import { farmPath } from "@/lib/site/box-paths";
import { getOddsProps } from "@/lib/wiki/odds/get-odds-props.server";

export const getStaticProps: GetStaticProps<FarmProps> = () => {
  const { rules, version } = getRerollProps();
  return { props: { rules, orbs: getOddsProps().orbs, version } };
};

export default function FarmRoute(props: FarmProps) {
  return (
    <>
      <Seo
        title="What to farm next"
        description="Find the next decoration, armor piece, talisman or reroll to farm in Monster Hunter Wilds: what improves your own builds most for each hunt it takes."
        path={farmPath}
      />
      <FarmPage {...props} />
    </>
  );
}
