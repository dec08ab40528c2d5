import { Button, Input, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { Combobox } from "@/components/ui/Combobox";
import { ComboboxInput } from "@/components/ui/ComboboxInput";
import { Counted } from "@/components/ui/Counted";
import { DraftFormFoot } from "@/components/ui/DraftFormFoot";
import { Field } from "@/components/ui/Field";
import { MarkdownField } from "@/components/ui/MarkdownField";
import { NumberInput } from "@/components/ui/NumberInput";
import { SearchInput } from "@/components/ui/SearchInput";
import { maxNotesLength, notesBudget } from "@/lib/builds/rules";
import { findMatches } from "@/lib/text/match-texts";
import { Specimen } from "./Specimen";

const ranks = ["Low rank", "High rank"];

/** Specimens of fields, with label, help and error. */
export function FieldSpecimens() {
  return (
    <>
      <Specimen title="Field: help, required, counter, error, disabled" layout="columns">
        <TextInput label="Hunter name" placeholder="As in the game" />
        <TextInput
          label="Title"
          required
          description={
            <Counted length={12} max={80}>
              Shown in lists.
            </Counted>
          }
          defaultValue="Crit blaster"
        />
        <TextInput
          label="Email"
          description={<Counted length={92} max={80} />}
          error="Enter an email address."
          type="email"
          defaultValue="hunter at example"
        />
        <TextInput label="Account ID" description="Cannot be changed." defaultValue="a1b2c3" disabled />
      </Specimen>
      <Specimen title="Field: where the label is" layout="columns">
        <Field label="Above, with something next to it" aside={<Button size="xs">Preview</Button>}>
          <Input />
        </Field>
        <TextInput label="Before" mod="label-before" size="sm" />
        <TextInput aria-label="For screen readers alone" placeholder="Hidden label" />
      </Specimen>
      <TypedSpecimens />
      <Specimen title="Select and a file" layout="columns">
        <NativeSelect label="Rank">{listOptions()}</NativeSelect>
        <NativeSelect label="Rank, small" size="sm">
          {listOptions()}
        </NativeSelect>
        <NativeSelect label="Rank, with an error" error="Choose a rank.">
          {listOptions()}
        </NativeSelect>
        <NativeSelect label="Rank, disabled" disabled>
          {listOptions()}
        </NativeSelect>
        <Field label="Build file" description="Up to 16 KB.">
          <Input type="file" variant="unstyled" accept="application/json" />
        </Field>
        <Field label="Build file, disabled">
          <Input type="file" variant="unstyled" disabled />
        </Field>
      </Specimen>
      <Specimen title="Combobox and a moment" layout="columns">
        <ComboboxSpecimen />
        <TextInput type="datetime-local" label="Begins (UTC)" defaultValue="2026-11-24T18:00" />
      </Specimen>
      <TextSpecimens />
    </>
  );
}

function listOptions() {
  return ranks.map((rank) => <option key={rank}>{rank}</option>);
}

function ComboboxSpecimen() {
  const [rank, setRank] = useState("Low rank");
  return (
    <>
      <Combobox
        label="Rank, by typing"
        opensEmpty
        chosen={{ id: rank, name: rank }}
        emptyText="No rank found."
        find={(typed) =>
          findMatches(typed, ranks, (each) => [each]).map((each) => ({ id: each, label: each }))
        }
        onChoose={setRank}
      />
      <ComboboxInput
        aria-label="ComboboxInput, over a list of its own"
        placeholder="Name or skill"
        isOpen={false}
        listId={undefined}
        markedId={undefined}
      />
    </>
  );
}

function TypedSpecimens() {
  const [query, setQuery] = useState("rathalos");
  return (
    <Specimen title="TextInput, NumberInput, SearchInput" layout="columns">
      <NumberInput label="Small, with a unit" size="sm" unit="%" defaultValue="80" />
      <NumberInput label="Number" defaultValue="12" />
      <NumberInput
        label="Number at the end, with an error"
        error="Enter a number from 1 to 99."
        align="end"
        size="sm"
        defaultValue="120"
      />
      <SearchInput
        label="Search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onClear={() => setQuery("")}
      />
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
        <Textarea label="Description" rows={3} />
        <Textarea label="Reason" required error="Say why, in a sentence." rows={3} />
        <Textarea label="Notes of the reviewer" rows={3} defaultValue="Confirmed." disabled />
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
      <Specimen title="DraftFormFoot: with a draft, busy" layout="columns">
        <DraftFormFoot label="Post answer" form={{ busy: false, discard: () => setNotes("") }} isSaved />
        <DraftFormFoot
          label="Post answer"
          form={{ busy: true, discard: () => setNotes("") }}
          isSaved={false}
        />
      </Specimen>
    </>
  );
}
