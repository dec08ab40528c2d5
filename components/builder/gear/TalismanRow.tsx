import { ActionIcon, Button } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Name } from "@/components/game/Name";
import { TalismanSlots } from "@/components/game/TalismanSlots";
import { maxTalismanName } from "@/lib/builder/collection/own-talismans";
import type { DeltaPart } from "@/lib/builder/gear/list-delta-parts";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { SavedTalisman } from "@/lib/builder/share/build-file";
import { DeltaChips } from "../DeltaChips";
import { RenameForm } from "../RenameForm";

/** Builds that are named in a row. */
const maxNamed = 3;

interface TalismanRowProps {
  talisman: SavedTalisman;
  /** One that gives at least the same; `null` = none. */
  better: SavedTalisman | null;
  /** Names of one's own builds that it is in. */
  builds: readonly string[];
  /** Changes that equipping it would make, the damage to the target first. */
  parts: readonly DeltaPart[];
  isEquipped: boolean;
  getName: GetName;
  onEquip(): void;
  onRename(name: string): void;
  onDelete(): void;
}

/** One saved talisman: what it is, and what can be done with it. */
export function TalismanRow({
  talisman,
  better,
  builds,
  parts,
  isEquipped,
  getName,
  onEquip,
  onRename,
  onDelete,
}: TalismanRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const renamer = useRef<HTMLButtonElement>(null);
  const finish = () => {
    // The field goes: the focus returns to what opened it.
    renamer.current?.focus();
    setRenaming(false);
  };
  const kind = getName("talisman", talisman.talisman);
  const called = talisman.name || kind;
  return (
    <li className="flex flex-wrap items-center justify-between gap-y-1 gap-x-3 py-2 border-b">
      <div className="flex-[1_1_260px] min-w-0">
        {!isRenaming ? (
          <p className="leading-5.5 font-semibold wrap-anywhere">
            {talisman.name || (
              <Name entity="talismans" id={talisman.talisman}>
                {kind}
              </Name>
            )}
            {talisman.name && <span className="text-13 text-dim font-normal"> {kind}</span>}
          </p>
        ) : (
          <RenameForm
            label={`Name of ${called}`}
            name={talisman.name}
            maxLength={maxTalismanName}
            className="flex-1"
            onRename={onRename}
            onEnd={finish}
          />
        )}
        <p className="flex flex-wrap items-center gap-y-0.5 gap-x-3.5 text-14 leading-5.5">
          {talisman.skills.map(({ skill, level }) => (
            <span key={skill}>
              <Name entity="skills" id={skill}>
                {getName("skill", skill)}
              </Name>{" "}
              {level}
            </span>
          ))}
          <TalismanSlots slots={talisman.slots} />
        </p>
        {parts.length > 0 && (
          <p>
            <span className="visually-hidden">Changes: </span>
            <DeltaChips parts={parts} getName={getName} />
          </p>
        )}
        {builds.length > 0 && (
          <p className="text-12 leading-4 text-dim wrap-anywhere">
            Used in {builds.slice(0, maxNamed).join(", ")}
            {builds.length > maxNamed && ` and ${builds.length - maxNamed} more`}
          </p>
        )}
        {better && (
          <p className="text-12 leading-4 text-warn">
            Outclassed by {better.name || getName("talisman", better.talisman)}:{" "}
            {better.skills.map(({ skill, level }) => `${getName("skill", skill)} ${level}`).join(", ")}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        {isEquipped ? (
          <span className="px-2 text-14 text-good font-semibold">✓ Equipped</span>
        ) : (
          <Button aria-label={`Equip ${called}`} onClick={onEquip}>
            Equip
          </Button>
        )}
        <ActionIcon
          size={36}
          ref={renamer}
          className="flex-none"
          aria-label={`Rename ${called}`}
          onClick={() => setRenaming(true)}
        >
          <IconPencil size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon size={36} className="flex-none" aria-label={`Delete ${called}`} onClick={onDelete}>
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
    </li>
  );
}
