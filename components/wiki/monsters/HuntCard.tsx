import { Fragment, type ReactNode } from "react";
import bySevering from "@/components/game/by-severing.module.css";
import elementColors from "@/components/game/elements.module.css";
import { Name } from "@/components/game/Name";
import { GameIcon } from "@/components/ui/GameIcon";
import { monsterItemLabels, statusLabels } from "@/lib/catalog/world-labels";
import { damageLabels, rawTypes } from "@/lib/wiki/monsters/damage-types";
import type { HitPart, HuntCapture } from "@/lib/wiki/monsters/hunt-card";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster-page";
import { EffectivenessStars } from "./EffectivenessStars";
import { FirstMet } from "./FirstMet";
import classes from "./HuntCard.module.css";

/**
 * One screen for a phone between two hunts: where and with what to hit, what works, what to eat and to break, and when
 * it can be captured. Labels lead to the sections. Which hits are shown follows the visitor's weapon by the style sheet.
 */
export function HuntCard({ card, breaks, food, firstQuest }: MonsterPageProps) {
  const { element, statuses, items, capture } = card;
  const names = (isSeverable: boolean) => breaks.filter((each) => each.isSeverable === isSeverable);
  return (
    <section aria-label="Hunt card" className={`${classes.card} px-3 py-1 border rounded-md bg-card`}>
      <dl className="text-14 leading-5">
        {element && (
          <Row label="Element" to="hitzones">
            <span className={`${elementColors.elements} inline-flex items-center gap-1 align-bottom`}>
              <span data-element={element.id} className="inline-flex items-center gap-1">
                <GameIcon name={element.id} size={16} />
                <Name entity="elements" id={element.id}>
                  {damageLabels[element.id].label}
                </Name>
              </span>
            </span>{" "}
            <PartList parts={element.parts} />
          </Row>
        )}
        <BestHits card={card} />
        {statuses.length > 0 && (
          <Row label="Ailments" to="status">
            {statuses.map(([status, stars], index) => (
              <Fragment key={status}>
                {index > 0 && " · "}
                <span className="whitespace-nowrap">
                  {statusLabels[status]} <EffectivenessStars count={stars} />
                </span>
              </Fragment>
            ))}
          </Row>
        )}
        {items && (
          <Row label="Traps" to="status">
            {items.length > 0
              ? items.map((item) => monsterItemLabels[item]).join(" · ")
              : "No trap or pod works"}
          </Row>
        )}
        {food && (
          <Row label="Eat" to="food">
            {food.unsevered && food.unsevered.id !== food.village.id ? (
              <>
                <span className={bySevering.severing}>{food.village.name}</span>
                <span className={bySevering.unsevered}>{food.unsevered.name}</span>
              </>
            ) : (
              food.village.name
            )}
            , or {food.ration.name.toLowerCase()}
            {food.ration.ingredients.map(({ id, name }) => (
              <span key={id}>
                {" + "}
                <Name entity="items" id={id}>
                  {name}
                </Name>
              </span>
            ))}
          </Row>
        )}
        {names(false).length > 0 && (
          <Row label="Break" to="breaks">
            <BreakNames breaks={names(false)} />
          </Row>
        )}
        {names(true).length > 0 && (
          <Row label="Sever" to="breaks">
            <BreakNames breaks={names(true)} />
          </Row>
        )}
        {capture !== undefined && <Row label="Capture">{formatCapture(capture)}</Row>}
        {firstQuest && (
          <Row label="First quest" to="quests">
            <FirstMet quest={firstQuest} />
          </Row>
        )}
      </dl>
    </section>
  );
}

interface RowProps {
  label: string;
  /** Id of the section that has all of it. */
  to?: string;
  /** Shown for this kind of hit alone; `any` = while no weapon is chosen. */
  hit?: string;
  children: ReactNode;
}

function Row({ label, to, hit, children }: RowProps) {
  return (
    <div className={`${classes.row} grid gap-x-2 py-1 not-first:border-t`} data-for={hit}>
      <dt className="text-dim">{to ? <a href={`#${to}`}>{label}</a> : label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** Three rows of parts for one weapon, or the best part of each kind of hit. */
function BestHits({ card: { hits } }: Pick<MonsterPageProps, "card">) {
  return (
    <>
      {rawTypes.map((type) => (
        <Row key={type} label={damageLabels[type].label} to="hitzones" hit={type}>
          <PartList parts={hits[type]} />
        </Row>
      ))}
      <Row label="Best part" to="hitzones" hit="any">
        {rawTypes.map((type, index) => (
          <Fragment key={type}>
            {index > 0 && " · "}
            <span className="text-dim">{damageLabels[type].label.toLowerCase()}</span>{" "}
            <PartList parts={hits[type].slice(0, 1)} />
          </Fragment>
        ))}
      </Row>
    </>
  );
}

function PartList({ parts }: { parts: readonly HitPart[] }) {
  if (parts.length === 0) return "No part";
  return parts.map(([id, name, value], index) => (
    <Fragment key={`${id} ${value}`}>
      {index > 0 && " · "}
      <Name entity="parts" id={id}>
        {name}
      </Name>{" "}
      <b className="font-semibold">{value}</b>
    </Fragment>
  ));
}

function BreakNames({ breaks }: Pick<MonsterPageProps, "breaks">) {
  return breaks.map(({ part, name }, index) => (
    <Fragment key={part}>
      {index > 0 && " · "}
      <Name entity="parts" id={part}>
        {name}
      </Name>
    </Fragment>
  ));
}

function formatCapture(capture: HuntCapture | null): string {
  if (!capture) return "Cannot be captured";
  const { limpPct, buildup } = capture;
  const tranquilizers = `${buildup} tranquilizer buildup`;
  if (!limpPct) return `Takes ${tranquilizers}`;
  const [lowest, highest] = limpPct;
  const health = lowest === highest ? `${lowest}%` : `${lowest} to ${highest}%`;
  return `Limps at ${health} health, takes ${tranquilizers}`;
}
