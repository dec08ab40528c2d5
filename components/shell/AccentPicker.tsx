import { usePrimaryColor } from "@/hooks/ui/use-primary-color";
import { primaryColors } from "@/lib/site/pre-paint";
import classes from "./Settings.module.css";

/** The accent of links, focus and buttons, saved in this browser. */
export function AccentPicker() {
  const [color, choose] = usePrimaryColor();
  return (
    <fieldset className={classes.field}>
      <legend>Accent color</legend>
      <div className={`${classes.swatches} grid gap-0.5`}>
        {primaryColors.map((each) => (
          <label
            key={each}
            className={`${classes.swatch} cursor-pointer h-7 grid place-items-center`}
            data-primary={each}
            title={each}
          >
            <input
              type="radio"
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
