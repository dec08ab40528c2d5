import "@mantine/core/styles/Kbd.layer.css";
import { Checkbox, Kbd } from "@mantine/core";
import { Dialog } from "@/components/ui/Dialog";
import { builderKeys, placeKeys } from "../builder-keys";

const keys: readonly (readonly [keys: readonly string[], label: string])[] = [
  [[builderKeys.skill], "Add a skill"],
  [[builderKeys.results], "Go to the sets found"],
  [["↑", "↓"], "Previous or next set"],
  [["Home", "End"], "First or last set shown"],
  [["Enter"], "Equip the set"],
  [[placeKeys.weapon], "Choose a weapon"],
  [[placeKeys.head], "Choose head armor"],
  [[placeKeys.chest], "Choose chest armor"],
  [[placeKeys.arms], "Choose arm armor"],
  [[placeKeys.waist], "Choose waist armor"],
  [[placeKeys.legs], "Choose leg armor"],
  [[placeKeys.charm], "Choose a charm"],
  [["Ctrl", "Z"], "Undo"],
  [["Ctrl", "Y"], "Redo"],
  [[builderKeys.help], "Keyboard shortcuts"],
];

interface KeysDialogProps {
  hasKeys: boolean;
  onKeys(hasKeys: boolean): void;
  onClose(): void;
}

/** The keys of the builder, and the switch that turns off those without Ctrl. */
export function KeysDialog({ hasKeys, onKeys, onClose }: KeysDialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="grid gap-2 text-14 leading-5">
        {keys.map(([names, label]) => (
          <div key={label} className="flex items-center gap-3">
            <dt className="flex flex-none gap-1 w-26">
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-13 leading-5 text-dim">They do nothing while you type or a dialog is open.</p>
      <Checkbox
        className="mt-3 text-14"
        checked={hasKeys}
        onChange={({ target }) => onKeys(target.checked)}
        label="Use keyboard shortcuts"
      />
    </Dialog>
  );
}
