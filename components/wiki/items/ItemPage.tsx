import { ActionLink } from "@/components/ui/Action";
import { DoubtfulFigure } from "@/components/wiki/kit/DoubtfulFigure";
import { RarityGem } from "@/components/wiki/kit/RarityGem";
import { Section } from "@/components/wiki/kit/Section";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { Zenny } from "@/components/wiki/kit/Zenny";
import { itemTypeWords } from "@/lib/catalog/vocabulary";
import { dropFinderPath, itemPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { describeItem } from "@/lib/wiki/items/describe-item";
import { itemSections } from "@/lib/wiki/items/item-sections";
import type { ItemView } from "@/lib/wiki/items/types";
import { buyPriceDoubt } from "@/lib/wiki/items/words";
import { ItemDrops } from "./ItemDrops";
import { ItemFood } from "./ItemFood";
import { ItemMakes } from "./ItemMakes";
import { ItemRecipes } from "./ItemRecipes";

/** One item: stats, sources and uses. */
export function ItemPage({ item }: { item: ItemView }) {
  const { id, name, type, rarity, sell, buy, carry, madeBy, makes } = item;
  const description = describeItem(item);
  return (
    <WikiPage
      title={name}
      path={itemPath(id)}
      description={`${name} in Monster Hunter Wilds. ${description}`}
      section="items"
      breadcrumb={[{ label: "Items", href: itemPath() }]}
      entity="items"
      id={id}
      names={item.names}
      summary={description}
      figures={[
        { label: "Type", value: itemTypeWords[type] },
        { label: "Rarity", value: <RarityGem rarity={rarity} /> },
        { label: "Sell price", value: sell > 0 ? <Zenny amount={sell} /> : "Can't be sold" },
        { label: "Buy price", value: buyPrice(buy) },
        { label: "Carry limit", value: formatNumber(carry) },
      ]}
      actions={
        item.drops.some(({ sources }) => sources.some(({ chance }) => chance > 0)) && (
          <ActionLink href={dropFinderPath(id)} weight="filled">
            Find the fastest hunt
          </ActionLink>
        )
      }
      toc={itemSections(item)}
    >
      <ItemDrops item={item} />
      {madeBy.length > 0 && (
        <Section id="recipe" title="Recipe" icon="item">
          <ItemRecipes recipes={madeBy} />
        </Section>
      )}
      {makes.length > 0 && (
        <Section id="makes" title="Used in recipes" icon="item">
          <ItemRecipes recipes={makes} />
        </Section>
      )}
      <ItemMakes item={item} />
      <ItemFood item={item} />
    </WikiPage>
  );
}

function buyPrice(buy: number) {
  if (buy === 0) return "None";
  return (
    <DoubtfulFigure why={buyPriceDoubt}>
      <Zenny amount={buy} />
    </DoubtfulFigure>
  );
}
