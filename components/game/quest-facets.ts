import { createFacets, toOptions } from "@/components/list/facets";
import type { Named } from "@/lib/catalog/named";
import { type QuestKind, questKinds } from "@/lib/catalog/world-codes";
import { questKindLabels } from "@/lib/catalog/world-labels";

interface QuestFacetRow extends Named {
  readonly targets: readonly Named[];
  readonly stars: number;
  readonly kind: QuestKind;
}

const starCounts = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/** Facets of every list of quests: name, target, stars and type. */
export function createQuestFacets<Row extends QuestFacetRow>(monsters: readonly Named[]) {
  const { text, oneOf, anyOf } = createFacets<Row>();
  return {
    q: text({
      label: "Quest or monster",
      chip: "Name",
      texts: ({ id, name, targets }, names) => ({
        names: names.list("quests", id, name),
        mentions: targets.flatMap((target) => names.list("monsters", target.id, target.name)),
      }),
    }),
    monster: oneOf({
      label: "Monster",
      options: monsters.map(({ id, name }) => ({ value: id, label: name })),
      has: ({ targets }, monster) => targets.some(({ id }) => id === monster),
    }),
    stars: anyOf({
      label: "Stars",
      options: toOptions(starCounts),
      has: (row, stars) => row.stars === Number(stars),
    }),
    kind: anyOf({
      label: "Type",
      options: toOptions(questKinds, questKindLabels),
      has: (row, kind) => row.kind === kind,
    }),
  };
}
