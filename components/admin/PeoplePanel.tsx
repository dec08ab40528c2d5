import { Button } from "@mantine/core";
import { type SyntheticEvent, useState } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { SearchInput } from "@/components/ui/SearchInput";
import { findPeople } from "@/hooks/admin/admin-calls";
import { useMutation } from "@/hooks/ui/use-mutation";
import type { Person } from "@/lib/admin/schema";
import { PersonCard } from "./PersonCard";

/** Finds people, and changes roles, blocks and coins. */
export function PeoplePanel() {
  const [text, setText] = useState("");
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  const search = useMutation(
    async (q: string) => setPeople(await findPeople(q)),
    "The search failed. Try again.",
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() !== "") void search.run(text.trim());
  };
  const replace = (changed: Person) =>
    setPeople((shown) => shown?.map((each) => (each.uid === changed.uid ? changed : each)) ?? null);
  return (
    <>
      <form aria-label="People" className="flex flex-wrap items-end gap-3 mb-5" onSubmit={submit}>
        <SearchInput
          label="Find people"
          description="User ID, exact email, or the beginning of a name"
          error={search.problem}
          className="w-90 max-w-full"
          value={text}
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
          onClear={() => setText("")}
        />
        <Button type="submit" variant="filled" loading={search.busy}>
          Search
        </Button>
      </form>
      <div role="status">
        {people?.length === 0 && (
          <EmptyState title="No people found">Check the spelling, or search by email.</EmptyState>
        )}
      </div>
      <ul className="grid gap-3">
        {people?.map((person) => (
          <li key={person.uid}>
            <PersonCard person={person} onChanged={replace} />
          </li>
        ))}
      </ul>
    </>
  );
}
