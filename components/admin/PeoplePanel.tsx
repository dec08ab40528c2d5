import { Button } from "@mantine/core";
import { useState } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { SearchInput } from "@/components/ui/SearchInput";
import { callFindPeople } from "@/hooks/admin/admin-calls";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import type { Person } from "@/lib/admin/schema";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { PersonCard } from "./PersonCard";

const querySchema = createDraftSchema<{ q: string }>(({ q }) => ({
  q: q.trim() === "" ? "Enter a user ID, an email or a name." : "",
}));

/** Finds people, and changes roles, blocks and coins. */
export function PeoplePanel() {
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  const form = useDraftForm({
    start: { q: "" },
    schema: querySchema,
    words: { failure: "The search failed. Try again." },
    send: ({ q }) => callFindPeople(q.trim()),
    onSent: setPeople,
  });
  const replace = (changed: Person) =>
    setPeople((shown) => shown?.map((each) => (each.uid === changed.uid ? changed : each)) ?? null);
  return (
    <>
      <form {...form.getFormProps()} aria-label="People" className="flex flex-wrap items-center gap-3 mb-5">
        <SearchInput
          label="Find people"
          description="User ID, exact email, or the beginning of a name"
          className="w-90 max-w-full"
          maxLength={200}
          {...form.getInputProps("q")}
          error={form.errors.q ?? form.refusal?.message}
          onClear={() => form.edit({ q: "" })}
        />
        <Button type="submit" variant="filled" loading={form.busy}>
          Search
        </Button>
      </form>
      {people === null && (
        <p className="text-14 leading-5 text-dim">
          Give and take roles, add or take coins, and block people. Found people appear here.
        </p>
      )}
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
