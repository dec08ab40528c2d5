import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ArtianBox, withArtianWeapon } from "@/lib/box/artian-weapons";
import type { RerollProps } from "@/lib/box/reroll-advice";
import { createMyBuildId } from "@/lib/builder/workspace/my-builds/create-my-build-id";

interface AddWeaponFormProps {
  weapons: RerollProps["weapons"];
  onAdd(by: (box: ArtianBox) => ArtianBox): void;
}

/** Adds a weapon to the journal. */
export function AddWeaponForm({ weapons, onAdd }: AddWeaponFormProps) {
  const form = useForm({ initialValues: { weapon: weapons[0]?.id ?? "", name: "" } });
  const add = form.onSubmit(({ weapon, name }) => {
    const label = weapons.find(({ id }) => id === weapon)?.label ?? weapon;
    const nothing = { setBonus: null, groupSkill: null };
    onAdd((box) =>
      withArtianWeapon(box, {
        id: createMyBuildId(),
        name: name.trim() || label,
        weapon,
        rolls: { parts: [], reinforcements: [], ...nothing },
        goal: nothing,
      }),
    );
    form.setFieldValue("name", "");
  });
  return (
    <form className="mb-6 flex flex-wrap items-end gap-3" aria-label="Add a weapon" onSubmit={add}>
      <NativeSelect
        className="grow basis-60 max-w-100"
        label="Weapon"
        data={weapons.map(({ id, label }) => ({ value: id, label }))}
        {...form.getInputProps("weapon")}
      />
      <TextInput
        className="grow basis-40 max-w-80"
        label="Name (optional)"
        maxLength={60}
        autoComplete="off"
        {...form.getInputProps("name")}
      />
      <Button type="submit" variant="filled">
        Add weapon
      </Button>
    </form>
  );
}
