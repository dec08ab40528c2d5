import { useMemo, useState } from "react";
import { ActionButton } from "@/components/ui/Action";
import type { Builder } from "@/hooks/builder/use-builder";
import { newArtian } from "@/lib/builder/editor/apply-opening";
import { artianProblems } from "@/lib/builder/loadout/check-artian";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { LoadoutWeapon } from "@/lib/builder/loadout/loadout-catalog";
import type { ArtianChoices } from "@/lib/builder/loadout/model";
import { problemInWords } from "@/lib/builder/loadout/problem-words";
import classes from "./ArtianEditor.module.css";
import { ArtianOutcome } from "./ArtianOutcome";
import { ArtianParts } from "./ArtianParts";
import { ArtianRolls } from "./ArtianRolls";
import field from "./Field.module.css";
import { FocusChoice } from "./FocusChoice";
import { GearDialog } from "./GearDialog";
import { ReinforcementFields } from "./ReinforcementFields";

interface ArtianEditorProps {
  builder: Builder;
  onClose(): void;
}

/** How the equipped Artian weapon was assembled and reinforced. */
export function ArtianEditor({ builder, onClose }: ArtianEditorProps) {
  const { loadout, book } = builder;
  const weapon = loadout.weapon && book.catalog.weapons.get(loadout.weapon.id);
  const first = weapon && (loadout.weapon?.artian ?? newArtian(weapon, book.catalog));
  if (!weapon || !first || weapon.artian === null) {
    return (
      <GearDialog title="Edit Artian weapon" onClose={onClose}>
        <p className={classes.none}>The equipped weapon is not made of Artian parts.</p>
      </GearDialog>
    );
  }
  return <ArtianForm builder={builder} wielded={weapon} first={first} onClose={onClose} />;
}

interface ArtianFormProps extends ArtianEditorProps {
  wielded: LoadoutWeapon;
  first: ArtianChoices;
}

function ArtianForm({ builder, wielded, first, onClose }: ArtianFormProps) {
  const { loadout, derived, book } = builder;
  const { catalog, nameOf } = book;
  const [id, setId] = useState(wielded.id);
  const [choices, setChoices] = useState(first);
  const weapon = catalog.weapons.get(id) ?? wielded;
  const problems = artianProblems(weapon, choices, catalog.artian);
  const after = useMemo(() => {
    const decorations = loadout.weapon?.decorations ?? [];
    return deriveLoadout({ ...loadout, weapon: { id, decorations, artian: choices } }, catalog);
  }, [loadout, id, choices, catalog]);
  const apply = () => {
    builder.act({ type: "wield", id, artian: choices });
    onClose();
  };
  return (
    <GearDialog
      title={nameOf("weapon", wielded.id)}
      onClose={onClose}
      foot={
        <>
          <ActionButton weight="filled" disabled={problems.length > 0} onClick={apply}>
            Use this weapon
          </ActionButton>
          <button type="button" className={field.plain} onClick={onClose}>
            Cancel
          </button>
        </>
      }
    >
      <div className={classes.content}>
        <div className={classes.form}>
          <FocusChoice weapon={weapon} catalog={catalog} onChange={setId} />
          <ArtianParts weapon={weapon} choices={choices} catalog={catalog} onChange={setChoices} />
          <ReinforcementFields weapon={weapon} choices={choices} book={book} onChange={setChoices} />
          {weapon.artian === "gogma" && <ArtianRolls choices={choices} book={book} onChange={setChoices} />}
          {problems.length > 0 && (
            <ul className={field.problems} role="alert">
              {problems.map((problem) => (
                <li key={JSON.stringify(problem)}>{problemInWords(problem, nameOf)}</li>
              ))}
            </ul>
          )}
        </div>
        <ArtianOutcome before={derived} after={after} book={book} />
      </div>
    </GearDialog>
  );
}
