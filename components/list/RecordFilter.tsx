import { TextInput } from "@mantine/core";
import { type ComponentProps, type ComponentType, useState } from "react";
import { useFirstInput } from "@/hooks/ui/use-first-input";
import { useName } from "@/hooks/wiki/use-names";
import type { NamedEntity } from "@/lib/catalog/named-entities";

export interface RecordFilterProps {
  label: string;
  /** Entity of the options. */
  entity: NamedEntity;
  /** By id; labels are English. */
  options: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
  /** Empty = any. */
  value: string;
  onChange(value: string): void;
}

type Field = ComponentType<ComponentProps<typeof import("./RecordCombobox").RecordCombobox>>;

const loadField = () => import("./RecordCombobox").then((module) => module.RecordCombobox);
/** Without a connection the next focus tries again. */
const ignore = () => {};

/**
 * One of many records, found by typing. What finds is fetched with the first input on the page, and takes the place of
 * the field once that is used: a page that is only read carries none of it.
 */
export function RecordFilter(props: RecordFilterProps) {
  const { label, entity, options, value } = props;
  const [Field, setField] = useState<Field>();
  useFirstInput(() => void loadField().catch(ignore));
  const { text } = useName(entity, value, options.find((option) => option.value === value)?.label ?? "");
  if (Field) return <Field {...props} />;
  return (
    <TextInput
      label={label}
      size="sm"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      placeholder="Any"
      readOnly
      value={text}
      onFocus={() => void loadField().then((loaded) => setField(() => loaded), ignore)}
    />
  );
}
