import type { ReactNode } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { RarityGem } from "@/components/game/RarityGem";
import { Slots } from "@/components/game/Slots";
import { DataTable } from "@/components/list/DataTable";
import { Section } from "@/components/ui/Section";
import { GivenSkills } from "@/components/wiki/jewelry/GivenSkills";
import { BuilderLink } from "@/components/wiki/kit/BuilderLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { AddToWishlist } from "@/components/wiki/wishlist/AddToWishlist";
import type { DecorationKind } from "@/lib/catalog/codes";
import { decorationKindLabels } from "@/lib/catalog/labels";
import { getDecorationPath, getItemPath, oddsPath } from "@/lib/site/wiki-paths";
import { formatCount, formatPercent } from "@/lib/text/format";
import type { DecorationDetail } from "@/lib/wiki/decorations/decoration-types";
import { decorationColumns } from "./decoration-columns";

interface DecorationPageProps {
  decoration: DecorationDetail;
  /** Other features' content at the end. */
  children?: ReactNode;
}

/** The page of one decoration. */
export function DecorationPage({ decoration, children }: DecorationPageProps) {
  const { id, name, kind, slot, rarity, skills, siblings, names } = decoration;
  const skillLine = skills.map((skill) => `${skill.name} ${skill.level}`).join(" and ");
  return (
    <WikiPage
      title={name}
      path={getDecorationPath(id)}
      section="decoration"
      description={`${name} gives ${skillLine}. ${formatSlot(kind, slot)} Skill effects and other decorations with the same skill.`}
      id={id}
      names={names}
      summary={formatSlot(kind, slot)}
      figures={[
        { label: "Type", value: decorationKindLabels[kind] },
        { label: "Slot", value: <Slots levels={[slot]} kind={kind} /> },
        { label: "Rarity", value: <RarityGem rarity={rarity} /> },
      ]}
      actions={
        <>
          <BuilderLink opening={{ kind: "use-decoration", id }} name={name} />
          <AddToWishlist kind="decoration" id={id} name={name} />
        </>
      }
      toc={[
        { id: "skills", label: skills.length === 1 ? "Skill" : "Skills" },
        { id: "orbs", label: "Orbs and quests" },
        ...siblings.map(({ skill }) => ({ id: `with-${skill.id}`, label: `More ${skill.name}` })),
      ]}
      source={
        <>
          Odds from orbs: see the <a href={`${oddsPath}?decoration=${id}`}>odds calculator</a>.
        </>
      }
    >
      <Section id="skills" title={skills.length === 1 ? "Skill" : "Skills"}>
        <GivenSkills skills={skills} />
      </Section>
      <Section id="orbs" title="Orbs and quests">
        <OrbSources id={id} orbs={decoration.orbs} />
      </Section>
      {siblings.map(({ skill, decorations }) => (
        <Section
          key={skill.id}
          id={`with-${skill.id}`}
          flush
          title={
            <span>
              Other decorations with <EntityLink entity="skills" id={skill.id} name={skill.name} />
            </span>
          }
        >
          <DataTable
            caption={`Other decorations with ${skill.name}`}
            columns={decorationColumns}
            rows={decorations}
            rowKey={(row) => row.id}
            rowHref={(row) => getDecorationPath(row.id)}
          />
        </Section>
      ))}
      {children}
    </WikiPage>
  );
}

/** Where a decoration goes, in a sentence. */
function formatSlot(kind: DecorationKind, slot: number): string {
  const size = slot === 3 ? "3" : `${slot} or higher`;
  return `Fits ${kind} slots of level ${size}.`;
}

/** Which orbs a decoration comes from, how likely, and which quests give those orbs. */
function OrbSources({ id, orbs }: Pick<DecorationDetail, "id" | "orbs">) {
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
