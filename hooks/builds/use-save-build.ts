import { useState } from "react";
import { callSignedIn } from "@/lib/account/call-signed-in";
// With the dialog, not with the first save: that may be made without a connection.
import {
  type BuildContent,
  changedBuildResponseSchema,
  createdBuildResponseSchema,
  type OwnBuild,
  viewBuildResponseSchema,
} from "@/lib/builds/schema";
import { type SaveProblem, toSaveProblem } from "@/lib/builds/to-save-problem";

export interface SaveRequest {
  readonly content: BuildContent;
  readonly published: boolean;
  /** The build to change; `null` creates one. */
  readonly saved: Pick<OwnBuild, "id" | "version"> | null;
  /** Of the build to create. The same until a save has worked: repeated calls then make one build. */
  readonly key: string;
  /** Takes the place of whatever is stored, also of what was changed elsewhere since. */
  readonly overwrite?: boolean;
}

export interface SaveBuildState {
  readonly saving: boolean;
  /** Why the last attempt failed; `null` before the first and while one runs. */
  readonly problem: SaveProblem | null;
  /** @returns the build as it is stored; `null` where `problem` says why not */
  save(request: SaveRequest): Promise<OwnBuild | null>;
  forgetProblem(): void;
}

/** Saves a build of one's own, new or changed, private or published. A save can be repeated at any time. */
export function useSaveBuild(): SaveBuildState {
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  return {
    saving,
    problem,
    save: async (request) => {
      setSaving(true);
      setProblem(null);
      try {
        return await send(request);
      } catch (error) {
        setProblem(toSaveProblem(error));
        return null;
      } finally {
        setSaving(false);
      }
    },
    forgetProblem: () => setProblem(null),
  };
}

async function send({ content, published, saved, key, overwrite }: SaveRequest): Promise<OwnBuild> {
  const build = saved
    ? await update(saved.id, overwrite ? await fetchStoredVersion(saved.id) : saved.version, content)
    : await create(content, key);
  if ((build.visibility === "published") === published) return build;
  return change(`/api/builds/${build.id}/${published ? "publish" : "unpublish"}`);
}

async function create(content: BuildContent, key: string): Promise<OwnBuild> {
  const schema = createdBuildResponseSchema;
  const body = { key, ...content };
  const { created, build } = await callSignedIn("/api/builds", { schema, body });
  // An earlier call has created it, and its answer was lost: what was typed since is still to be stored.
  return created ? build : update(build.id, build.version, content);
}

function update(id: string, version: number, content: BuildContent): Promise<OwnBuild> {
  return change(`/api/builds/${id}`, { version, ...content });
}

async function change(path: string, body?: unknown): Promise<OwnBuild> {
  const schema = changedBuildResponseSchema;
  return (await callSignedIn(path, { schema, method: "POST", body })).build;
}

async function fetchStoredVersion(id: string): Promise<number> {
  const schema = viewBuildResponseSchema;
  return (await callSignedIn(`/api/builds/${id}/viewer`, { schema })).build.version;
}
