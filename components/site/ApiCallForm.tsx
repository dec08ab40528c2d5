import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { Note } from "@/components/ui/Note";
import { useMutation } from "@/hooks/ui/use-mutation";
import type { ReferenceCall, ReferenceParameter } from "@/lib/api/api-reference";
import { createCallAddress, type TriedCall, tryCall } from "@/lib/api/try-call";
import classes from "./ApiCall.module.css";

/** Fields for the parameters of a call, and what came back of it. */
export function ApiCallForm({ call }: { call: ReferenceCall }) {
  const { parameters, types } = call;
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(parameters.map(({ name, example }) => [name, example])),
  );
  const [result, setResult] = useState<TriedCall | null>(null);
  const sending = useMutation(tryCall, "No reply in time. Check your connection and try again.", {
    onSuccess: setResult,
    onProblem: () => setResult(null),
  });
  const address = createCallAddress(call, values);
  const isPicture = types[0]?.startsWith("image/");

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void sending.run(address);
  };

  return (
    <form className={`${classes.body} grid gap-3`} onSubmit={send}>
      {parameters.length > 0 && (
        <div className={`${classes.fields} grid gap-3 items-start`}>
          {parameters.map((parameter) => (
            <ParameterInput
              key={parameter.name}
              parameter={parameter}
              value={values[parameter.name] ?? ""}
              onChange={(value) => setValues({ ...values, [parameter.name]: value })}
            />
          ))}
        </div>
      )}
      <p className="text-13 leading-5 wrap-anywhere">
        <code>{address}</code>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={sending.busy}>
          Send
        </Button>
        <a className="text-14 leading-5 underline" href={address} target="_blank" rel="noopener">
          Open in a new tab
        </a>
      </div>
      <div aria-live="polite" className="grid gap-2">
        {sending.problem && <Note tone="bad">{sending.problem}</Note>}
        {result && (
          <p className="text-14 leading-5">
            <strong>{result.status}</strong> in {result.ms} ms, {result.type || "no content"}
            {isPicture && result.status === 200 && ". Open it in a new tab to see it."}
            {result.isCut && ". Only the beginning is shown."}
          </p>
        )}
      </div>
      {result?.text && (
        <pre
          className={`${classes.code} overflow-auto border rounded-md py-2 px-3 text-13 leading-5`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
          tabIndex={0}
        >
          <code>{result.text}</code>
        </pre>
      )}
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
