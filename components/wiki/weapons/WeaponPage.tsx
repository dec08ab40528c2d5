import { Emblem } from "@/components/game/Emblem";
import { EntityLink } from "@/components/game/EntityLink";
import { getSeriesEmblem } from "@/components/game/get-emblem";
import { LevelBar } from "@/components/game/LevelBar";
import { Section } from "@/components/ui/Section";
import { getWeaponTreePath } from "@/lib/site/wiki-paths";
import type { WeaponDetail, WeaponSkillRow } from "@/lib/wiki/weapons/weapon-detail";
import { ArtianPanel } from "./ArtianPanel";
import { CraftingPanel } from "./CraftingPanel";
import { SharpnessTable } from "./SharpnessTable";
import { getSpecialTitle, SpecialPanel } from "./SpecialPanel";
import classes from "./TreePanel.module.css";
import { WeaponLinks } from "./WeaponLinks";

/**
 * The page of one weapon below its key stats: skills, crafting, upgrades. Its sharpness is in the key stats already; how
 * Handicraft changes it comes after what it takes to craft.
 */
export function WeaponPage({ weapon }: { weapon: WeaponDetail }) {
  const { sharpness, handicraft, skills, special, artian, step, path, sameSeries, series } = weapon;
  return (
    <>
      {skills.length > 0 && (
        <Section id="skills" title="Skills">
          <WeaponSkills skills={skills} />
        </Section>
      )}
      {special && (
        <Section id="special" title={getSpecialTitle(special)}>
          <SpecialPanel special={special} type={weapon.type} isByParts={artian !== null} />
        </Section>
      )}
      {artian && (
        <Section id="artian" title="Parts and reinforcements">
          <ArtianPanel rules={artian} />
        </Section>
      )}
      {step && (
        <Section id="making" title="Crafting">
          <CraftingPanel weapon={weapon} step={step} />
        </Section>
      )}
      {sharpness && (
        <Section id="sharpness" title="Sharpness">
          <SharpnessTable lengths={sharpness} handicraft={handicraft} />
        </Section>
      )}
      {path.length > 0 && (
        <Section id="tree" title="Upgrade tree">
          <TreePanel weapon={weapon} />
        </Section>
      )}
      {series && sameSeries.length > 0 && (
        <Section
          id="series"
          title={
            <>
              <Emblem name={getSeriesEmblem(series)} size={28} className="inline-block me-2.5 align-middle" />
              Other {series} weapons
            </>
          }
        >
          <WeaponLinks type={weapon.type} weapons={sameSeries} caption={`Other ${series} weapons`} />
        </Section>
      )}
    </>
  );
}

/** The sections of a weapon page, for its table of contents. */
export function getWeaponSections(weapon: WeaponDetail): readonly { id: string; label: string }[] {
  const { sharpness, skills, special, artian, step, path, sameSeries } = weapon;
  return [
    ...(skills.length > 0 ? [{ id: "skills", label: "Skills" }] : []),
    ...(special ? [{ id: "special", label: getSpecialTitle(special) }] : []),
    ...(artian ? [{ id: "artian", label: "Parts and reinforcements" }] : []),
    ...(step ? [{ id: "making", label: "Crafting" }] : []),
    ...(sharpness ? [{ id: "sharpness", label: "Sharpness" }] : []),
    ...(path.length > 0 ? [{ id: "tree", label: "Upgrade tree" }] : []),
    ...(sameSeries.length > 0 ? [{ id: "series", label: "Same series" }] : []),
  ];
}

/** Skills of a weapon with their levels and what they do. */
function WeaponSkills({ skills }: { skills: readonly WeaponSkillRow[] }) {
  return (
    <ul className="grid gap-4">
      {skills.map(({ id, name, level, max, text }) => (
        <li key={id}>
          <div className="flex flex-wrap items-center gap-y-1 gap-x-3">
            <EntityLink entity="skills" id={id} name={name} className="font-bold" />
            <span className="text-dim tabular-nums">Level {level}</span>
            <LevelBar level={level} max={max} />
          </div>
          {text && <p className="max-w-[70ch] mt-1 text-dim">{text}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The way from the root to a weapon, and what it is upgraded into. */
function TreePanel({ weapon }: { weapon: WeaponDetail }) {
  const { id, path, upgrades, type } = weapon;
  return (
    <>
      <ol className={`${classes.path} mb-4 flex flex-wrap gap-y-1 gap-x-1.5`} aria-label="Upgrade path">
        {path.map((step) => (
          <li key={step.id} aria-current={step.id === id ? "true" : undefined}>
            {step.id === id ? (
              <strong>{step.name}</strong>
            ) : (
              <EntityLink entity="weapons" id={step.id} name={step.name} />
            )}
          </li>
        ))}
      </ol>
      {upgrades.length > 0 ? (
        <WeaponLinks type={type} weapons={upgrades} caption="Upgrades into" titled />
      ) : (
        <p className="mt-3 text-dim">Final upgrade.</p>
      )}
      <p className="mt-3">
        <a href={`${getWeaponTreePath(type)}?at=${id}`}>Show in tree</a>
      </p>
    </>
  );
}
