import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { FieldGroup } from "@/components/ui/Field";
import { useProfile } from "@/hooks/users/use-profile";
import { maxParty } from "@/lib/leaderboards/board/board-id";
import { getMaxParty } from "@/lib/leaderboards/categories";
import { readProfileLink } from "@/lib/users/profile-link";
import type { RunFieldProps } from "./run-field-props";

/** The other hunters: accounts by their profile link, others by name. */
export function PartyField({ draft, quest, problems, edit }: RunFieldProps) {
  const { partners, ruleset } = draft;
  const most = quest && ruleset !== "" ? getMaxParty(ruleset, quest) : maxParty;
  const set = (index: number, text: string) =>
    edit({ partners: partners.map((each, at) => (at === index ? text : each)) });
  return (
    <FieldGroup
      label="Party"
      error={problems.partners}
      description={
        most === 1
          ? "This ruleset is solo."
          : "Add a hunter by profile link, who then has to confirm, or by name if they have no account here."
      }
    >
      <ul className="grid gap-2">
        <li className="text-14 leading-5">{partners.length === 0 ? "Solo run" : "You"}</li>
        {partners.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
          <li key={index}>
            <div className="flex items-end gap-2">
              <TextInput
                aria-label={`Hunter ${index + 2}`}
                className="flex-1"
                value={text}
                maxLength={300}
                autoComplete="off"
                placeholder="Profile link or name"
                error={Boolean(problems.partners)}
                onChange={(event) => set(index, event.target.value)}
              />
              <ActionIcon
                aria-label={`Remove hunter ${index + 2}`}
                onClick={() => edit({ partners: partners.filter((_, at) => at !== index) })}
              >
                <IconX size={18} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </div>
            <PartnerNote text={text} />
          </li>
        ))}
      </ul>
      {partners.length + 1 < most && (
        <Button size="xs" className="mt-2" onClick={() => edit({ partners: [...partners, ""] })}>
          <IconPlus size={16} stroke={1.75} aria-hidden="true" />
          Add hunter
        </Button>
      )}
    </FieldGroup>
  );
}

/** Who a profile link is of. */
function PartnerNote({ text }: { text: string }) {
  const uid = readProfileLink(text);
  const profile = useProfile(uid);
  if (uid === null || profile.status === "loading") return null;
  const note =
    profile.status === "ready"
      ? `${profile.profile.displayName} will be asked to confirm.`
      : profile.status === "unknown"
        ? "There is no such account."
        : "The account could not be checked. You can submit anyway.";
  return (
    <p
      role="status"
      className={`mt-1 text-13 leading-4.5 ${profile.status === "unknown" ? "text-bad" : "text-dim"}`}
    >
      {note}
    </p>
  );
}
