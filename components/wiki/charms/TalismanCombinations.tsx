import { Slots } from "@/components/game/Slots";
import { type Column, DataTable } from "@/components/list/DataTable";
import type { TalismanSlot } from "@/lib/builder/catalog/catalog";
import { decorationKinds } from "@/lib/catalog/codes";
import { decorationKindLabels } from "@/lib/catalog/labels";
import { formatGroup, type TalismanShape, type TalismanSkillGroup } from "@/lib/wiki/charms/talisman-data";
import classes from "./TalismanCombinations.module.css";

interface FormRow {
  readonly key: string;
  readonly groups: readonly { readonly group: number; readonly words: string }[];
  readonly slots: TalismanShape["slots"];
}

const columns: readonly Column<FormRow>[] = [
  {
    key: "groups",
    label: "One skill from each",
    phone: "title",
    render: ({ groups }) => (
      <ul className={`${classes.groups} flex flex-wrap gap-y-1 gap-x-7 font-medium`}>
        {groups.map(({ group, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group may occur twice, only its position is unique
          <li className="relative" key={index}>
            <a href={`#group-${group}`}>Group {group}</a>
            <small className="block text-dim text-12 font-normal leading-4">{words}</small>
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: "slots",
    label: "Possible slots",
    phone: "words",
    render: ({ slots }) => (
      <ul className={`${classes.slots} flex flex-wrap gap-y-1 gap-x-5`}>
        {slots.map((set) => (
          <li className="inline-flex gap-2.5" key={getSlotsKey(set)}>
            <SlotSet slots={set} />
          </li>
        ))}
      </ul>
    ),
  },
];

interface TalismanCombinationsProps {
  name: string;
  forms: readonly TalismanShape[];
  groups: readonly TalismanSkillGroup[];
}

/** The forms of one talisman. */
export function TalismanCombinations({ name, forms, groups }: TalismanCombinationsProps) {
  const words = new Map(groups.map((group) => [group.group, formatGroup(group)]));
  const rows = forms.map((form) => ({
    key: form.groups.join(),
    groups: form.groups.map((group) => ({ group, words: words.get(group) ?? "" })),
    slots: form.slots,
  }));
  return (
    <DataTable caption={`${name}: combinations`} columns={columns} rows={rows} rowKey={({ key }) => key} />
  );
}

/** Slots of weapons before those of armor, each kind with its word. */
function SlotSet({ slots }: { slots: readonly TalismanSlot[] }) {
  if (slots.length === 0) return "None";
  return [...decorationKinds].map((kind) => {
    const levels = slots.filter((slot) => slot.kind === kind).map(({ slot }) => slot);
    if (levels.length === 0) return null;
    return (
      <span key={kind} className="inline-flex items-center gap-1.5 text-13 text-dim">
        <span aria-hidden="true">{decorationKindLabels[kind]}</span>
        <Slots levels={levels} kind={kind} />
      </span>
    );
  });
}

function getSlotsKey(set: readonly TalismanSlot[]): string {
  return set.map(({ kind, slot }) => `${kind}${slot}`).join() || "none";
}
