import { EntityLink } from "@/components/game/EntityLink";
import { questKindLabels, unlockWords } from "@/lib/catalog/world-labels";
import type { FirstQuest } from "@/lib/wiki/monsters/monster-page";

/** The first quest with a monster, and what that takes: some ask to hunt it in the field before. */
export function FirstMet({ quest }: { quest: FirstQuest }) {
  const { id, name, kind, stars, hunterRank, unlockedBy } = quest;
  return (
    <>
      <EntityLink entity="quests" id={id} name={name} />, {questKindLabels[kind].toLowerCase()} {stars}★,
      hunter rank {hunterRank}
      {unlockedBy.map((each, index) => (
        <span key={`${each.entity} ${each.id}`}>
          {index === 0 ? ", after " : " and "}
          {unlockWords[each.entity].toLowerCase()}{" "}
          <EntityLink entity={each.entity} id={each.id} name={each.name} />
        </span>
      ))}
    </>
  );
}
