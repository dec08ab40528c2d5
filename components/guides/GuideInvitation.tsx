import { newGuidePath } from "@/lib/guides/paths";

/** One line, as high as that of a closed fold. */
export function GuideInvitation() {
  return (
    <p className="flex items-center min-h-9 pointer-coarse:min-h-11 text-14 leading-5 text-dim">
      <a href={newGuidePath}>Write a guide about this</a>
    </p>
  );
}
