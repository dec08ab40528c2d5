import { Button, Input } from "@mantine/core";
import { Field } from "@/components/ui/Field";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { decodeBuildCode } from "@/lib/builder/share/decode-build-code";
import { formatCodeProblem } from "@/lib/builder/share/format-code-problem";
import type { BuildCodeTables } from "@/lib/builder/share/id-numbers";
import { readCodeFromLink } from "@/lib/builder/share/share-build";
import { isBare } from "@/lib/builder/workspace/workspace";

interface ComparisonFormProps {
  /** Code of the present build; `null` where it has none. */
  present: string | null;
  /** No further build fits. */
  full: boolean;
  /** Codes that are there already. */
  known: readonly string[];
  tables: BuildCodeTables;
  /** On the button that adds the present build. */
  words?: { readonly add: string; readonly added: string };
  onAdd(code: string): void;
}

/** Adds the present build to the comparison, or one from a link or a code. */
export function ComparisonForm({
  present,
  full,
  known,
  tables,
  words = { add: "Add to comparison", added: "Added to comparison" },
  onAdd,
}: ComparisonFormProps) {
  const form = useDraftForm({
    start: { link: "" },
    startsOver: true,
    words: { failure: "The build could not be added. Try again." },
    send: ({ link }) => {
      const code = readCodeFromLink(link);
      const { loadout, problems } = decodeBuildCode(code, tables);
      const [first] = problems;
      if (isBare(loadout)) {
        throw new Error(first ? formatCodeProblem(first) : "The link contains an empty build.");
      }
      if (known.includes(code)) throw new Error("This build is already in the comparison.");
      return code;
    },
    explain: (error) => {
      const message = error instanceof Error ? error.message : String(error);
      return { kind: "refused", message, issues: [{ path: "link", message }] };
    },
    onSent: onAdd,
  });
  if (full) {
    return (
      <p className="text-14 leading-5 text-dim">
        You can compare up to three builds. Remove one to add another.
      </p>
    );
  }
  const { error, ...field } = form.getInputProps("link");
  const saved = present !== null && known.includes(present);
  return (
    <div className="flex flex-wrap gap-2 mt-2 print:hidden">
      <Button disabled={present === null || saved} onClick={() => present !== null && onAdd(present)}>
        {saved ? words.added : words.add}
      </Button>
      <form {...form.getFormProps()} className="flex-1 basis-60 min-w-0">
        <Field
          label="Link or code of another build"
          labelProps={{ className: "visually-hidden" }}
          error={error && <span role="alert">{error}</span>}
        >
          <div className="flex gap-1.5">
            <Input
              className="flex-1"
              {...field}
              error={error !== undefined}
              maxLength={2000}
              placeholder="Link or code of another build"
              autoComplete="off"
              spellCheck={false}
            />
            <Button type="submit" disabled={form.values.link.trim() === ""}>
              Add
            </Button>
          </div>
        </Field>
      </form>
    </div>
  );
}
