import { Button, NativeSelect, TextInput } from "@mantine/core";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import type { SkillLevel } from "@/lib/builder/catalog/catalog";
import { maxSavedTalismans, maxTalismanName, withTalisman } from "@/lib/builder/collection/own-talismans";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { listTalismanOptions } from "@/lib/builder/gear/talisman-choices";
import { formatProblem } from "@/lib/builder/loadout/format-problem";
import { formatSlots } from "@/lib/builder/loadout/format-slots";
import type { TalismanFigures } from "@/lib/builder/loadout/model";
import { findTalismanProblems } from "@/lib/builder/loadout/talisman";
import { oddsPath } from "@/lib/site/wiki-paths";
import { capitalize } from "@/lib/text/capitalize";
import { formatNumber } from "@/lib/text/format";
import { DeltaChips } from "../DeltaChips";
import { createTalismanId } from "./create-talisman-id";
import { TalismanSkillField } from "./TalismanSkillField";
import { useTalismanEffects } from "./use-talisman-effects";

interface TalismanFormProps {
  onSaved(): void;
  onEquipped(): void;
}

interface TalismanDraft {
  readonly kind: string;
  readonly skills: readonly SkillLevel[];
  /** As `formatSlots` writes them; empty while none are chosen. */
  readonly slots: string;
  readonly name: string;
}

/** Skills that a talisman has at most. */
const places = [0, 1, 2] as const;

/** Describes a talisman. Only what appraising can give can be chosen. */
export function TalismanForm({ onSaved, onEquipped }: TalismanFormProps) {
  const { data: builderData, collection } = useBuilder(pick("data", "collection"));
  const { act, changeCollection } = useCommands();
  const shown = useShownNames(builderData.getName);
  const { talismans: rules } = builderData.armor;
  const form = useDraftForm({
    start: (): TalismanDraft => ({ kind: rules.talismans[0]?.id ?? "", skills: [], slots: "", name: "" }),
    words: { failure: "The talisman could not be saved. Try again." },
    send: () => keep(),
  });
  const { kind, skills, slots: slotText, name } = form.values;
  const { complete, slots: slotLists } = listTalismanOptions(kind, skills, rules);
  const slots = slotLists.find((each) => formatSlots(each) === slotText) ?? getOnlyOne(slotLists);
  const figures: TalismanFigures | null = slots && { talisman: kind, skills, slots };
  const { measure } = useTalismanEffects();
  const effect = figures && measure(figures);
  const isFull = collection.talismans.length >= maxSavedTalismans;

  const keep = () => {
    if (!figures) return;
    changeCollection((collection) =>
      withTalisman(collection, { id: createTalismanId(), name: name.trim(), ...figures }),
    );
    onSaved();
  };
  const equip = () => {
    if (figures && act({ type: "equip-talisman", talisman: figures }) === null) onEquipped();
  };
  const setSkill = (at: number, chosen: readonly SkillLevel[]) =>
    form.edit({ skills: skills.toSpliced(at, 1, ...chosen) });

  return (
    <form {...form.getFormProps()} className="md:grid-cols-2 md:min-h-140 content-start grid gap-y-3 gap-x-4">
      <NativeSelect
        label="Kind"
        className="col-span-full"
        size="sm"
        {...form.getInputProps("kind")}
        onChange={(event) => form.edit({ kind: event.target.value, skills: [] })}
      >
        {rules.talismans.map((each) => (
          <option key={each.id} value={each.id}>
            {shown("talisman", each.id)}, rarity {each.rarity}
          </option>
        ))}
      </NativeSelect>
      {places.map((at) => (
        <TalismanSkillField
          key={at}
          label={`Skill ${at + 1}`}
          kind={kind}
          value={skills[at] ?? null}
          others={skills.toSpliced(at, 1)}
          waiting={at > skills.length}
          builderData={builderData}
          onChange={(chosen) => setSkill(at, chosen)}
        />
      ))}
      <NativeSelect
        label="Slots"
        size="sm"
        disabled={!complete}
        {...form.getInputProps("slots")}
        value={slots ? formatSlots(slots) : ""}
      >
        <option value="" disabled>
          {complete ? "Choose" : "Choose skills first"}
        </option>
        {slotLists.map((each) => (
          <option key={formatSlots(each)} value={formatSlots(each)}>
            {capitalize(formatSlots(each))}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        label="Name (optional)"
        size="sm"
        maxLength={maxTalismanName}
        autoComplete="off"
        {...form.getInputProps("name")}
      />
      <p className="col-span-full min-h-5 text-14 leading-5 text-dim" role="status">
        {formatState(kind, skills, complete, figures, builderData)}
      </p>
      {effect && effect.parts.length > 0 && (
        <div className="col-span-full">
          <span className="visually-hidden">Changes if equipped: </span>
          <DeltaChips parts={effect.parts} getName={builderData.getName} />
        </div>
      )}
      <div className="col-span-full flex flex-wrap gap-2">
        <Button type="submit" variant="filled" disabled={!figures || isFull}>
          Save
        </Button>
        <Button
          disabled={!figures || isFull}
          onClick={() => {
            keep();
            equip();
          }}
        >
          Save and equip
        </Button>
        <Button variant="default" disabled={!figures} onClick={equip}>
          Equip without saving
        </Button>
        <a className="self-center text-14" href={`${oddsPath}?tab=talismans`}>
          Odds
        </a>
      </div>
      {isFull && (
        <p className="mt-1 text-13 leading-4.5 text-dim">
          {formatNumber(maxSavedTalismans)} talismans is the limit. Delete one first.
        </p>
      )}
    </form>
  );
}

function getOnlyOne<Value>(values: readonly Value[]): Value | null {
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** The next step, or why there is none. */
function formatState(
  kind: string,
  skills: readonly SkillLevel[],
  complete: boolean,
  figures: TalismanFigures | null,
  builderData: BuilderData,
): string {
  if (figures) {
    const [problem] = findTalismanProblems(figures, builderData.catalog);
    return problem ? formatProblem(problem, builderData.getName) : "This talisman is possible.";
  }
  if (skills.length === 0) return "Choose the skills in the order the game lists them.";
  if (complete) return "Choose the slots.";
  return `No ${builderData.getName("talisman", kind)} has only ${skills.length === 1 ? "this skill" : "these skills"}. Choose one more.`;
}
