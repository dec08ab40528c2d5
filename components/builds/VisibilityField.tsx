import { RadioRows } from "@/components/ui/RadioRows";

interface VisibilityFieldProps {
  published: boolean;
  /** Why a moderator took the build down; `null` where none did. */
  takenDown: string | null;
  onChange(published: boolean): void;
}

/** Who sees a build. */
export function VisibilityField({ published, takenDown, onChange }: VisibilityFieldProps) {
  return (
    <RadioRows
      label="Visibility"
      options={[
        { value: "private", label: <b>Private</b>, note: "Only you can see it" },
        {
          value: "published",
          label: <b>Published</b>,
          note: "Everyone, under Builds and on your profile",
          isDisabled: takenDown !== null && !published,
        },
      ]}
      value={published ? "published" : "private"}
      error={
        takenDown !== null &&
        `A moderator took this build down: ${takenDown} You can save it, but not publish it.`
      }
      onChange={(value) => onChange(value === "published")}
    />
  );
}
