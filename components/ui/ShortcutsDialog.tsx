import "@mantine/core/styles/Kbd.layer.css";
import { Checkbox, Kbd } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog } from "./Dialog";

interface ShortcutsDialogProps {
  /** Each key with what it does. */
  keys: readonly (readonly [key: string, label: string])[];
  hasKeys: boolean;
  onKeys(hasKeys: boolean): void;
  onClose(): void;
  /** Further explanations of the page. */
  children?: ReactNode;
}

/** The keyboard shortcuts of a page, and the switch that turns them off. */
export function ShortcutsDialog({ keys, hasKeys, onKeys, onClose, children }: ShortcutsDialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="grid gap-2 text-14 leading-5">
        {keys.map(([key, label]) => (
          <div key={key} className="flex items-center gap-3">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-13 leading-5 text-dim">They do nothing while you type.</p>
      <Checkbox
        className="mt-3 text-14"
        checked={hasKeys}
        onChange={({ target }) => onKeys(target.checked)}
        label="Use keyboard shortcuts"
      />
      {children}
    </Dialog>
  );
}
