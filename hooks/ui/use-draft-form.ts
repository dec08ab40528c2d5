import { schemaResolver, useForm } from "@mantine/form";
import { type ChangeEvent, type RefObject, type SyntheticEvent, useCallback, useRef, useState } from "react";
import type { z } from "zod";
import { createCreationKey } from "@/lib/http/create-creation-key";
import type { RequestIssue } from "@/lib/http/fetcher";
import { placeIssues, type Refusal, type RefusalWords, toRefusal } from "@/lib/http/to-refusal";
import type { AuthorDraft } from "./use-author-draft";
import { useFirstErrorFocus } from "./use-first-error-focus";

/** The context of a form that is sent. */
export interface Attempt<Values, Way> {
  /**
   * Of what the form creates: the same for every attempt until one has worked, so that a repeated one makes no second
   * thing. Values that have a `key` bring their own, which a draft keeps in the browser.
   */
  readonly key: string;
  /** How it is sent, where there is another way than the button of the form. */
  readonly way: Way | undefined;
  /** As the fields hold it. */
  readonly typed: Values;
}

interface CommonOptions<Values extends object, Result> {
  /** Initial values; the first render counts. Of a form with a draft: what that was opened with. */
  readonly start: Values | (() => Values);
  /** Fields that can say what is wrong with them; what is wrong elsewhere is said above the form. Default: all. */
  readonly fields?: readonly (keyof Values & string)[];
  /** Keeps what is typed in this browser until it is sent. */
  readonly draft?: AuthorDraft<Values>;
  /** Whether a draft stays where more was typed while it was on its way. Default: it goes. */
  readonly keepsLaterTyping?: boolean;
  /** Whether the fields of a form without a draft are as at first once it was sent. */
  readonly startsOver?: boolean;
  /**
   * `uncontrolled`: the browser holds the texts, which are read when the form is submitted. A password manager may have
   * filled them in before React ran.
   */
  readonly mode?: "controlled" | "uncontrolled";
  readonly words: RefusalWords;
  /** Meaning of a failure of `send`, `null` where it needs no words. Default: as a refusal of the product's own API. */
  explain?(error: unknown): Refusal | null;
  /** It was taken. @param typed what the fields held when it was sent, and now */
  onSent?(result: Result, typed: { readonly sent: Values; readonly now: Values }): void;
}

interface CheckedOptions<Values extends object, Checked, Result, Way> extends CommonOptions<Values, Result> {
  /** Says what is wrong with the values, and makes of them what is sent. A function loads it when it is needed. */
  readonly schema: z.ZodType<Checked> | (() => Promise<z.ZodType<Checked>>);
  send(values: Checked, attempt: Attempt<Values, Way>): Promise<Result> | Result;
}

interface UncheckedOptions<Values extends object, Result, Way> extends CommonOptions<Values, Result> {
  readonly schema?: undefined;
  send(values: Values, attempt: Attempt<Values, Way>): Promise<Result> | Result;
}

