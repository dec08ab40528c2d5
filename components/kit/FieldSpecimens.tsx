import { useState } from "react";
import { Button } from "@/components/ui/Button";
import { Field } from "@/components/ui/Field";
import { FileInput } from "@/components/ui/FileInput";
import { MarkdownField } from "@/components/ui/MarkdownField";
import { Select } from "@/components/ui/Select";
import { Textarea } from "@/components/ui/Textarea";
import { NumberInput, SearchInput, TextInput } from "@/components/ui/TextInput";
import { maxNotesLength, notesBudget } from "@/lib/builds/rules";
import { Specimen } from "./Specimen";

const ranks = ["Low rank", "High rank"];

/** What is typed into or chosen from, with its label, help and error. */
export function FieldSpecimens() {
  return (
    <>
      <Specimen title="Field: help, required, counter, error, disabled" layout="columns">
        <Field label="Hunter name">
          <TextInput placeholder="As in the game" />
        </Field>
        <Field label="Title" description="Shown in lists." counter={{ length: 12, max: 80 }} required>
          <TextInput defaultValue="Crit blaster" />
        </Field>
        <Field label="Email" error="Enter an email address." counter={{ length: 92, max: 80 }}>
          <TextInput type="email" defaultValue="hunter at example" />
        </Field>
        <Field label="Account ID" description="Cannot be changed.">
          <TextInput defaultValue="a1b2c3" disabled />
        </Field>
      </Specimen>
      <Specimen title="Field: where the label is" layout="columns">
        <Field label="Above, with something next to it" aside={<Button size="small">Preview</Button>}>
          <TextInput />
        </Field>
        <Field label="Before" labelPlace="before">
          <TextInput size="sm" />
        </Field>
        <Field label="For screen readers alone" labelPlace="hidden">
          <TextInput placeholder="Hidden label" />
        </Field>
      </Specimen>
      <TypedSpecimens />
      <Specimen title="Select and FileInput" layout="columns">
        <Field label="Rank">
          <Select>{listOptions()}</Select>
        </Field>
        <Field label="Rank, small">
          <Select size="sm">{listOptions()}</Select>
        </Field>
        <Field label="Rank, with an error" error="Choose a rank.">
          <Select>{listOptions()}</Select>
        </Field>
        <Field label="Rank, disabled">
          <Select disabled>{listOptions()}</Select>
        </Field>
        <Field label="Build file" description="Up to 16 KB.">
          <FileInput accept="application/json" />
        </Field>
        <Field label="Build file, disabled">
          <FileInput disabled />
        </Field>
      </Specimen>
      <TextSpecimens />
    </>
  );
}

function listOptions() {
  return ranks.map((rank) => <option key={rank}>{rank}</option>);
}

function TypedSpecimens() {
  const [query, setQuery] = useState("rathalos");
  return (
    <Specimen title="TextInput, NumberInput, SearchInput" layout="columns">
      <Field label="Small, with a unit">
        <TextInput size="sm" unit="%" defaultValue="80" />
      </Field>
      <Field label="Number">
        <NumberInput defaultValue="12" />
      </Field>
      <Field label="Number at the end, with an error" error="Enter a number from 1 to 99.">
        <NumberInput align="end" size="sm" defaultValue="120" />
      </Field>
      <Field label="Search">
        <SearchInput
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onClear={() => setQuery("")}
        />
      </Field>
    </Specimen>
  );
}

function TextSpecimens() {
  const [notes, setNotes] = useState(
    "**Agitator** first, then *Weakness Exploit*.\n\n- Works on large monsters",
  );
  const [refused, setRefused] = useState("More than fits.");
  const shared = { maxLength: maxNotesLength, budget: notesBudget, rows: 3 };
  return (
    <>
      <Specimen title="Textarea: default, error, disabled" layout="columns">
        <Field label="Description">
          <Textarea rows={3} />
        </Field>
        <Field label="Reason" error="Say why, in a sentence." required>
          <Textarea rows={3} />
        </Field>
        <Field label="Notes of the reviewer">
          <Textarea rows={3} defaultValue="Confirmed." disabled />
        </Field>
      </Specimen>
      <Specimen title="MarkdownField: default, refused" layout="columns">
        <MarkdownField {...shared} label="Notes" value={notes} onChange={setNotes} />
        <MarkdownField
          {...shared}
          label="Notes that were refused"
          value={refused}
          problem="Notes must be shorter."
          onChange={setRefused}
        />
      </Specimen>
    </>
  );
}
