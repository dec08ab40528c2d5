import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Name } from "@/components/game/Name";
import { Button } from "@/components/ui/Button";
import { TextInput } from "@/components/ui/TextInput";
import { maxTalismanName } from "@/lib/builder/collection/own-talismans";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { SavedTalisman } from "@/lib/builder/share/build-file";
import field from "./Field.module.css";
import classes from "./TalismanDialog.module.css";
import { TalismanSlots } from "./TalismanSlots";

interface TalismanRowProps {
  talisman: SavedTalisman;
  isEquipped: boolean;
  getName: GetName;
  onEquip(): void;
  onRename(name: string): void;
  onDelete(): void;
}

/** One saved talisman: what it is, and what can be done with it. */
export function TalismanRow({
  talisman,
  isEquipped,
  getName,
  onEquip,
  onRename,
  onDelete,
}: TalismanRowProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const renamer = useRef<HTMLButtonElement>(null);
  const finish = () => {
    // The field goes: the focus returns to what opened it.
    renamer.current?.focus();
    setTyped(null);
  };
  const kind = getName("talisman", talisman.talisman);
  const called = talisman.name || kind;
  return (
    <li className={classes.talisman}>
      <div className={classes.what}>
        {typed === null ? (
          <p className={classes.name}>
            {talisman.name || (
              <Name entity="talismans" id={talisman.talisman}>
                {kind}
              </Name>
            )}
            {talisman.name && <span className={classes.kind}> {kind}</span>}
          </p>
        ) : (
          <form
            className={classes.rename}
            onSubmit={(event) => {
              event.preventDefault();
              onRename(typed);
              finish();
            }}
          >
            <TextInput
              size="sm"
              autoFocus
              className={classes.newName}
              aria-label={`Name of ${called}`}
              value={typed}
              maxLength={maxTalismanName}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Escape") return;
                // It ends the renaming, not the dialog.
                event.preventDefault();
                event.stopPropagation();
                finish();
              }}
            />
            <Button type="submit">Rename</Button>
          </form>
        )}
        <p className={classes.skills}>
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
      </div>
      <div className={classes.tools}>
        {isEquipped ? (
          <span className={classes.equipped}>✓ Equipped</span>
        ) : (
          <Button aria-label={`Equip ${called}`} onClick={onEquip}>
            Equip
          </Button>
        )}
        <button
          ref={renamer}
          type="button"
          className={field.icon}
          aria-label={`Rename ${called}`}
          onClick={() => setTyped(talisman.name)}
        >
          <IconPencil size={18} stroke={1.75} aria-hidden="true" />
        </button>
        <button type="button" className={field.icon} aria-label={`Delete ${called}`} onClick={onDelete}>
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
