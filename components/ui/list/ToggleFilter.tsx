import { Checkbox } from "@/components/ui/Checkbox";

interface ToggleFilterProps {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
  /** How many rows have it. */
  count?: number;
}

/** A filter that is on or off. */
export function ToggleFilter({ label, checked, onChange, count }: ToggleFilterProps) {
  return (
    <Checkbox checked={checked} count={count} onChange={(event) => onChange(event.target.checked)}>
      {label}
    </Checkbox>
  );
}
