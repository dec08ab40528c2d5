import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import "@mantine/core/styles/Indicator.layer.css";
import { Indicator, Menu, UnstyledButton } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { formatUnread } from "@/components/notifications/format-unread";
import { PlayerAvatar } from "@/components/profiles/PlayerAvatar";
import { useWatchedUser } from "@/hooks/account/use-watched-user";
import { useDailyQuiz } from "@/hooks/daily/use-daily-quiz";
import type { Session } from "@/lib/firebase/identity";
import { AccountPanel } from "./AccountPanel";

const CoinsModal = dynamic(
  () => import("@/components/coins/CoinsModal").then((module) => module.CoinsModal),
  {
    ssr: false,
  },
);
const NotificationsDialog = dynamic(
  () => import("@/components/notifications/NotificationsDialog").then((module) => module.NotificationsDialog),
  { ssr: false },
);
const QuizDialog = dynamic(
  () => import("@/components/daily/QuizDialog").then((module) => module.QuizDialog),
  {
    ssr: false,
  },
);

/** After this long the unread count is worth its code, in milliseconds. */
const settleMs = 3000;

/** The signed-in person's avatar, the menu that it opens, and the dialogs that the menu opens. */
export function AccountMenu({ session }: { session: Session }) {
  const { user } = session;
  const [opened, setOpened] = useState(false);
  const [coinsOpened, setCoinsOpened] = useState(false);
  const [areNotificationsOpen, setNotificationsOpen] = useState(false);
  // The live document, and the SDK that reads it, load with the first sign of interest, or when the page has been
  // read for a while, and then stay.
  const [interested, setInterested] = useState(false);
  useTimeout(() => setInterested(true), settleMs, { autoInvoke: true });
  const watched = useWatchedUser(interested ? user.uid : null);
  const quiz = useDailyQuiz();
  const unread = watched.user?.unread ?? null;
  const avatar = useRef<HTMLButtonElement>(null);

  const showInterest = () => setInterested(true);
  // What opened a dialog went with the menu.
  const focusAvatar = () => avatar.current?.focus();

  return (
    <>
      <Menu
        opened={opened}
        onChange={setOpened}
        onOpen={showInterest}
        position="bottom-end"
        width={280}
        offset={6}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        menuItemTabIndex={0}
      >
        <Menu.Target>
          <UnstyledButton
            ref={avatar}
            className="rounded-full flex p-1.5"
            aria-label={unread ? `Account menu, ${formatUnread(unread)} unread` : "Account menu"}
            onPointerEnter={showInterest}
            onFocus={showInterest}
          >
            {/* Always the button is pressed: a picture that changes under a finger would take the click with it. */}
            <Indicator
              label={formatUnread(unread ?? 0)}
              disabled={!unread}
              size={18}
              offset={4}
              withBorder
              className="tabular-nums pointer-events-none"
            >
              <PlayerAvatar
                name={watched.user?.displayName ?? user.displayName}
                photoURL={watched.user?.photoURL ?? user.photoURL}
                icon={watched.user?.icon ?? null}
                size={32}
              />
            </Indicator>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <AccountPanel
            session={session}
            watched={watched}
            quiz={quiz}
            onLeave={() => setOpened(false)}
            onShowCoins={() => setCoinsOpened(true)}
            onShowNotifications={() => setNotificationsOpen(true)}
          />
        </Menu.Dropdown>
      </Menu>
      {interested && (
        <>
          <CoinsModal opened={coinsOpened} onClose={() => setCoinsOpened(false)} onClosed={focusAvatar} />
          {areNotificationsOpen && (
            <NotificationsDialog
              uid={user.uid}
              unread={unread}
              onClose={() => setNotificationsOpen(false)}
              onClosed={focusAvatar}
            />
          )}
          <QuizDialog quiz={quiz} onClosed={focusAvatar} />
        </>
      )}
    </>
  );
}
