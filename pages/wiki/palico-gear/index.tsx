import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { PalicoGearList } from "@/components/wiki/palico/PalicoGearList";
import { getPalicoGearPath } from "@/lib/site/wiki-paths";
import { listPalicoGear } from "@/lib/wiki/palico/get-palico-gear.server";
import type { PalicoRow } from "@/lib/wiki/palico/palico-types";

interface Props {
  sets: readonly PalicoRow[];
}

export const getStaticProps: GetStaticProps<Props> = () => ({ props: { sets: listPalicoGear() } });

export default function PalicoGearRoute({ sets }: Props) {
  return (
    <WikiPage
      title="Palico Gear"
      path={getPalicoGearPath()}
      section="palico-gear"
      summary="Weapons and armor for your Palico, by set."
      description="Every set of Palico gear in Monster Hunter Wilds: attack, element, affinity, defense, resistances and materials of each piece."
    >
      <PalicoGearList sets={sets} />
    </WikiPage>
  );
}
