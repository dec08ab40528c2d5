import { NativeSelect } from "@mantine/core";
import { type Option, RadioGroup } from "@/components/ui/RadioGroup";
import { formatNumber } from "@/lib/text/format";

/** Its label is text: a select shows nothing else. */
type TextOption<T extends string> = Option<T> & { readonly label: string };

interface ChoiceFilterProps<T extends string> {
  label: string;
  /** Empty = any. */
  value: T | "";
  options: readonly TextOption<T>[];
  onChange(value: NoInfer<T> | ""): void;
  /** Label for "no choice". */
  anyLabel?: string;
  /** `chips` for up to four short options. */
  look?: "select" | "chips";
}

/** One of some values, or any. */
export function ChoiceFilter<T extends string>(props: ChoiceFilterProps<T>) {
  const { label, value, options, onChange, anyLabel = "Any", look = "select" } = props;
  if (look === "chips") {
    const all: readonly (TextOption<T> | TextOption<"">)[] = [{ value: "", label: anyLabel }, ...options];
    return <RadioGroup<T | ""> label={label} value={value} options={all} onChange={onChange} />;
  }
  return (
    <NativeSelect
      label={label}
      size="sm"
      value={value}
      onChange={(event) =>
        onChange(options.find((option) => option.value === event.target.value)?.value ?? "")
      }
    >
      <option value="">{anyLabel}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.count === undefined ? option.label : `${option.label} (${formatNumber(option.count)})`}
        </option>
      ))}
    </NativeSelect>
  );
}
