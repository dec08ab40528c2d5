import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useSearchMemory } from "@/hooks/builder/use-search-memory";
import {
  maxSearchName,
  type SavedSearch,
  withoutSavedSearch,
  withSavedSearch,
} from "@/lib/builder/criteria/saved-searches";

/** Searches under a name, in this browser: to save the one at hand and to open one again. */
export function SavedSearches() {
  const { criteria, setup, data } = useBuilder(pick("criteria", "setup", "data"));
  const { changeCriteria, changeSetup } = useCommands();
  const { memory, unsaved, change } = useSearchMemory(data.catalog);
  const [name, setName] = useState("");
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { monster, part, state } = setup;
    change((before) => withSavedSearch(before, { name, criteria, target: { monster, part, state } }));
    setName("");
  };
  const open = (search: SavedSearch) => {
    const group = `saved-search-${search.name}`;
    changeCriteria(search.criteria, group);
    if (search.target.monster !== null) changeSetup(search.target, group);
  };
  return (
    <div className="grid-cols-1 grid gap-2">
      <form className="flex items-end gap-2" onSubmit={save}>
        <TextInput
          label="Save this search"
          className="flex-1 min-w-0"
          size="sm"
          value={name}
          maxLength={maxSearchName}
          placeholder="Name"
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" disabled={name.trim() === ""}>
          Save
        </Button>
      </form>
      {unsaved && <p className="text-13 text-warn">Your browser does not keep it after this visit.</p>}
      {memory.saved.length > 0 && (
        <ul className="grid-cols-1 grid gap-1" aria-label="Saved searches">
          {memory.saved.map((search) => (
            <li key={search.name} className="flex items-center gap-2 min-w-0">
              <Button variant="subtle" className="min-w-0 flex-1 justify-start" onClick={() => open(search)}>
                <span className="visually-hidden">Open</span> <span>{search.name}</span>
              </Button>
              <ActionIcon
                aria-label={`Delete ${search.name}`}
                size={36}
                onClick={() => change((before) => withoutSavedSearch(before, search.name))}
              >
                <IconTrash size={16} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
