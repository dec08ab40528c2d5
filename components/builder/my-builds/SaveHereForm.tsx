import { Button, Input } from "@mantine/core";
import { useState } from "react";
import { Field } from "@/components/ui/Field";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { withMyBuild } from "@/lib/builder/workspace/my-builds/change-my-builds";
import { createMyBuildId } from "@/lib/builder/workspace/my-builds/create-my-build-id";
import {
  cleanName,
  findFreeName,
  findMyBuild,
  type MyBuilds,
  maxMyBuildName,
  maxMyBuilds,
  toMyBuild,
} from "@/lib/builder/workspace/my-builds/my-builds";
import { nameWork } from "@/lib/builder/workspace/my-builds/name-work";
import { myBuildsStore } from "@/lib/builder/workspace/my-builds/store";
import { isBare } from "@/lib/builder/workspace/workspace";

interface SaveHereFormProps {
  builds: MyBuilds;
  isInAccount: boolean;
}

const noName: { readonly name: string | null } = { name: null };

/** Saves the present build under a name: a new one, or changes to the one that it is. */
export function SaveHereForm({ builds, isInAccount }: SaveHereFormProps) {
  const { history, loadout, data } = useBuilder(pick("history", "loadout", "data"));
  const { restore, latest } = useCommands();
  const mine = isInAccount ? undefined : findMyBuild(builds, history.present.workId);
  const suggested = findFreeName(
    mine?.name ?? (loadout.weapon ? data.getName("weapon", loadout.weapon.id) : "Armor build"),
    builds,
  );
  const [said, setSaid] = useState("");
  const form = useDraftForm({
    // Until something is typed, the name follows what is suggested.
    start: noName,
    startsOver: true,
    words: { failure: "The build could not be saved. Try again." },
    send: () => save(),
  });
  const name = form.values.name ?? suggested;
  const isFull = builds.length >= maxMyBuilds;
  const save = () => {
    const { present } = latest().history;
    const id = createMyBuildId();
    const unique = findFreeName(cleanName(name), builds);
    const saved = toMyBuild(present, { id, name: unique, now: new Date() }, data.tables);
    if (!saved) return;
    myBuildsStore.change((all) => withMyBuild(all, saved));
    // A build of the account stays that: what is saved here is a copy of it.
    if (!isInAccount) restore(nameWork(latest().history, id));
    setSaid(`Saved as ${unique}.`);
  };
  if (isBare(loadout)) {
    return (
      <p className="text-14 leading-5">Equip something, then you can save the build here under a name.</p>
    );
  }
  return (
    <form {...form.getFormProps()} className="grid gap-2">
      <Field
        label={mine ? "Save a copy as" : "Save this build as"}
        error={isFull && `You can save up to ${maxMyBuilds} builds here. Delete one to save another.`}
      >
        <div className="flex gap-2">
          <Input
            className="flex-1"
            {...form.getInputProps("name")}
            value={name}
            error={isFull}
            maxLength={maxMyBuildName}
            autoComplete="off"
          />
          <Button type="submit" size="md" variant="filled" disabled={isFull || cleanName(name) === ""}>
            Save
          </Button>
        </div>
      </Field>
      <p role="status" className="text-14 leading-5 text-good empty:hidden">
        {said && `✓ ${said}`}
      </p>
    </form>
  );
}
