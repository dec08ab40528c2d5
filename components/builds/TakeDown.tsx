import { useDisclosure } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/Button";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { isAdminOrCreator } from "@/lib/site/roles";
import classes from "./TakeDown.module.css";

const LazyTakeDownDialog = dynamic(
  () => import("./TakeDownDialog").then(({ TakeDownDialog }) => TakeDownDialog),
  { loading: LazyDialog },
);

interface TakeDownProps {
  id: string;
  owner: string;
}

/** For creators and admins, on what others published: takes the build down with a reason. Nothing for all others. */
export function TakeDown({ id, owner }: TakeDownProps) {
  const user = useCurrentUser();
  if (!isAdminOrCreator(user) || user?.uid === owner) return null;
  return <TakeDownButton id={id} />;
}

function TakeDownButton({ id }: { id: string }) {
  const [isOpen, dialog] = useDisclosure();
  const [wasOpened, setOpened] = useState(false);
  const [isDone, setDone] = useState(false);
  const result = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {isDone ? (
        <p ref={result} role="status" tabIndex={-1} className="mt-5 text-dim">
          Taken down. The page is gone and the owner can see the reason.
        </p>
      ) : (
        <Button
          ref={button}
          className={classes.opener}
          aria-haspopup="dialog"
          onClick={() => {
            setOpened(true);
            dialog.open();
          }}
        >
          Take down
        </Button>
      )}
      {wasOpened && (
        <LazyTakeDownDialog
          id={id}
          opened={isOpen}
          onClose={dialog.close}
          onDone={() => setDone(true)}
          onClosed={() => (result.current ?? button.current)?.focus()}
        />
      )}
    </>
  );
}
