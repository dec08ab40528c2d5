import { usePrimaryColor } from "@/hooks/ui/use-primary-color";
import { primaryColors } from "@/lib/site/pre-paint";
import classes from "./AccentPicker.module.css";

/** The accent of links, focus and buttons, saved in this browser. */
export function AccentPicker() {
  const [color, choose] = usePrimaryColor();
  return (
    <fieldset>
      <legend className="pb-1.5 text-13 leading-4.5 text-dim font-medium">Accent color</legend>
      <div className="grid-cols-[repeat(6,28px)] md:grid-cols-[repeat(12,24px)] grid gap-0.5">
        {primaryColors.map((each) => (
          <label
            key={each}
            className={`${classes.swatch} cursor-pointer h-7 grid place-items-center`}
            data-primary={each}
            title={each}
          >
            <input
              type="radio"
              className="w-4 h-4 rounded-sm bg-signal cursor-pointer"
              name="accent"
              value={each}
              aria-label={each}
              checked={each === color}
              onChange={() => choose(each)}
              // The default is marked before anything is chosen: choosing it is a click without a change.
              onClick={() => choose(each)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
