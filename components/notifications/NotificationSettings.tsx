import { Checkbox } from "@mantine/core";
import { mutableKinds, type NotificationKindId, notificationKinds } from "@/lib/notifications/kinds";

interface NotificationSettingsProps {
  /** Kinds that are turned off. */
  muted: readonly NotificationKindId[];
  busy: boolean;
  onChange(muted: readonly NotificationKindId[]): void;
}

/** Which kinds of notification one gets; each choice is saved at once. */
export function NotificationSettings({ muted, busy, onChange }: NotificationSettingsProps) {
  return (
    <fieldset className="grid gap-3 text-14">
      <legend className="mb-3 text-dim">
        Choose what you are notified about. Messages from moderators always arrive.
      </legend>
      {mutableKinds.map((kind) => (
        <Checkbox
          key={kind}
          checked={!muted.includes(kind)}
          aria-disabled={busy}
          onChange={({ target }) => {
            if (busy) return;
            onChange(target.checked ? muted.filter((each) => each !== kind) : [...muted, kind]);
          }}
          label={notificationKinds[kind].label}
        />
      ))}
    </fieldset>
  );
}
