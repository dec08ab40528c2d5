import { Button, TextInput } from "@mantine/core";
import { Note } from "@/components/ui/Note";
import { Section } from "@/components/ui/Section";
import { useGuideEditors } from "@/hooks/guides/use-guide-editors";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { useMutation } from "@/hooks/ui/use-mutation";
import { maxEditors } from "@/lib/guides/rules";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { getUserPath } from "@/lib/site/routes";
import { readProfileLink } from "@/lib/users/profile-link";

const failure = "The editors could not be changed. Try again.";
const linkSchema = createDraftSchema(({ link }: { readonly link: string }) =>
  readProfileLink(link) === null ? { link: "Enter the link of a profile on this site." } : {},
);

/** Who may edit a guide besides its author and admins; `mayChange` for those who choose them. */
export function GuideEditors({ slug, mayChange }: { slug: string; mayChange: boolean }) {
  const { editors, problem: missing, change } = useGuideEditors(slug);
  const uids = editors?.map(({ uid }) => uid) ?? [];
  const removal = useMutation(change, failure);
  const form = useDraftForm({
    start: { link: "" },
    startsOver: true,
    schema: linkSchema,
    words: { failure },
    send: async ({ link }) => {
      const uid = readProfileLink(link);
      if (uid !== null) await change([...uids, uid]);
    },
  });
  const problem = missing ?? form.refusal?.message ?? removal.problem;
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
                  disabled={removal.busy}
                  aria-label={`Remove ${displayName}`}
                  onClick={() => void removal.run(uids.filter((each) => each !== uid))}
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
        <form {...form.getFormProps()} className="flex flex-wrap items-end gap-2 mt-4">
          <TextInput
            className="flex-1 min-w-60"
            label="Profile link of a creator"
            placeholder="https://…/user/…"
            maxLength={300}
            autoComplete="off"
            {...form.getInputProps("link")}
          />
          <Button type="submit" variant="light" disabled={form.busy || form.values.link.trim() === ""}>
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