interface FieldProps<Value> {
  readonly name: string;
  /** Problems with it. */
  readonly error: string | undefined;
  onChange(change: Value | ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void;
}

export interface DraftForm<Values extends object, Way extends string = never> {
  /** Of the `<form>`. */
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly values: Values;
  /** Problems with the fields by their names, as the schema or the server says. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Why the last attempt was not taken, as far as its fields do not say it. It goes with the next change. */
  readonly refusal: Refusal | null;
  readonly busy: boolean;
  /** Whether the schema takes what the fields hold now; true where it is loaded late, and without one. */
  readonly isReady: boolean;
  /** Attributes of the `<form>`. */
  getFormProps(): {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    onSubmit(event: SyntheticEvent): void;
  };
  /** Attributes of an input. */
  getInputProps<Name extends keyof Values & string>(
    name: Name,
  ): FieldProps<Values[Name]> & { readonly value: Values[Name] };
  /** Attributes of an input of an uncontrolled form. */
  getNativeProps<Name extends keyof Values & string>(
    name: Name,
  ): FieldProps<Values[Name]> & { readonly defaultValue: Values[Name] };
  /** Changes fields. The function stays the same. */
  readonly edit: (change: Partial<Values>) => void;
  /** Checks and sends. A call while one runs does nothing. Never rejects. */
  submit(way?: Way): Promise<void>;
  /** Back to what the form began with; the draft is forgotten. */
  discard(): void;
}

/**
 * A form: what is typed, what is wrong with it, and the way to the server. What the schema or the server refuses is an
 * error of its field until that is changed, and the focus goes to the first one; what belongs to no field is the
 * message of the `refusal`. Nothing that was typed is lost. With a draft, what was tried once is checked with every
 * change.
 *
 *     const form = useDraftForm({
 *       start: { text: "" },
 *       schema: noteSchema,
 *       words: { failure: "The note could not be saved. Try again." },
 *       send: ({ text }, { key }) => addNote(key, text),
 *     });
 *     <form {...form.getFormProps()}>
 *       <Textarea label="Note" {...form.getInputProps("text")} />
 *       <FormProblem message={form.refusal?.message} />
 *       <Button type="submit" loading={form.busy}>
 */
export function useDraftForm<Values extends object, Checked, Result, Way extends string = never>(
  options: CheckedOptions<Values, Checked, Result, Way>,
): DraftForm<Values, Way>;
export function useDraftForm<Values extends object, Result, Way extends string = never>(
  options: UncheckedOptions<Values, Result, Way>,
): DraftForm<Values, Way>;
export function useDraftForm<Values extends object, Checked, Result, Way extends string = never>(
  options: CheckedOptions<Values, Checked, Result, Way> | UncheckedOptions<Values, Result, Way>,
): DraftForm<Values, Way> {
  const { draft, mode = "controlled", words } = options;
  const ref = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(ref);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  // Two clicks can come before the first is drawn.
  const isRunning = useRef(false);
  const isTried = useRef(false);
  const key = useRef<string>(undefined);
  // A schema that is loaded late is there from the first attempt on.
  const loaded = useRef<z.ZodType<Checked>>(undefined);
  const [start] = useState(() => (typeof options.start === "function" ? options.start() : options.start));
  const names: readonly string[] = options.fields ?? Object.keys(start);

  const isStartingOver = useRef(false);
  const form = useForm<Values>({
    mode,
    initialValues: start,
    clearInputErrorOnChange: false,
    onValuesChange: (values, before) => {
      const changed = listChanged(values, before);
      if (isStartingOver.current || changed.length === 0) return;
      draft?.keep(values);
      setRefusal(null);
      setRefused((shown) => omit(shown, changed));
      if (draft && isTried.current) form.setErrors(findErrors(values).fields);
      else form.setErrors((shown) => omit(shown, changed));
    },
  });
  const setValues = useRef(form.setValues);
  setValues.current = form.setValues;
  const edit = useCallback((change: Partial<Values>) => setValues.current(change), []);

  function findErrors(values: Values) {
    const schema = typeof options.schema === "function" ? loaded.current : options.schema;
    const found = schema ? schemaResolver(schema, { sync: true })(values) : {};
    const issues = Object.entries(found).map(([path, text]) => ({ path, message: String(text) }));
    return placeIssues(issues, names);
  }

  function startOver(values: Values) {
    isStartingOver.current = true;
    form.setValues(values);
    isStartingOver.current = false;
    isTried.current = false;
    form.clearErrors();
    setRefused({});
    setRefusal(null);
  }

  function refuse(error: unknown) {
    draft?.save(form.getValues());
    const explained = (options.explain ?? ((cause) => toRefusal(cause, words)))(error);
    if (!explained) return;
    const { fields, rest } = placeIssues(explained.issues, names);
    const isAtField = explained.issues.length > 0 && rest.length === 0;
    setRefused(fields);
    if (!isAtField) setRefusal(explained);
    else if (words.atField) setRefusal({ ...explained, message: words.atField });
    if (Object.keys(fields).length > 0) focusFirstError();
  }

  /** @returns whether the values may be sent; where not, it is said */
  function check(): boolean {
    isTried.current = true;
    setRefused({});
    setRefusal(null);
    const { fields, rest } = findErrors(form.getValues());
    form.setErrors(fields);
    if (rest.length > 0) setRefusal({ kind: "refused", message: joinMessages(rest), issues: [] });
    if (Object.keys(fields).length > 0) focusFirstError();
    return Object.keys(fields).length + rest.length === 0;
  }

  async function attempt(way: Way | undefined) {
    if (typeof options.schema === "function" && !loaded.current) {
      setBusy(true);
      loaded.current = await options.schema();
    }
    if (!check()) return;
    const typed = form.getValues();
    const ownKey = "key" in typed && typeof typed.key === "string" ? typed.key : null;
    key.current ??= createCreationKey();
    const details = { key: ownKey ?? key.current, way, typed };
    const outcome = send(typed, details);
    if (outcome instanceof Promise) setBusy(true);
    const result = outcome instanceof Promise ? await outcome : outcome;
    key.current = undefined;
    const now = form.getValues();
    const isKept = options.keepsLaterTyping && listChanged(now, typed).length > 0;
    if (draft && !isKept) startOver(draft.drop(now));
    else if (options.startsOver) startOver(start);
    options.onSent?.(result, { sent: typed, now });
  }

  function send(typed: Values, details: Attempt<Values, Way>): Promise<Result> | Result {
    if (!options.schema) return options.send(typed, details);
    const schema = typeof options.schema === "function" ? loaded.current : options.schema;
    if (!schema) throw new Error("The schema is loaded before anything is sent.");
    return options.send(schema.parse(typed), details);
  }

  async function submit(way?: Way): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await attempt(way);
    } catch (error) {
      refuse(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  const errors: Readonly<Record<string, string | undefined>> = { ...refused, ...toTexts(form.errors) };
  const getField = <Name extends keyof Values & string>(name: Name) => ({
    name,
    error: errors[name],
    onChange: form.getInputProps(name).onChange,
  });
  return {
    ...{ ref, values: form.values, errors, refusal, busy, edit, submit },
    // Asked by few forms: it is worked out for them alone.
    get isReady() {
      const { schema } = options;
      return !schema || typeof schema === "function" || schema.safeParse(form.values).success;
    },
    getFormProps: () => ({
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (mode === "uncontrolled" && ref.current) edit(readTexts(ref.current, start));
        void submit();
      },
    }),
    getInputProps: (name) => ({ ...getField(name), value: form.values[name] }),
    getNativeProps: (name) => ({ ...getField(name), defaultValue: start[name] }),
    discard: () => startOver(draft ? draft.drop(form.getValues()) : start),
  };
}

function listChanged<Values extends object>(values: Values, before: Values): string[] {
  const held = new Map(Object.entries(before));
  return Object.entries(values).flatMap(([name, value]) => (held.get(name) === value ? [] : [name]));
}

function omit<Value>(record: Readonly<Record<string, Value>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

function toTexts(errors: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
}

function joinMessages(issues: readonly RequestIssue[]): string {
  return issues.map(({ message }) => message).join(" ");
}

/** Texts of a form's fields, by the names of its values; what is not text stays. */
function readTexts<Values extends object>(form: HTMLFormElement, values: Values): Partial<Values> {
  const data = new FormData(form);
  const texts: Partial<Values> = {};
  for (const name of Object.keys(values)) {
    const text = data.get(name);
    if (typeof text === "string") Object.assign(texts, { [name]: text });
  }
  return texts;
}
