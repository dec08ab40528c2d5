import type { GetStaticProps } from "next";
import { SearchOpener } from "@/components/search/SearchOpener";
import { WikiDoor } from "@/components/wiki/door/WikiDoor";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import type { DoorData } from "@/lib/wiki/door/door";
import { getDoor } from "@/lib/wiki/door/door.server";

export const getStaticProps: GetStaticProps<DoorData> = () => ({ props: getDoor() });

export default function WikiDoorPage(props: DoorData) {
  return (
    <WikiPage
      title="Wiki"
      path="/wiki"
      section="wiki"
      summary="Look it up, see where it comes from, get on with the hunt."
      description="Every weapon, armor set, skill, monster, item and quest of Monster Hunter Wilds with its figures: hitzones, drops with chances, upgrade trees and what is new."
    >
      <WikiDoor search={<SearchOpener />} data={props} />
    </WikiPage>
  );
}
