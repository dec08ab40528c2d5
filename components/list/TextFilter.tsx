import { SearchInput } from "@/components/ui/SearchInput";

interface TextFilterProps {
  label: string;
  value: string;
  onChange(value: string): void;
  placeholder?: string;
}

/** A field to type a name into. On a phone, where its label is out of sight, it stays on the page. */
export function TextFilter({ label, value, onChange, placeholder = label }: TextFilterProps) {
  return (
    <div data-stays="">
      <SearchInput
        label={label}
        size="sm"
        value={value}
        placeholder={placeholder}
        data-echoes={placeholder === label ? "" : undefined}
        onChange={(event) => onChange(event.target.value)}
        onClear={() => onChange("")}
      />
    </div>
  );
}
