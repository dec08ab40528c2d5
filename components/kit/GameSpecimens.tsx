import { useState } from "react";
import { ConditionalSkillList } from "@/components/game/ConditionalSkillList";
import { ElementValue } from "@/components/game/ElementValue";
import { Emblem } from "@/components/game/Emblem";
import { EntityLink } from "@/components/game/EntityLink";
import type { ElementOrStun } from "@/components/game/elements";
import { emblemNames } from "@/components/game/emblem-names";
import { MaterialList } from "@/components/game/MaterialList";
import { MyWeapon } from "@/components/game/MyWeapon";
import { Name } from "@/components/game/Name";
import { Notes } from "@/components/game/Notes";
import { OwnedField } from "@/components/game/OwnedField";
import { PlatformField } from "@/components/game/PlatformField";
import { RarityGem } from "@/components/game/RarityGem";
import { SharpnessGauge } from "@/components/game/SharpnessGauge";
import { SharpnessStrip } from "@/components/game/SharpnessStrip";
import { SkillChips } from "@/components/game/SkillChips";
import { SkillLevelList } from "@/components/game/SkillLevelList";
import { Slots } from "@/components/game/Slots";
import { SummaryTable } from "@/components/game/SummaryTable";
import type { SkillEntry } from "@/components/game/skill-entry";
import { TalismanSlots } from "@/components/game/TalismanSlots";
import { WeaponTypeField } from "@/components/game/WeaponTypeField";
import { Zenny } from "@/components/game/Zenny";
import { GameIcon } from "@/components/ui/GameIcon";
import { iconNames } from "@/components/ui/icon-names";
import { LogoMark } from "@/components/ui/LogoMark";
import { ProfileIcon } from "@/components/ui/ProfileIcon";
import { readColumns } from "@/lib/builder/summary/summary-columns";
import { type WeaponType, weaponElements } from "@/lib/catalog/codes";
import { hornNotes } from "@/lib/catalog/weapon-codes";
import { profileIconIds } from "@/lib/profiles/icons";
import type { Platform } from "@/lib/site/platforms";
import { Specimen } from "./Specimen";

const elements: readonly ElementOrStun[] = [...weaponElements, "stun"];
const rarities = [1, 2, 3, 4, 5, 6, 7, 8];
const skills: readonly SkillEntry[] = [
  { id: "agitator", name: "Agitator", level: 5, max: 5, kind: "armor" },
  { id: "weakness-exploit", name: "Weakness Exploit", level: 3, max: 5, kind: "armor" },
  { id: "lords-soul", name: "Lord's Soul", kind: "group" },
];
const materials = [
  { item: { id: "rathalos-ruby", name: "Rathalos Ruby" }, qty: 1 },
  { item: { id: "monster-fluid", name: "Monster Fluid" }, qty: 12 },
];
const weapon = { attack: 220, affinity: -10, elements: [], color: "white" } as const;
const fire = { type: "fire", value: 300, cap: 700 } as const;
const summary = readColumns(
  {
    base: { weapon: { ...weapon, elements: [fire] }, defense: 512 },
    always: { weapon: { ...weapon, affinity: 2, elements: [{ ...fire, value: 700 }] }, defense: 530 },
    target: {
      least: { weapon: { ...weapon, affinity: 42, elements: [fire] }, defense: 530 },
      most: { weapon: { ...weapon, affinity: 77, elements: [fire] }, defense: 530 },
    },
  },
  "Rathalos",
);
const sharpness = {
  base: [50, 70, 100, 50, 60, 20, 0],
  handicraft: [30, 20],
  bar: [50, 70, 100, 50, 60, 40, 0],
  color: "white",
} as const;

