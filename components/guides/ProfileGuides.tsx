import type { CitedGuidesResponse } from "@/lib/guides/schema";
import { GuideNames } from "./GuideNames";

/** Guides by a person, on their profile; nothing without any. */
export function ProfileGuides({ guides }: Pick<CitedGuidesResponse, "guides">) {
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="guides-title" className="my-7">
      <h2 id="guides-title" className="mb-3 text-20">
        Guides
      </h2>
      <GuideNames guides={guides} />
    </section>
  );
}
