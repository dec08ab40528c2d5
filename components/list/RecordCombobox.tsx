import "@mantine/core/styles/CloseButton.layer.css";
import { CloseButton } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { Combobox } from "@/components/ui/Combobox";
import { useNames } from "@/hooks/wiki/use-names";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { getNameIn } from "@/lib/names/names-store";
import type { RecordFilterProps } from "./RecordFilter";

/** The field of a `RecordFilter` that finds. It is filled by names in any language, and aliases. */
export function RecordCombobox(props: RecordFilterProps) {
  const { label, entity, options, value, onChange } = props;
  const [typed, setTyped] = useState("");
  const names = useSearchNames(typed);
  const shown = useNames();
  const place = useRef<HTMLDivElement>(null);
  const getField = () => place.current?.querySelector("input");
  // It takes the place of a field that was just used.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    getField()?.focus();
    getField()?.click();
  }, []);
  const chosen = options.find((option) => option.value === value);
  return (
    <div ref={place}>
      <Combobox
        label={label}
        listLabel={`${label}: options`}
        size="sm"
        placeholder="Any"
        opensEmpty
        emptyText="Nothing found."
        chosen={chosen ? { id: value, name: getNameIn(shown, entity, value, chosen.label).text } : null}
        find={(text) =>
          names
            .findMatches(text, options, (option) => ({
              names: names.list(entity, option.value, option.label),
              aliases: entity === "skills" ? names.listAliases(option.value) : [],
              mentions: entity === "skills" ? names.listWords(option.value) : [],
            }))
            .map((option) => {
              const { text: name, ...language } = getNameIn(shown, entity, option.value, option.label);
              return { id: option.value, label: <span {...language}>{name}</span>, hint: option.count };
            })
        }
        formatCount={(count) => `${count} ${count === 1 ? "option" : "options"}`}
        onType={setTyped}
        onChoose={onChange}
        rightSection={
          value !== "" && (
            <CloseButton
              aria-label={`Clear ${label}`}
              onClick={() => {
                onChange("");
                getField()?.focus();
              }}
            />
          )
        }
      />
    </div>
  );
}
