import "@mantine/core/styles/Switch.layer.css";
import { Checkbox, Switch } from "@mantine/core";
import { useState } from "react";
import { ChoiceFilter } from "@/components/list/ChoiceFilter";
import { MinimumFilter } from "@/components/list/MinimumFilter";
import { RecordFilter } from "@/components/list/RecordFilter";
import { TextFilter } from "@/components/list/TextFilter";
import { ToggleFilter } from "@/components/list/ToggleFilter";
import { AfterLabel } from "@/components/ui/AfterLabel";
import { GameIcon } from "@/components/ui/GameIcon";
import { NameLanguagePicker } from "@/components/ui/NameLanguagePicker";
import { CheckboxGroup, type Option, RadioGroup } from "@/components/ui/RadioGroup";
import { RadioRows } from "@/components/ui/RadioRows";
import { RadioSegments } from "@/components/ui/RadioSegments";
import { Specimen } from "./Specimen";

type Element = "fire" | "water" | "ice";

const elements: readonly (Option<Element> & { label: string })[] = [
  { value: "fire", label: "Fire", icon: <GameIcon name="fire" size={16} />, count: 41 },
  { value: "water", label: "Water", icon: <GameIcon name="water" size={16} />, count: 38 },
  { value: "ice", label: "Ice", icon: <GameIcon name="ice" size={16} />, count: 0, isDisabled: true },
];
const filterOptions = elements.map(({ value, label, icon }) => ({ value, label, icon, count: 12 }));
const visibilities = [
  { value: "private", label: "Private", note: "Only you see it." },
  { value: "public", label: "Public", note: "Everybody finds it in the list of builds." },
] as const;

/** Specimens of boxes, groups and filters. */
export function ChoiceSpecimens() {
  const [element, setElement] = useState<Element>("fire");
  const [some, setSome] = useState<readonly Element[]>(["fire", "water"]);
  return (
    <>
      <Specimen title="Checkbox: default, checked, with a count, disabled" layout="columns">
        <Checkbox label="Forgeable only" />
        <Checkbox defaultChecked label="Include upgrades" />
        <Checkbox
          label={
            <>
              <GameIcon name="charm" size={18} /> Charms
              <AfterLabel className="text-12 text-dim">{1204}</AfterLabel>
            </>
          }
        />
        <Checkbox disabled label="Needs an account" />
      </Specimen>
      <Specimen title="Switch: off, on, disabled" layout="columns">
        <Switch label="Transcended armor" />
        <Switch defaultChecked label="Transcended armor, on" />
        <Switch disabled label="Needs armor" />
      </Specimen>
      <Specimen title="RadioGroup, RadioSegments, RadioRows" layout="columns">
        <RadioGroup label="Chips" options={elements} value={element} onChange={setElement} />
        <RadioSegments
          label="Segments"
          options={elements.map(({ value, label }) => ({ value, label }))}
          value={element}
          onChange={setElement}
        />
        <RadioRows label="Rows" options={visibilities} />
      </Specimen>
      <Specimen title="RadioRows and RadioGroup: error, disabled" layout="columns">
        <RadioRows label="Visibility" options={visibilities} error="Choose one." required />
        <RadioGroup
          label="Element, disabled"
          description="The weapon decides."
          options={elements}
          value="fire"
          disabled
        />
      </Specimen>
      <Specimen title="CheckboxGroup: default, title and error" layout="columns">
        <CheckboxGroup label="Elements" options={elements} value={some} onChange={setSome} />
        <CheckboxGroup
          label="Elements to leave out"
          labelLook="title"
          options={elements}
          value={some}
          error="Leave at least one element in."
          onChange={setSome}
        />
      </Specimen>
      <FilterSpecimens />
      <Specimen title="NameLanguagePicker: field, line" layout="columns">
        <NameLanguagePicker />
        <NameLanguagePicker look="line" />
      </Specimen>
    </>
  );
}

const skillOptions = [
  { value: "agitator", label: "Agitator", count: 12 },
  { value: "attack-boost", label: "Attack Boost", count: 31 },
];

function FilterSpecimens() {
  const [name, setName] = useState("");
  const [one, setOne] = useState<Element | "">("");
  const [skill, setSkill] = useState("");
  const [some, setSome] = useState<readonly Element[]>(["ice"]);
  const [least, setLeast] = useState<number | null>(null);
  const [isOn, setIsOn] = useState(true);
  const choice = { label: "Element", value: one, options: filterOptions, onChange: setOne };
  return (
    <Specimen title="Filters of a list" layout="columns">
      <TextFilter label="Name" value={name} placeholder="Part of a name" onChange={setName} />
      <ChoiceFilter {...choice} />
      <ChoiceFilter {...choice} look="chips" />
      <RecordFilter label="Skill" entity="skills" value={skill} options={skillOptions} onChange={setSkill} />
      <CheckboxGroup label="Elements" value={some} options={filterOptions} onChange={setSome} />
      <MinimumFilter
        label="Affinity at least"
        value={least}
        min={-30}
        max={60}
        unit="%"
        onChange={setLeast}
      />
      <ToggleFilter label="Forgeable only" checked={isOn} count={85} onChange={setIsOn} />
    </Specimen>
  );
}
