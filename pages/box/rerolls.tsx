import type { GetStaticProps } from "next";
import { RerollsPage } from "@/components/box/rerolls/RerollsPage";
import { Seo } from "@/components/head/Seo";
import { getRerollProps } from "@/lib/box/get-reroll-props.server";
import type { RerollProps } from "@/lib/box/reroll-advice";
import { rerollsPath } from "@/lib/site/box-paths";

export const getStaticProps: GetStaticProps<RerollProps> = () => ({ props: getRerollProps() });

/** Gogma Artian weapons and what their rerolls gave. */
export default function RerollsRoute(props: RerollProps) {
  return (
    <>
      <Seo
        title="Gogma reroll tracker"
        description="Track rerolls of Gogma Artian weapons in Monster Hunter Wilds: each result, what it cost, and whether to keep it or roll on, by the odds of the game’s tables."
        path={rerollsPath}
      />
      <RerollsPage {...props} />
    </>
  );
}
