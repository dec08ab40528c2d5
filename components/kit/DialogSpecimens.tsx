import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Dialog, type DialogSize } from "@/components/ui/Dialog";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { notifyError, notifySuccess, notifyWarning } from "@/components/ui/notify";
import { ReasonDialog } from "@/components/ui/ReasonDialog";
import { ShortcutsDialog } from "@/components/ui/ShortcutsDialog";
import { TakeDownButton } from "@/components/ui/TakeDownButton";
import { Specimen } from "./Specimen";

const sizes = ["small", "medium", "large", "sheet"] as const;
const confirmations = {
  default: { label: "Confirm", busy: false, problem: null },
  busy: { label: "Confirm, busy", busy: true, problem: null },
  error: {
    label: "Confirm, with an error",
    busy: false,
    problem: "The build could not be deleted. Try again.",
  },
} as const;
type Confirmation = keyof typeof confirmations;
const confirmationNames = ["default", "busy", "error"] as const;

/** Specimens of dialogs and notices. */
export function DialogSpecimens() {
  const [size, setSize] = useState<DialogSize | null>(null);
  const [isLost, setIsLost] = useState(false);
  const close = () => setSize(null);
  return (
    <>
      <Specimen title="Dialog: sizes">
        {sizes.map((each) => (
          <Button key={each} aria-haspopup="dialog" onClick={() => setSize(each)}>
            Open {each}
          </Button>
        ))}
        {size && (
          <Dialog
            title={`Dialog, ${size}`}
            size={size}
            head={
              <TextInput aria-label="Search in the dialog" size="sm" placeholder="Stays above what scrolls" />
            }
            foot={
              <Button variant="filled" onClick={close}>
                Done
              </Button>
            }
            onClose={close}
          >
            {Array.from({ length: 12 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
              <p key={index} className={size === "small" ? "py-2" : "py-2 px-4"}>
                Line {index + 1} of what scrolls.
              </p>
            ))}
          </Dialog>
        )}
      </Specimen>
      <ConfirmationSpecimen />
      <ShortcutsSpecimen />
      <TakeDownSpecimen />
      <Specimen title="LazyDialog: the code of a dialog did not arrive">
        <Button aria-pressed={isLost} onClick={() => setIsLost(!isLost)}>
          Show the failure
        </Button>
        {isLost && <LazyDialog error={new Error("Offline")} />}
      </Specimen>
      <Specimen title="Notices">
        <Button onClick={() => void notifySuccess({ message: "Build saved." })}>Success</Button>
        <Button onClick={() => void notifyWarning({ message: "The quiz opens at 00:00 UTC." })}>
          Warning
        </Button>
        <Button onClick={() => void notifyError({ title: "Not saved", message: "Check your connection." })}>
          Error
        </Button>
      </Specimen>
    </>
  );
}

function ConfirmationSpecimen() {
  const [shown, setShown] = useState<Confirmation | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const open = (name: Confirmation) => {
    setShown(name);
    setIsBusy(confirmations[name].busy);
    // What is busy for ever could not be closed.
    if (confirmations[name].busy) setTimeout(() => setIsBusy(false), 3000);
  };
  const close = () => setShown(null);
  return (
    <Specimen title="ConfirmDialog: default, busy for 3 seconds, error">
      {confirmationNames.map((name) => (
        <Button key={name} variant="default" aria-haspopup="dialog" onClick={() => open(name)}>
          {confirmations[name].label}
        </Button>
      ))}
      {shown && (
        <ConfirmDialog
          opened
          title="Delete this build"
          action="Delete"
          busyAction="Deleting"
          busy={isBusy}
          problem={confirmations[shown].problem}
          onConfirm={close}
          onClose={close}
        >
          <p>The build and its likes are deleted. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </Specimen>
  );
}

function ShortcutsSpecimen() {
  const [isOpen, setOpen] = useState(false);
  const [hasKeys, setKeys] = useState(true);
  return (
    <Specimen title="ShortcutsDialog">
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </Button>
      {isOpen && (
        <ShortcutsDialog
          keys={[
            ["j", "Next case"],
            ["k", "Previous case"],
          ]}
          hasKeys={hasKeys}
          onKeys={setKeys}
          onClose={() => setOpen(false)}
        />
      )}
    </Specimen>
  );
}

function TakeDownSpecimen() {
  return (
    <Specimen title="TakeDownButton with its ReasonDialog">
      <TakeDownButton
        done="Taken down. The page is gone and the author can see the reason."
        renderDialog={(dialog) => (
          <ReasonDialog
            {...dialog}
            title="Take down this guide"
            label="Reason (shown to the author)"
            maxLength={300}
            failure="The guide could not be changed. Try again."
            act={async () => {}}
            onDone={() => {
              dialog.onDone();
              dialog.onClose();
            }}
          >
            Its page and every list that names it are gone at once.
          </ReasonDialog>
        )}
      />
    </Specimen>
  );
}
