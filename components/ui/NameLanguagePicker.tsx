import { useNameLanguage } from "@/hooks/wiki/use-name-language";
import { isLanguageCode, languages } from "@/lib/catalog/languages";
import { Field } from "./Field";
import classes from "./NameLanguagePicker.module.css";
import { Select } from "./Select";

interface NameLanguagePickerProps {
  /** `field`: label above, as in the settings. `line`: label before, where there is one line. */
  look?: "field" | "line";
}

/** Chooses the language in which names from the game are shown. The site itself stays English. */
export function NameLanguagePicker({ look = "field" }: NameLanguagePickerProps) {
  const { code, status, choose } = useNameLanguage();
  return (
    <div className={classes.picker} data-look={look}>
      <Field label="Language of names" labelPlace={look === "field" ? "above" : "before"}>
        <Select
          size="sm"
          value={code}
          onChange={({ target }) => isLanguageCode(target.value) && choose(target.value)}
        >
          {languages.map(({ code: each, name, tag }) => (
            <option key={each} value={each} lang={tag}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status" className={`${classes.status} text-12 leading-4.5 text-bad`}>
        {status === "loading" && <span className="visually-hidden">Loading names</span>}
        {status === "failed" && (
          <>
            Could not load names.{" "}
            <button type="button" onClick={() => choose(code)}>
              Try again
            </button>
          </>
        )}
      </p>
    </div>
  );
}
