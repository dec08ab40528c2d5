import { Name } from "@/components/game/Name";
import { formatFocus } from "@/lib/catalog/format-focus";

interface WeaponNameProps {
  id: string;
  name: string;
  /** Of a Gogma Artian weapon: three share a name. */
  focus?: string | undefined;
}

/** Name of a weapon, with the focus if three weapons share the name. */
export function WeaponName({ id, name, focus }: WeaponNameProps) {
  return (
    <>
      <Name entity="weapons" id={id}>
        {name}
      </Name>
      {formatFocusSuffix(focus)}
    </>
  );
}

/** Suffix of a weapon's name, empty without a focus. */
export function formatFocusSuffix(focus: string | undefined): string {
  return focus ? ` (${formatFocus(focus)})` : "";
}
