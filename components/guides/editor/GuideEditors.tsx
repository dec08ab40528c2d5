import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Note } from "@/components/ui/Note";
import { Section } from "@/components/ui/Section";
import { useGuideEditors } from "@/hooks/guides/use-guide-editors";
import { maxEditors } from "@/lib/guides/rules";
import { readProfileLink } from "@/lib/leaderboards/check-run-draft";
import { getUserPath } from "@/lib/site/routes";

/** Who may edit a guide besides its author and admins; `mayChange` for those who choose them. */
export function GuideEditors({ slug, mayChange }: { slug: string; mayChange: boolean }) {
  const { editors, problem, busy, change } = useGuideEditors(slug);
  const [link, setLink] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const uids = editors?.map(({ uid }) => uid) ?? [];
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const uid = readProfileLink(link);
    setWrong(uid === null ? "Enter the link of a profile on this site." : null);
    if (uid !== null && (await change([...uids, uid]))) setLink("");
  };
  return (
    <Section id="editors" title="Editors">
      <p className="text-14 leading-5 text-dim">
        Editors can save, publish and unpublish this guide, and decide what others propose. Admins can too.
      </p>
      {editors && editors.length > 0 && (
        <ul className="grid gap-2 mt-3 text-14 leading-5">
          {editors.map(({ uid, displayName }) => (
            <li key={uid} className="flex flex-wrap items-center gap-3 wrap-anywhere">
              <a href={getUserPath(uid)}>{displayName}</a>
              {mayChange && (
                <Button
                  variant="default"
                  size="xs"
                  disabled={busy}
                  aria-label={`Remove ${displayName}`}
                  onClick={() => void change(uids.filter((each) => each !== uid))}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {editors?.length === 0 && <p className="mt-3 text-14 leading-5">No editors yet.</p>}
      {mayChange && editors && editors.length < maxEditors && (
        <form className="flex flex-wrap items-end gap-2 mt-4" onSubmit={(event) => void add(event)}>
          <TextInput
            className="flex-1 min-w-60"
            label="Profile link of a creator"
            placeholder="https://…/user/…"
            value={link}
            error={wrong}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => setLink(event.currentTarget.value)}
          />
          <Button type="submit" variant="light" disabled={busy || link.trim() === ""}>
            Add editor
          </Button>
        </form>
      )}
      {problem && (
        <Note tone="bad" role="alert" className="mt-3">
          {problem}
        </Note>
      )}
    </Section>
  );
}
