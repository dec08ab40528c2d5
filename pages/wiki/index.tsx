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
      summary="Every weapon, monster and drop, one search away."
      description="Every weapon, armor set, skill, monster, item and quest in Monster Hunter Wilds: hitzones, drop rates, upgrade trees and the latest additions."
    >
      <WikiDoor search={<SearchOpener />} data={props} />
    </WikiPage>
  );
}
