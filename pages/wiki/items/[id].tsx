import type { GetStaticPaths, GetStaticProps } from "next";
import { SeenItemEvents } from "@/components/event-quests/seen-events";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { ItemPage } from "@/components/wiki/items/ItemPage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import { listHouseGuides } from "@/lib/guides/list-house-guides.server";
import type { CitedGuidesResponse } from "@/lib/guides/schema";
import { getItem } from "@/lib/wiki/items/get-item.server";
import type { ItemDetail } from "@/lib/wiki/items/item-types";

interface Props {
  item: ItemDetail;
  guides?: CitedGuidesResponse["guides"];
}

/** One item. */
export default function ItemRoute({ item, guides }: Props) {
  return (
    <ItemPage item={item}>
      <SeenItemEvents key={`events ${item.id}`} item={item.id} />
      <SeenCitedGuides key={item.id} kind="item" id={item.id} guides={guides} />
    </ItemPage>
  );
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("item");

export const getStaticProps: GetStaticProps<Props> = ({ params }) =>
  readRecordPage("item", params?.id, (id) => ({ item: getItem(id), guides: listHouseGuides("item", id) }));
