import { Button } from "@mantine/core";
import { useCallback, useMemo, useState } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { RadioGroup } from "@/components/ui/RadioGroup";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useDamageGauge } from "@/hooks/builder/use-damage-gauge";
import { createArtian } from "@/lib/builder/editor/apply-opening";
import { createArtianGauge, listFocusOptions } from "@/lib/builder/gear/artian-choices";
import { formatOptionDamage } from "@/lib/builder/gear/list-delta-parts";
import { findArtianProblems } from "@/lib/builder/loadout/check-artian";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { formatProblem } from "@/lib/builder/loadout/format-problem";
import type { LoadoutCatalog, LoadoutWeapon } from "@/lib/builder/loadout/loadout-catalog";
import type { ArtianChoices } from "@/lib/builder/loadout/model";
import { capitalize } from "@/lib/text/capitalize";
import { ArtianOutcome } from "./ArtianOutcome";
import { ArtianPartFields } from "./ArtianPartFields";
import { ArtianRollFields } from "./ArtianRollFields";
import { ReinforcementFields } from "./ReinforcementFields";

interface ArtianEditorProps {
  onClose(): void;
}

/** How the equipped Artian weapon was assembled and reinforced. */
export function ArtianEditor({ onClose }: ArtianEditorProps) {
  const { loadout, data: builderData } = useBuilder(pick("loadout", "data"));
  const weapon = loadout.weapon && builderData.catalog.weapons.get(loadout.weapon.id);
  const first = weapon && (loadout.weapon?.artian ?? createArtian(weapon, builderData.catalog));
  if (!weapon || !first || weapon.artian === null) {
    return (
      <Dialog size="medium" title="Edit Artian weapon" onClose={onClose}>
        <p className="py-8 px-4 text-dim text-center">The equipped weapon is not made of Artian parts.</p>
      </Dialog>
    );
  }
  return <ArtianForm equipped={weapon} first={first} onClose={onClose} />;
}

interface ArtianFormProps extends ArtianEditorProps {
  equipped: LoadoutWeapon;
  first: ArtianChoices;
}

function ArtianForm({ equipped, first, onClose }: ArtianFormProps) {
  const { loadout, derived, data: builderData } = useBuilder(pick("loadout", "derived", "data"));
  const { act } = useCommands();
  const { catalog, getName } = builderData;
  const [id, setId] = useState(equipped.id);
  const [choices, setChoices] = useState(first);
  const weapon = catalog.weapons.get(id) ?? equipped;
  const problems = findArtianProblems(weapon, choices, catalog.artian);
  const derive = useCallback(
    (artian: ArtianChoices) => {
      const decorations = loadout.weapon?.decorations ?? [];
      return deriveLoadout({ ...loadout, weapon: { id, decorations, artian } }, catalog);
    },
    [loadout, id, catalog],
  );
  const after = useMemo(() => derive(choices), [derive, choices]);
  const { gauge } = useDamageGauge();
  const getDamage = useMemo(() => {
    if (!gauge) return null;
    const decorations = loadout.weapon?.decorations ?? [];
    return createArtianGauge((weaponId, artian) =>
      gauge.ofLoadout({ ...loadout, weapon: { id: weaponId, decorations, artian } }),
    );
  }, [gauge, loadout]);
  const getChange = useMemo(
    () => getDamage && ((other: ArtianChoices) => getDamage.compare(id, choices, other)),
    [getDamage, id, choices],
  );
  const apply = () => {
    act({ type: "wield", id, artian: choices });
    onClose();
  };
  return (
    <Dialog
      size="medium"
      title={getName("weapon", equipped.id)}
      onClose={onClose}
      foot={
        <>
          <Button variant="filled" disabled={problems.length > 0} onClick={apply}>
            Use this weapon
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="md:grid-cols-[3fr_2fr] px-4 pt-3.5 pb-4 grid gap-y-4 gap-x-6">
        <div className="content-start grid gap-4 min-w-0">
          <FocusChoice
            weapon={weapon}
            catalog={catalog}
            getChange={(other) => {
              const [now, then] = [getDamage?.of(id, choices), getDamage?.of(other, choices)];
              return now == null || then == null ? null : (1 + then) / (1 + now) - 1;
            }}
            onChange={setId}
          />
          <ArtianPartFields
            weapon={weapon}
            choices={choices}
            catalog={catalog}
            getChange={getChange}
            onChange={setChoices}
          />
          <ReinforcementFields
            weapon={weapon}
            choices={choices}
            builderData={builderData}
            getChange={getChange}
            onChange={setChoices}
          />
          {weapon.artian === "gogma" && (
            <ArtianRollFields
              choices={choices}
              builderData={builderData}
              getChange={getChange}
              getLevels={(other) => derive(other).levels}
              onChange={setChoices}
            />
          )}
          {problems.length > 0 && (
            <ul className="border border-bad py-2 px-3 rounded-md text-14 leading-5" role="alert">
              {problems.map((problem) => (
                <li key={JSON.stringify(problem)}>{formatProblem(problem, getName)}</li>
              ))}
            </ul>
          )}
        </div>
        <ArtianOutcome
          before={derived}
          after={after}
          damage={getDamage?.of(id, choices) ?? null}
          builderData={builderData}
        />
      </div>
    </Dialog>
  );
}

interface FocusChoiceProps {
  weapon: LoadoutWeapon;
  catalog: LoadoutCatalog;
  /** By how much the weapon of another focus changes the damage to the target; `null` = not known. */
  getChange(id: string): number | null;
  /** Is handed the weapon of that focus. */
  onChange(id: string): void;
}

/** The focus of a Gogma Artian weapon; nothing for other weapons. */
function FocusChoice({ weapon, catalog, getChange, onChange }: FocusChoiceProps) {
  const options = listFocusOptions(weapon, catalog);
  if (options.length === 0) return null;
  return (
    <RadioGroup
      label="Focus"
      labelLook="title"
      options={options.map(({ focus, id }) => ({
        value: id,
        label: capitalize(focus) + formatOptionDamage(getChange(id)),
      }))}
      value={weapon.id}
      onChange={onChange}
    />
  );
}
