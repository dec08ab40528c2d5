import { CheckboxGroup } from "@/components/ui/RadioGroup";
import type { FilterOption } from "./filter-option";

interface MultiFilterProps<T extends string> {
  label: string;
  value: readonly T[];
  options: readonly FilterOption<T>[];
  onChange(value: readonly NoInfer<T>[]): void;
}

/** Any of some values, as chips that are checkboxes. */
export function MultiFilter<T extends string>(props: MultiFilterProps<T>) {
  return <CheckboxGroup {...props} />;
}
