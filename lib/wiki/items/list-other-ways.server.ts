import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Named } from "@/lib/catalog/named";
import type { ItemSource } from "@/lib/catalog/schema";
import { toSlug } from "@/lib/catalog/to-slug";
import type { OtherWay } from "./item-types";

/** Ways to an item besides monsters, quests and recipes; what gives most pieces at once comes first. */
export function listOtherWays(item: string): OtherWay[] {
  const { itemSources, items } = getCatalog();
  const buyPrice = items.require(item).buyPrice;
  return (itemSources.get(item)?.sources ?? []).map((source) => toWay(source, buyPrice));
}

function toWay(source: ItemSource, buyPrice: number): OtherWay {
  const { items, locales, sideQuests } = getCatalog();
  const toNamed = (id: string, from: { require(id: string): Named }): Named => {
    const { name } = from.require(id);
    return { id, name };
  };
  const way = {
    kind: source.kind,
    locale: "locale" in source && source.locale ? toNamed(source.locale, locales) : null,
    pieces: "pieces" in source ? source.pieces : null,
    give: "give" in source ? { ...toNamed(source.give, items), qty: source.giveQty } : null,
    place: null,
    sideQuest: null,
    rank: null,
    detail: "",
  };
  switch (source.kind) {
    case "gather":
      return {
        ...way,
        place: { id: toSlug(source.place), name: source.place },
        rank: source.rank,
        detail: `${source.times ? `${source.times} × ` : ""}${source.qty} at ${source.chance}%${source.rich ? ", rich find" : ""}`,
      };
    case "animal":
      return {
        ...way,
        place: { id: toSlug(source.animal), name: source.animal },
        detail: source.prizes.map(({ qty, chance }) => `${qty} at ${chance}%`).join(" or "),
      };
    case "shop":
      return { ...way, detail: `${buyPrice} zenny` };
    case "supportShip":
      return {
        ...way,
        detail: `up to ${source.qty}, ${source.points} points each, ${source.chance}% of ships`,
      };
    case "otherQuest":
      return {
        ...way,
        detail: `${source.qty} at ${source.chance}% per draw (${source.name ?? source.mission}${source.quests > 1 ? `, the best of ${source.quests}` : ""})`,
      };
    case "sideQuest":
      return {
        ...way,
        sideQuest: toNamed(source.sideQuest, sideQuests),
        detail: `${source.qty} at ${source.chance}% per draw${source.quests > 1 ? `, the best of ${source.quests}` : ""}`,
      };
    case "gift":
      return {
        ...way,
        sideQuest: source.sideQuest ? toNamed(source.sideQuest, sideQuests) : null,
        detail: `${source.qty}, once${source.gifts > 1 ? `, the largest of ${source.gifts} gifts` : ""}`,
      };
    case "questItem":
      return { ...way, sideQuest: toNamed(source.sideQuest, sideQuests) };
    case "rewardTable":
      return {
        ...way,
        detail: `${source.qty} at ${source.chance}% per draw (reward table ${source.table}${source.tables > 1 ? `, the best of ${source.tables}` : ""})`,
      };
    case "supplies":
      return { ...way, detail: source.qty ? `up to ${source.qty}` : "" };
    case "cooking":
      return {
        ...way,
        detail: `${source.draws} × ${source.prizes.map(({ qty, chance }) => `${qty} at ${chance}%`).join(" or ")}`,
      };
    case "bowling":
      return { ...way, detail: `${source.qty} at a time` };
    case "itemPack":
      return {
        ...way,
        detail: `${source.qty}, in ${source.packs === 1 ? "1 pack" : `${source.packs} packs`}`,
      };
    case "slinger":
      return {
        ...way,
        place: source.place === undefined ? null : { id: toSlug(source.place), name: source.place },
      };
    case "melding":
      return { ...way, detail: `${source.points} points` };
    case "workshop":
      return { ...way, detail: `${source.min} to ${source.max}` };
    default:
      return way;
  }
}

/** Items gathered in a locale alone or with other yields than elsewhere, by name, with their points. */
export function listGathered(locale: string): (Named & { readonly places: readonly Named[] })[] {
  const { itemSources, items } = getCatalog();
  return itemSources.all
    .flatMap(({ id, sources }) => {
      const here = sources.filter((source) => source.kind === "gather" && source.locale === locale);
      const places = new Map(
        here.flatMap((source) =>
          source.kind === "gather" ? [[toSlug(source.place), source.place] as const] : [],
        ),
      );
      return places.size === 0
        ? []
        : [
            {
              id,
              name: items.require(id).name,
              places: [...places].map(([slug, name]) => ({ id: slug, name })),
            },
          ];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}
