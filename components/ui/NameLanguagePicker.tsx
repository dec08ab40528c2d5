import { UnstyledButton } from "@mantine/core";
import { useId } from "react";
import { useNameLanguage } from "@/hooks/wiki/use-name-language";
import { isLanguageCode, languages } from "@/lib/catalog/languages";

interface NameLanguagePickerProps {
  /** `field`: label above, as in the settings. `line`: label before, where there is one line. */
  look?: "field" | "line";
}

/**
 * Chooses the language in which names from the game are shown. The site itself stays English. It is on every page, so it
 * has the look of the fields without their code.
 */
export function NameLanguagePicker({ look = "field" }: NameLanguagePickerProps) {
  const { code, status, choose } = useNameLanguage();
  const id = useId();
  return (
    <div className={look === "line" ? "flex gap-3 items-center" : undefined}>
      <label
        htmlFor={id}
        className={`${look === "line" ? "" : "mb-1.5"} block text-13 leading-4.5 text-dim font-medium`}
      >
        Language of names
      </label>
      <select
        id={id}
        // A browser measures every option: Inter's would bring the font of each script to every page.
        className={`${look === "line" ? "max-w-47.5 border-transparent bg-transparent hover:border-control" : "border-control bg-card"} w-full h-10 px-2 border rounded-md text-14 max-lg:text-16 font-system`}
        value={code}
        onChange={({ target }) => isLanguageCode(target.value) && choose(target.value)}
      >
        {languages.map(({ code: each, name, tag }) => (
          <option key={each} value={each} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <p role="status" className="text-12 leading-4.5 text-bad">
        {status === "loading" && <span className="visually-hidden">Loading names</span>}
        {status === "failed" && (
          <>
            Could not load names.{" "}
            <UnstyledButton className="underline" onClick={() => choose(code)}>
              Try again
            </UnstyledButton>
          </>
        )}
      </p>
    </div>
  );
}
