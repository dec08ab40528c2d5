import type { GetStaticProps } from "next";
import { DropFinder } from "@/components/wiki/drops/DropFinder";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import type { FinderProps } from "@/lib/wiki/drops/finder";
import { finderProps } from "@/lib/wiki/drops/finder-props.server";
import { dropFinderPath } from "@/lib/wiki/paths";

/** Every way to get an item, the quickest first. */
export default function DropFinderPage(props: FinderProps) {
  return (
    <WikiPage
      title="Drop finder"
      path={dropFinderPath()}
      description="Every way to get an item in Monster Hunter Wilds: which monster drops it, with which chance, and how many hunts that takes. Set what you carve, break and destroy."
      section="tools"
      icon="item"
      width="wide"
      summary="Name an item and how many you need: which monster gives it soonest, and after how many hunts."
    >
      <DropFinder {...props} />
    </WikiPage>
  );
}

export const getStaticProps: GetStaticProps<FinderProps> = () => ({ props: finderProps() });
