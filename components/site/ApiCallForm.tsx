import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { CodeBlock } from "@/components/ui/CodeBlock";
import { Note } from "@/components/ui/Note";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import type { ReferenceCall, ReferenceParameter } from "@/lib/api/api-reference";
import { createCallAddress, type TriedCall, tryCall } from "@/lib/api/try-call";
import { toRefusal } from "@/lib/http/to-refusal";

const words = { failure: "No reply in time. Check your connection and try again." };

/** Fields for the parameters of a call, and what came back of it. */
export function ApiCallForm({ call }: { call: ReferenceCall }) {
  const { parameters, types } = call;
  const [result, setResult] = useState<TriedCall | null>(null);
  const form = useDraftForm({
    start: (): Readonly<Record<string, string>> =>
      Object.fromEntries(parameters.map(({ name, example }) => [name, example])),
    words,
    send: (typed) => tryCall(createCallAddress(call, typed)),
    explain: (error) => {
      setResult(null);
      return toRefusal(error, words);
    },
    onSent: setResult,
  });
  const address = createCallAddress(call, form.values);
  const isPicture = types[0]?.startsWith("image/");

  return (
    <form {...form.getFormProps()} noValidate={false} className="grid-cols-1 grid gap-3">
      {parameters.length > 0 && (
        <div className="tiles-220 grid gap-3 items-start">
          {parameters.map((parameter) => (
            <ParameterInput
              key={parameter.name}
              parameter={parameter}
              value={form.values[parameter.name] ?? ""}
              onChange={(value) => form.edit({ [parameter.name]: value })}
            />
          ))}
        </div>
      )}
      <p className="text-13 leading-5 wrap-anywhere">
        <code>{address}</code>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={form.busy}>
          Send
        </Button>
        <a className="text-14 leading-5 underline" href={address} target="_blank" rel="noopener">
          Open in a new tab
        </a>
      </div>
      <div aria-live="polite" className="grid gap-2">
        {form.refusal && <Note tone="bad">{form.refusal.message}</Note>}
        {result && (
          <p className="text-14 leading-5">
            <strong>{result.status}</strong> in {result.ms} ms, {result.type || "no content"}
            {isPicture && result.status === 200 && ". Open it in a new tab to see it."}
            {result.isCut && ". Only the beginning is shown."}
          </p>
        )}
      </div>
      {result?.text && <CodeBlock className="mb-0 max-h-90 py-2 px-3">{result.text}</CodeBlock>}
    </form>
  );
}

interface ParameterInputProps {
  parameter: ReferenceParameter;
  value: string;
  onChange(value: string): void;
}

function ParameterInput({ parameter, value, onChange }: ParameterInputProps) {
  const { name, type, values, isInPath, isRequired } = parameter;
  const texts = { label: name, description: type || "Choose one" };
  if (values.length === 0) {
    return (
      <TextInput
        {...texts}
        size="sm"
        autoComplete="off"
        spellCheck={false}
        required={isRequired || isInPath}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <NativeSelect
      {...texts}
      size="sm"
      required={isRequired}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Not set</option>
      {values.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </NativeSelect>
  );
}
