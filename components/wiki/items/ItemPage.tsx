import type { ReactNode } from "react";
import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import { RarityGem } from "@/components/game/RarityGem";
import { Zenny } from "@/components/game/Zenny";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { FigureTable } from "@/components/ui/FigureTable";
import { Section } from "@/components/ui/Section";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { itemTypeLabels } from "@/lib/catalog/labels";
import { getDropFinderPath, getItemPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { describeItem } from "@/lib/wiki/items/describe-item";
import { getItemSections } from "@/lib/wiki/items/get-item-sections";
import type { ItemDetail } from "@/lib/wiki/items/item-types";
import { buyPriceDoubt } from "@/lib/wiki/items/labels";
import { ItemAmmo } from "./ItemAmmo";
import { ItemCrafting } from "./ItemCrafting";
import { ItemDrops } from "./ItemDrops";
import { ItemFood } from "./ItemFood";
import { ItemQuests } from "./ItemQuests";
import { ItemRanking } from "./ItemRanking";
import { ItemRecipes } from "./ItemRecipes";
import { OtherItemWays } from "./OtherItemWays";

interface ItemPageProps {
  item: ItemDetail;
  /** What other features add at the end. */
  children?: ReactNode;
}

/** One item: stats, sources and uses. */
export function ItemPage({ item, children }: ItemPageProps) {
  const { id, name, type, rarity, sell, buy, carry, madeBy, makes } = item;
  const description = describeItem(item);
  return (
    <WikiPage
      title={name}
      path={getItemPath(id)}
      description={`${name} in Monster Hunter Wilds. ${description}`}
      section="item"
      id={id}
      names={item.names}
      summary={description}
      figures={[
        { label: "Type", value: itemTypeLabels[type] },
        { label: "Rarity", value: <RarityGem rarity={rarity} /> },
        { label: "Sell price", value: sell > 0 ? <Zenny amount={sell} /> : "Can't be sold" },
        { label: "Buy price", value: renderBuyPrice(buy) },
        { label: "Carry limit", value: formatNumber(carry) },
      ]}
      actions={
        item.sources.some(({ standing }) => standing === "open") && (
          <ButtonLink href={getDropFinderPath(id)} variant="filled">
            Find the fastest source
          </ButtonLink>
        )
      }
      toc={getItemSections(item)}
    >
      {item.effects.length > 0 && (
        <Section id="effect" title="Effect" icon="item">
          <FigureTable caption="Effect" rows={item.effects} />
        </Section>
      )}
      <ItemRanking item={item} />
      <ItemDrops item={item} />
      <ItemQuests item={item} />
      <OtherItemWays item={item} />
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
      <ItemCrafting item={item} />
      <ItemAmmo figures={item.ammo} />
      <ItemFood item={item} />
      {children}
    </WikiPage>
  );
}

function renderBuyPrice(buy: number) {
  if (buy === 0) return "None";
  return (
    <DoubtfulFigure why={buyPriceDoubt}>
      <Zenny amount={buy} />
    </DoubtfulFigure>
  );
}
