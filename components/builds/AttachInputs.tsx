import { Button, Input } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { type RefObject, useState } from "react";
import { Field } from "@/components/ui/Field";
import { type BuildAttachment, readAttachment } from "@/lib/builds/attachment";
import type { OwnBuildRow } from "@/lib/builds/schema";
import { weaponTypeLabels } from "@/lib/catalog/labels";

/** Fields of an own saved build that attaching needs; a row of one's list fits. */
export type OwnBuildChoice = Pick<OwnBuildRow, "id" | "title" | "weapon" | "visibility" | "code" | "summary">;

interface AttachInputsProps {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  /** Why the text is no build; `null` where nothing is wrong. */
  problem: string | null;
  ownBuilds: readonly OwnBuildChoice[] | null;
  onText: (text: string) => void;
  onProblem: (problem: string) => void;
  onAttach: (attachment: BuildAttachment) => void;
}

/** The two ways to a build: paste it, or choose one of one's own. */
export function AttachInputs(props: AttachInputsProps) {
  const { inputRef, text, problem, ownBuilds, onText, onProblem, onAttach } = props;
  const take = (pasted: string): boolean => {
    const read = readAttachment(pasted);
    if (read.ok) onAttach(read.attachment);
    else onProblem(read.why);
    return read.ok;
  };
  return (
    <div className="grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))] grid gap-y-3.5 gap-x-6">
      <Field
        label="Link or code"
        error={problem}
        description={!problem && "Paste a share link from the builder or the link of a published build."}
      >
        <div className="flex gap-2">
          <Input
            ref={inputRef}
            error={problem !== null}
            className="flex-1"
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onText(event.target.value)}
            onPaste={(event) => {
              // What is pasted over something typed is part of a text that only the person can finish.
              if (text === "" && take(event.clipboardData.getData("text"))) event.preventDefault();
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              take(text);
            }}
          />
          <Button onClick={() => take(text)}>
            Attach <span className="visually-hidden">from the link</span>
          </Button>
        </div>
      </Field>
      {ownBuilds && ownBuilds.length > 0 && <OwnBuilds builds={ownBuilds} onAttach={onAttach} />}
    </div>
  );
}

interface OwnBuildsProps {
  builds: readonly OwnBuildChoice[];
  onAttach: (attachment: BuildAttachment) => void;
}

/** Nobody else can open a private build by its id: its code is attached. */
function OwnBuilds({ builds, onAttach }: OwnBuildsProps) {
  const [chosen, setChosen] = useState("");
  const build = builds.find((each) => each.id === chosen);
  const attach = () => {
    if (!build) return;
    const isPublic = build.visibility === "published";
    onAttach(isPublic ? { kind: "build", id: build.id } : { kind: "code", code: build.code });
  };
  return (
    <Field
      label="Or one of your builds"
      description={
        build && build.visibility !== "published"
          ? "Private build: only the current loadout is attached, without title or notes."
          : "Published builds stay up to date with later changes."
      }
    >
      <div className="flex gap-2">
        <Input
          component="select"
          pointer
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden="true" />}
          className="flex-1"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">Choose a build</option>
          {builds.map((each) => (
            <option key={each.id} value={each.id}>
              {formatOption(each)}
            </option>
          ))}
        </Input>
        <Button disabled={!build} onClick={attach}>
          Attach <span className="visually-hidden">the chosen build</span>
        </Button>
      </div>
    </Field>
  );
}

function formatOption({ title, weapon, visibility, summary }: OwnBuildChoice): string {
  const parts = [title || "Untitled build", summary?.weapon.name ?? weaponTypeLabels[weapon]];
  return [...parts, ...(visibility === "published" ? [] : ["private"])].join(" · ");
}
