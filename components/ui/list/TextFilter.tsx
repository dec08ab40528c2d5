import { Field } from "@/components/ui/Field";
import { SearchInput } from "@/components/ui/TextInput";

interface TextFilterProps {
  label: string;
  value: string;
  onChange(value: string): void;
  placeholder?: string;
}

/** A field to type a name into. */
export function TextFilter({ label, value, onChange, placeholder }: TextFilterProps) {
  return (
    <Field label={label}>
      <SearchInput
        size="sm"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onClear={() => onChange("")}
      />
    </Field>
  );
}
