import { SearchInput } from "@/components/ui/SearchInput";

interface TextFilterProps {
  label: string;
  value: string;
  onChange(value: string): void;
  placeholder?: string;
}

/** A field to type a name into. On a phone it stays on the page while the other filters are in a drawer. */
export function TextFilter({ label, value, onChange, placeholder }: TextFilterProps) {
  return (
    <div data-stays="">
      <SearchInput
        label={label}
        size="sm"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onClear={() => onChange("")}
      />
    </div>
  );
}
