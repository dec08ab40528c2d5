import { createHash } from "node:crypto";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { type DocumentReference, type Firestore, type Query, Timestamp } from "@/lib/firebase/admin.server";
import { defineRefusals } from "@/lib/http/refusals";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { createUnnamedUser, getUserRef } from "@/lib/users/read-user-document.server";
import { readPushKeys } from "./push-key.server";
import {
  type AddDevice,
  type DevicesResponse,
  deviceDocumentSchema,
  maxDevices,
  type RemoveDevice,
} from "./schema";

const refuseDevice = defineRefusals({
  off: ["conflict", "This site sends no notifications to devices."],
});

/** The ID of the device at an address: a browser has one, whichever account is signed in there. */
function toDeviceId(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("hex").slice(0, 40);
}

function getDeviceRef(db: Firestore, id: string): DocumentReference {
  return db.collection("devices").doc(id);
}

/** The devices of an account. */
export function listDevicesOf(db: Firestore, uid: string): Query {
  return db.collection("devices").where("uid", "==", uid);
}

/** The caller's devices, oldest first. */
export async function listDevices(
  { db }: Pick<Dependencies, "db">,
  actor: Pick<Actor, "uid" | "confirmed">,
): Promise<DevicesResponse> {
  const { docs } = await listDevicesOf(db, actor.uid).get();
  await actor.confirmed;
  const devices = docs.map((document) => ({
    id: document.id,
    createdAt: deviceDocumentSchema.parse(document.data()).createdAt.toDate().toISOString(),
  }));
  return {
    message: "OK",
    key: readPushKeys()?.publicKey ?? null,
    devices: devices.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)),
  };
}

/**
 * Adds a browser to the devices of the caller. Whoever had it before, on a computer that several people use, has it no
 * more. A repeated call changes nothing.
 *
 * @throws ApiError 409 where the operator has set no key; 429 after too many changes today.
 */
export async function addDevice(
  dependencies: Dependencies,
  actor: Actor,
  { subscription }: AddDevice,
): Promise<DevicesResponse> {
  const { db, now } = dependencies;
  const { uid } = actor;
  if (!readPushKeys()) throw refuseDevice("off");
  const account = getUserRef(db, uid);
  await runTransaction(db, [account], async (transaction) => {
    const at = now();
    const { user, limit, held } = await readTogether(transaction, {
      user: account,
      limit: getLimitRef(db, uid, "devices", at),
      held: getDeviceRef(db, toDeviceId(subscription.endpoint)),
    });
    const { docs } = await transaction.get(listDevicesOf(db, uid));
    const profile = await actor.confirmed;
    const before = held.exists ? deviceDocumentSchema.parse(held.data()) : null;
    if (before?.uid === uid && before.keys.auth === subscription.keys.auth) return;
    takeLimit(transaction, limit, { uid, action: "devices", at });
    const others = docs
      .filter(({ id }) => id !== held.id)
      .toSorted((one, other) => one.get("createdAt").toMillis() - other.get("createdAt").toMillis());
    for (const { ref } of others.slice(0, Math.max(0, others.length + 1 - maxDevices)))
      transaction.delete(ref);
    if (!user.exists) transaction.create(account, { ...createUnnamedUser(profile, at), hasDevices: true });
    else transaction.update(account, { hasDevices: true });
    const [createdAt, newsAt] = [Timestamp.fromDate(at), Timestamp.fromDate(at)];
    transaction.set(held.ref, { ...subscription, uid, createdAt, newsAt });
  });
  return listDevices(dependencies, actor);
}

/** Removes a device of the caller, or all of them. What is not there is no mistake. */
export async function removeDevice(
  dependencies: Dependencies,
  actor: Actor,
  { id }: RemoveDevice,
): Promise<DevicesResponse> {
  await actor.confirmed;
  await forgetDevices(dependencies.db, actor.uid, (each) => id === "all" || each === id);
  return listDevices(dependencies, actor);
}

/**
 * Removes devices of an account, and the mark by which notifications know that it has some where none is left.
 *
 * @param isGone by the ID of a device
 */
export function forgetDevices(db: Firestore, uid: string, isGone: (id: string) => boolean): Promise<void> {
  const account = getUserRef(db, uid);
  return runTransaction(db, [account], async (transaction) => {
    const user = await transaction.get(account);
    const { docs } = await transaction.get(listDevicesOf(db, uid));
    const gone = docs.filter((document) => isGone(document.id));
    for (const { ref } of gone) transaction.delete(ref);
    if (user.exists && gone.length === docs.length) transaction.update(account, { hasDevices: false });
  });
}
