import { OwnBuilds } from "./OwnBuilds";

/** One's own builds on one's own profile: private ones too, with what can be done with them. */
export function OwnProfileBuilds({ uid }: { uid: string }) {
  return (
    <section id="builds" aria-labelledby="builds-title" className="my-7">
      <h2 id="builds-title" className="mb-3 text-20">
        Builds
      </h2>
      <OwnBuilds uid={uid} />
    </section>
  );
}
