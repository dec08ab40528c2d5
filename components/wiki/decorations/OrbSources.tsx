import { EntityLink } from "@/components/game/EntityLink";
import { getItemPath, oddsPath } from "@/lib/site/wiki-paths";
import { formatCount, formatPercent } from "@/lib/text/format";
import type { DecorationDetail } from "@/lib/wiki/decorations/decoration-types";

/** Which orbs a decoration comes from, how likely, and which quests give those orbs. */
export function OrbSources({ id, orbs }: Pick<DecorationDetail, "id" | "orbs">) {
  if (orbs.length === 0) {
    return <p className="text-14 leading-5">No orb in the game data holds it.</p>;
  }
  return (
    <>
      <ul className="grid lg:grid-cols-2 content-start gap-x-10 text-14 leading-5">
        {orbs.map(({ id: orb, name, chance, quests, moreQuests }) => (
          <li key={orb} className="py-2 border-b">
            <EntityLink entity="items" id={orb} name={name} />{" "}
            <b className="font-semibold tabular-nums">{formatPercent(chance, 2)}</b>
            {quests.length > 0 && (
              <ul className="mt-0.5 text-dim" aria-label={`Quests that give ${name}`}>
                {quests.map((quest) => (
                  <li key={quest.id} className="flex justify-between gap-3">
                    <span className="min-w-0">
                      {quest.stars}★ <EntityLink entity="quests" id={quest.id} name={quest.name} />
                    </span>
                    <span className="tabular-nums">{formatPercent(quest.chance)}</span>
                  </li>
                ))}
                {moreQuests > 0 && (
                  <li>
                    <a href={`${getItemPath(orb)}#quests`}>
                      {formatCount(moreQuests, "more quest", "more quests")}
                    </a>
                  </li>
                )}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <p className="max-w-[72ch] mt-3 text-14 leading-5 text-dim">
        Next to an orb: the chance that one is this decoration. Next to a quest: the chance per reward draw.{" "}
        <a href={`${oddsPath}?decoration=${id}`}>Odds calculator</a>
      </p>
    </>
  );
}
