import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { useDevices, useDigest } from "@/hooks/notifications/use-away-notices";
import type { NoticeSupport } from "@/lib/push/this-browser";

const failure = "This could not be saved. Try again.";

const deviceHints: Readonly<Record<NoticeSupport, string>> = {
  possible: "Your browser shows them even when the site is closed. Logging out turns them off.",
  blocked:
    "Your browser blocks notifications of this site. Allow them in its settings, then reload the page.",
  impossible:
    "This browser can't show them. On an iPhone or iPad, add the site to your home screen and open it there.",
};

/** The link to it can be older than the section, which is there once its owner is known. */
function showWhereLinked(section: HTMLElement | null): void {
  if (location.hash === "#away") section?.scrollIntoView();
}

/** On one's own profile: notifications on this device and the weekly email. Nothing where the site sends neither. */
export function AwaySettings({ uid }: { uid: string }) {
  const { key, support, isOn, others, ...devices } = useDevices(uid);
  const digest = useDigest(uid);
  const device = useNotifiedMutation(
    (isWanted: boolean) => (isWanted && key ? devices.turnOn(key) : devices.turnOff()),
    { failure },
  );
  const all = useNotifiedMutation(devices.turnAllOff, { failure });
  const email = useNotifiedMutation(digest.change, { failure });
  const { isOffered, isVerified, isOn: hasEmail } = digest.data ?? {};
  if (key === null && !isOffered) return null;
  return (
    <section ref={showWhereLinked} id="away" aria-labelledby="away-title" className="mt-8">
      <h2 id="away-title" className="mb-3 text-20">
        When you are away
      </h2>
      {key !== null && (
        <SettingRow
          title="Notifications on this device"
          hint={deviceHints[isOn ? "possible" : support]}
          isOn={isOn}
          busy={device.busy}
          onChange={isOn || support === "possible" ? (isWanted) => void device.run(isWanted) : undefined}
        >
          {others > 0 && (
            <Button size="xs" variant="default" disabled={all.busy} onClick={() => void all.run()}>
              Turn off on all devices ({others + (isOn ? 1 : 0)})
            </Button>
          )}
        </SettingRow>
      )}
      {isOffered && (
        <SettingRow
          title="Weekly email"
          hint={
            isVerified || hasEmail
              ? "What concerns you and what you follow, once a week. No email if nothing happened."
              : "Verify your email address to get what concerns you once a week."
          }
          isOn={hasEmail ?? false}
          busy={email.busy}
          onChange={isVerified || hasEmail ? (isWanted) => void email.run(isWanted) : undefined}
        />
      )}
    </section>
  );
}

interface SettingRowProps {
  title: string;
  hint: string;
  isOn: boolean;
  busy: boolean;
  /** Left out where it cannot be turned on here. */
  onChange: ((isWanted: boolean) => void) | undefined;
  children?: ReactNode;
}

function SettingRow({ title, hint, isOn, busy, onChange, children }: SettingRowProps) {
  const act = isOn ? "Turn off" : "Turn on";
  return (
    <div className="flex flex-wrap gap-y-2 gap-x-4 items-center justify-between py-3 border-t text-14 leading-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-14 leading-5">
          {title}: {isOn ? "on" : "off"}
        </h3>
        <p className="text-dim">{hint}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        {onChange && (
          <Button
            size="xs"
            disabled={busy}
            aria-label={`${act}: ${title.toLowerCase()}`}
            onClick={() => onChange(!isOn)}
          >
            {act}
          </Button>
        )}
      </div>
    </div>
  );
}
