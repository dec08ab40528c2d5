import "@mantine/core/styles/Popover.layer.css";
import { Popover } from "@mantine/core";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { PlayerAvatar } from "@/components/profiles/PlayerAvatar";
import { useWatchedUser } from "@/hooks/account/use-watched-user";
import { useDailyQuiz } from "@/hooks/daily/use-daily-quiz";
import type { Session } from "@/lib/firebase/identity";
import classes from "./AccountMenu.module.css";
import { AccountPanel } from "./AccountPanel";

const CoinsModal = dynamic(
  () => import("@/components/coins/CoinsModal").then((module) => module.CoinsModal),
  {
    ssr: false,
  },
);
const QuizDialog = dynamic(
  () => import("@/components/daily/QuizDialog").then((module) => module.QuizDialog),
  {
    ssr: false,
  },
);

/** The signed-in person's avatar, the panel that it opens, and the dialogs that the panel opens. */
export function AccountMenu({ session }: { session: Session }) {
  const { user } = session;
  const [opened, setOpened] = useState(false);
  const [coinsOpened, setCoinsOpened] = useState(false);
  // The live document, and the SDK that reads it, load with the first sign of interest and then stay.
  const [interested, setInterested] = useState(false);
  const watched = useWatchedUser(interested ? user.uid : null);
  const quiz = useDailyQuiz();
  const avatar = useRef<HTMLButtonElement>(null);

  const showInterest = () => setInterested(true);
  const close = () => setOpened(false);
  // The button that opened a dialog went with the panel.
  const focusAvatar = () => avatar.current?.focus();

  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        onOpen={showInterest}
        position="bottom-end"
        width={280}
        offset={6}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <button
            ref={avatar}
            type="button"
            className={`${classes.avatar} rounded-full flex p-1`}
            aria-label="Account menu"
            onClick={() => setOpened(!opened)}
            onPointerEnter={showInterest}
            onFocus={showInterest}
          >
            <PlayerAvatar
              name={watched.user?.displayName ?? user.displayName}
              photoURL={watched.user?.photoURL ?? user.photoURL}
              icon={watched.user?.icon ?? null}
              size={32}
            />
          </button>
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown}>
          <AccountPanel
            session={session}
            watched={watched}
            quiz={quiz}
            onLeave={close}
            onShowCoins={() => {
              close();
              setCoinsOpened(true);
            }}
          />
        </Popover.Dropdown>
      </Popover>
      {interested && (
        <>
          <CoinsModal opened={coinsOpened} onClose={() => setCoinsOpened(false)} onClosed={focusAvatar} />
          <QuizDialog quiz={quiz} onClosed={focusAvatar} />
        </>
      )}
    </>
  );
}
