import { Fragment, type ReactNode } from "react";
import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import { EntityLink } from "@/components/game/EntityLink";
import { RarityGem } from "@/components/game/RarityGem";
import { Zenny } from "@/components/game/Zenny";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { FigureTable } from "@/components/ui/FigureTable";
import { Fold } from "@/components/ui/Fold";
import { Section } from "@/components/ui/Section";
import { EffortRules } from "@/components/wiki/drops/EffortRules";
import { RankedTable } from "@/components/wiki/drops/RankedTable";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { itemTypeLabels } from "@/lib/catalog/world-labels";
import { getDropFinderPath, getItemPath } from "@/lib/site/wiki-paths";
import { formatCount, formatNumber } from "@/lib/text/format";
import { describeItem } from "@/lib/wiki/items/describe-item";
import type { AmmoFigure, ItemDetail, RecipeDetail } from "@/lib/wiki/items/item-types";
import { buyPriceDoubt } from "@/lib/wiki/items/labels";
import { ItemCrafting } from "./ItemCrafting";
import { ItemDrops } from "./ItemDrops";
import { ItemFood } from "./ItemFood";
import { ItemOwned } from "./ItemOwned";
import { ItemQuests } from "./ItemQuests";
import { OtherItemWays } from "./OtherItemWays";

interface ItemPageProps {
  item: ItemDetail;
  /** Other features' content at the end. */
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
        { label: "You own", value: <ItemOwned id={id} name={name} /> },
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

/** Effect of a shot of the item, where it is ammo. */
function ItemAmmo({ figures }: { figures: readonly AmmoFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <Section id="ammo" title="As ammo" icon="item">
      <FigureTable caption="As ammo" rows={figures} />
      <p className="max-w-[72ch] pt-2 text-14 leading-5 text-dim">
        For a heavy bowgun at level 1. Distances are in the game’s own units.
      </p>
    </Section>
  );
}

/** The quickest sources of an item, of all kinds; nothing where there is nothing to compare. */
function ItemRanking({ item: { id, name, sources, sourceCount } }: { item: ItemDetail }) {
  if (sources.length < 2) return null;
  const shown = sources.length < sourceCount ? `${formatNumber(sources.length)} of ` : "";
  return (
    <Section
      id="sources"
      title="Quickest sources"
      icon="item"
      aside={<a href={getDropFinderPath(id)}>{`${shown}${formatCount(sourceCount, "source", "sources")}`}</a>}
      flush
    >
      <RankedTable caption={`Sources of ${name}, quickest first`} item={id} rows={sources} />
      <Fold look="box" className="mt-3" summary="How this is calculated">
        <ul className="max-w-text list-disc ps-8 pe-3.5 pb-3.5 text-14 leading-5.5 text-dim">
          <EffortRules />
        </ul>
      </Fold>
    </Section>
  );
}

/** Recipes, one per line: what goes in, what comes out. */
function ItemRecipes({ recipes }: { recipes: readonly RecipeDetail[] }) {
  return (
    <ul className="divide-y">
      {recipes.map(({ inputs, output, amount }) => (
        <li className="py-1.5" key={`${inputs.map(({ id }) => id).join("+")}=${output.id}`}>
          {inputs.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && <span className="text-dim"> + </span>}
              <EntityLink entity="items" id={id} name={name} />
            </Fragment>
          ))}
          <span className="text-dim"> = </span>
          <EntityLink entity="items" id={output.id} name={output.name} />
          <span className="text-dim"> ×&nbsp;{formatNumber(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The sections that the page of an item has, for its map. */
function getItemSections(item: ItemDetail): { id: string; label: string }[] {
  const { sources, rewards, otherWays, madeBy, makes, weapons, armor, charms, kinsects, palicoGear } = item;
  const { ingredient, meals, artianPoints, ammo, effects } = item;
  return [
    { id: "effect", label: "Effect", shown: effects.length > 0 },
    { id: "sources", label: "Quickest sources", shown: sources.length > 1 },
    { id: "drops", label: "Drop sources", shown: true },
    { id: "quests", label: "Quest rewards", shown: rewards.length > 0 },
    { id: "ways", label: "Gathered, caught, bought, traded", shown: otherWays.length > 0 },
    { id: "recipe", label: "Recipe", shown: madeBy.length > 0 },
    { id: "makes", label: "Used in recipes", shown: makes.length > 0 },
    { id: "weapons", label: "Weapons", shown: weapons.length > 0 },
    { id: "armor", label: "Armor", shown: armor.length > 0 },
    { id: "charms", label: "Charms", shown: charms.length > 0 },
    { id: "kinsects", label: "Kinsects", shown: kinsects.length > 0 },
    { id: "palico-gear", label: "Palico gear", shown: palicoGear.length > 0 },
    { id: "ammo", label: "As ammo", shown: ammo.length > 0 },
    { id: "food", label: "As an ingredient", shown: ingredient !== null },
    { id: "meals", label: "Voucher for", shown: meals.length > 0 },
    { id: "artian", label: "Artian reinforcement", shown: artianPoints.length > 0 },
  ]
    .filter(({ shown }) => shown)
    .map(({ id, label }) => ({ id, label }));
}
