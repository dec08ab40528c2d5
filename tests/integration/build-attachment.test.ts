import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { attachedBuildResponseSchema } from "@/lib/builds/attachment-schema";
import { createdBuildResponseSchema } from "@/lib/builds/schema";
import { createSignedIn, type SignedInAccount } from "../support/accounts";
import { callApi } from "../support/api";
import { bowLoadout, codeOf } from "../support/builds/codes";

const code = codeOf(bowLoadout);

describe("checking a build before it is attached", () => {
  let owner: SignedInAccount;
  let id: string;
  const post = (path: string, body?: unknown) =>
    callApi(`/api/builds${path}`, { method: "POST", token: owner.idToken, ...(body ? { body } : {}) });
  const check = (query: string) => callApi(`/api/builds/attachment?${query}`);

  beforeEach(async () => {
    owner = await createSignedIn();
    const body = { key: randomUUID(), title: "A bow to attach", code, weapon: "bow" };
    id = createdBuildResponseSchema.parse((await post("", body)).body).build.id;
  });
  afterEach(() => post(`/${id}/delete`));

  test("tells a published build to everybody, and no other", async () => {
    expect(await check(`id=${id}`)).toMatchObject({ status: 404 });
    expect(await callApi(`/api/builds/attachment?id=${id}`, { token: owner.idToken })).toMatchObject({
      status: 404,
    });
    await post(`/${id}/publish`);
    const reply = await check(`id=${id}`);
    expect(reply.status).toBe(200);
    const { build } = attachedBuildResponseSchema.parse(reply.body);
    expect(build).toMatchObject({
      attachment: { kind: "build", id },
      title: "A bow to attach",
      weapon: "bow",
      code,
    });
    await post(`/${id}/unpublish`);
    expect(await check(`id=${id}`)).toMatchObject({ status: 404 });
  });

  test("tells what a code holds, and refuses what is none", async () => {
    const { build } = attachedBuildResponseSchema.parse((await check(`code=${code}`)).body);
    expect(build).toMatchObject({ attachment: { kind: "code", code }, title: "", weapon: "bow", code });
    for (const query of [
      "",
      "code=zzz",
      `code=${code}A`,
      `code=${code}&id=${id}`,
      "id=x",
      `id=${id}&more=1`,
    ]) {
      expect([query, (await check(query)).status]).toEqual([query, 400]);
    }
  });
});