/** Specimens of drawings of the game. */
export function GameSpecimens() {
  const [owned, setOwned] = useState(2);
  const [weapon, setWeapon] = useState<WeaponType | "">("");
  const [platform, setPlatform] = useState<Platform>("pc");
  return (
    <>
      <Specimen title="ElementValue: icon and value, word, signed">
        {elements.map((type) => (
          <ElementValue key={type} type={type} value={240} />
        ))}
        {elements.map((type) => (
          <ElementValue key={`${type}-word`} type={type} word />
        ))}
        <ElementValue type="fire" value={-12} word sign />
      </Specimen>
      <Specimen title="ProfileIcon: in its color, three sizes">
        {profileIconIds.map((id) => (
          <ProfileIcon key={id} id={id} size={32} />
        ))}
        <ProfileIcon id="dragon" size={24} />
        <ProfileIcon id="dragon" size={72} />
      </Specimen>
      <Specimen title="WeaponTypeField, PlatformField" layout="stack">
        <WeaponTypeField
          label="Weapon"
          emptyLabel="Choose a weapon"
          value={weapon}
          error={undefined}
          onChange={setWeapon}
        />
        <PlatformField value={platform} onChange={setPlatform} />
      </Specimen>
      <Specimen title="MyWeapon">
        <MyWeapon isLabeled />
      </Specimen>
      <Specimen title="RarityGem">
        {rarities.map((rarity) => (
          <RarityGem key={rarity} rarity={rarity} />
        ))}
        <RarityGem rarity={8} word />
      </Specimen>
      <Specimen title="Slots: some, none, of a weapon, of armor">
        <Slots levels={[3, 2, 1]} />
        <Slots levels={[]} />
        <Slots levels={[3, 1]} kind="weapon" />
        <Slots levels={[2, 1, 1]} kind="armor" />
        <TalismanSlots
          slots={[
            { kind: "weapon", slot: 1 },
            { kind: "armor", slot: 2 },
          ]}
        />
      </Specimen>
      <Specimen title="Notes">
        <Notes notes={hornNotes} />
      </Specimen>
      <Specimen title="SkillChips, SkillLevelList" layout="columns">
        <SkillChips skills={skills} />
        <SkillLevelList skills={skills} />
      </Specimen>
      <Specimen title="SummaryTable: panel, lines; ConditionalSkillList" layout="stack">
        <SummaryTable caption="Stats of a build" columns={summary} withoutSharpness />
        <SummaryTable caption="Stats of a build" columns={summary} look="lines" />
        <ConditionalSkillList
          skills={[
            {
              id: "agitator",
              name: "Agitator",
              level: 5,
              when: "while the large monster is enraged",
              uptime: "40%",
            },
          ]}
        />
      </Specimen>
      <Specimen title="SharpnessGauge, SharpnessStrip" layout="stack">
        <SharpnessGauge sharpness={sharpness} />
        <SharpnessStrip lengths={sharpness.bar} />
      </Specimen>
      <Specimen title="MaterialList: list, inline" layout="columns">
        <MaterialList materials={materials} />
        <MaterialList materials={materials} inline />
      </Specimen>
      <Specimen title="Name, EntityLink, Zenny">
        <Name entity="monsters" id="rathalos">
          Rathalos
        </Name>
        <EntityLink
          entity="skills"
          id="agitator"
          name="Agitator"
          icon={<GameIcon name="skill" />}
          suffix=" Lv 5"
        />
        <EntityLink entity="items" id="rathalos-ruby" name="Rathalos Ruby" />
        <Zenny amount={12000} />
      </Specimen>
      <Specimen title="OwnedField" layout="columns">
        <div className="flex items-center">
          Rathalos Ruby
          <OwnedField name="Rathalos Ruby" owned={owned} onChange={setOwned} />
        </div>
      </Specimen>
      <Specimen title={`GameIcon: all ${iconNames.length}`}>
        {iconNames.map((name) => (
          <GameIcon key={name} name={name} size={24} label={name} />
        ))}
      </Specimen>
      <Specimen title={`Emblem: all ${emblemNames.length}`}>
        {emblemNames.map((name) => (
          <Emblem key={name} name={name} size={40} />
        ))}
      </Specimen>
      <Specimen title="LogoMark">
        <LogoMark />
        <LogoMark size={48} />
      </Specimen>
    </>
  );
}
