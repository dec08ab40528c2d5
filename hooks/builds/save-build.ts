import { callSignedIn } from "@/lib/account/call-signed-in";
import { buildCalls } from "@/lib/builds/api";
// With the dialog, not with the first save: that may be made without a connection.
import "@/lib/builds/schema";
import type { BuildContent, OwnBuild } from "@/lib/builds/schema";

interface SaveRequest {
  readonly content: BuildContent;
  readonly published: boolean;
  /** The build to change; `null` creates one. */
  readonly saved: Pick<OwnBuild, "id" | "version"> | null;
  /** Of the build to create. The same until a save has worked: repeated calls then make one build. */
  readonly key: string;
  /** Takes the place of whatever is stored, also of what was changed elsewhere since. */
  readonly overwrite?: boolean;
}

/**
 * Saves a build of one's own, new or changed, private or published. A save can be repeated at any time.
 *
 * @returns the build as it is stored
 * @throws ApiCallError where it is refused
 */
export async function saveBuild(request: SaveRequest): Promise<OwnBuild> {
  const { content, published, saved, key, overwrite } = request;
  const build = saved
    ? await update(saved.id, overwrite ? await fetchStoredVersion(saved.id) : saved.version, content)
    : await create(content, key);
  if ((build.visibility === "published") === published) return build;
  const call = published ? buildCalls.publish : buildCalls.unpublish;
  return (await callSignedIn(call, { query: { id: build.id } })).build;
}

async function create(content: BuildContent, key: string): Promise<OwnBuild> {
  const { created, build } = await callSignedIn(buildCalls.create, { body: { key, ...content } });
  // An earlier call has created it, and its answer was lost: what was typed since is still to be stored.
  return created ? build : update(build.id, build.version, content);
}

async function update(id: string, version: number, content: BuildContent): Promise<OwnBuild> {
  return (await callSignedIn(buildCalls.update, { query: { id }, body: { version, ...content } })).build;
}

async function fetchStoredVersion(id: string): Promise<number> {
  return (await callSignedIn(buildCalls.view, { query: { id } })).build.version;
}
