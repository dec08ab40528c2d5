import type { GetStaticProps } from "next";
import { AilmentCards } from "@/components/wiki/ailments/AilmentCards";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { ailmentsPath } from "@/lib/site/wiki-paths";
import type { AilmentCard } from "@/lib/wiki/ailments/ailment-types";
import { listAilments } from "@/lib/wiki/ailments/list-ailments.server";

interface Props {
  ailments: readonly AilmentCard[];
}

export const getStaticProps: GetStaticProps<Props> = () => ({ props: { ailments: listAilments() } });

export default function AilmentsRoute({ ailments }: Props) {
  return (
    <WikiPage
      title="Hunter Ailments"
      path={ailmentsPath}
      section="monster"
      summary="What blights, stun, bleeding, roars and other ailments do to you, without skills, and what cures them."
      description="Every ailment that hunters suffer in Monster Hunter Wilds: seconds, damage, multipliers, resistance that prevents it, cures and the monsters that cause it."
      record="hunter-ailments"
      source="Which parameter belongs to which ailment is read from its name in the game data; cures are those that the game's tips name."
    >
      <AilmentCards ailments={ailments} />
    </WikiPage>
  );
}
