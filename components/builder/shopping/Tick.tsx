import { Checkbox } from "@mantine/core";

interface TickProps {
  /** For screen readers: the part that is ticked. */
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A box to tick, with space for a finger around it: its label, which only screen readers read, covers that. */
export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <Checkbox
      className="flex-none w-11 h-11 ps-3"
      label={<span className="visually-hidden">{label}</span>}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
