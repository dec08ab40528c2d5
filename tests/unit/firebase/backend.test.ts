import { describe, expect, test } from "vitest";
import { type BackendSettings, resolveBackend } from "@/lib/firebase/backend";
import type { Backend } from "@/lib/firebase/client-config";

const demo = { projectId: "demo-quarry" };
const real = { projectId: "quarry-live" };
const auth = { authEmulator: "127.0.0.1:9099" };
const firestore = { firestoreEmulator: "127.0.0.1:8080" };

describe("the backend of a process", () => {
  const worked: [string, BackendSettings, Backend][] = [
    ["a real project with nothing else set", real, "firebase"],
    ["a real project that requests its own kind", { ...real, requested: "firebase" }, "firebase"],
    ["a real project that is to run without a store", { ...real, requested: "none" }, "none"],
    ["a demo with both emulators", { ...demo, ...auth, ...firestore }, "emulators"],
    ["a demo with the Auth emulator alone", { ...demo, ...auth }, "embedded"],
    ["a demo with no Auth emulator", { ...demo, ...firestore }, "none"],
    ["a demo with nothing", demo, "none"],
    ["empty variables, which count as absent", { ...demo, requested: "", authEmulator: "" }, "none"],
    [
      "a demo forced to the embedded store while a Firestore emulator is configured",
      { ...demo, ...auth, ...firestore, requested: "embedded" },
      "embedded",
    ],
    ["a demo forced off", { ...demo, ...auth, ...firestore, requested: "none" }, "none"],
  ];
  test.each(worked)("of %s", (_name, settings, backend) => {
    expect(resolveBackend(settings)).toBe(backend);
  });

  const refused: [string, BackendSettings, RegExp][] = [
    ["an unknown name", { ...demo, requested: "emulator" }, /QUARRY_BACKEND is "emulator"/],
    ["a demo that requests the real service", { ...demo, requested: "firebase" }, /needs a real project/],
    [
      "emulators without a Firestore address",
      { ...demo, ...auth, requested: "emulators" },
      /FIRESTORE_EMULATOR_HOST/,
    ],
    [
      "emulators without an Auth address",
      { ...demo, ...firestore, requested: "emulators" },
      /FIREBASE_AUTH_EMULATOR_HOST/,
    ],
    [
      "the embedded store without an Auth address",
      { ...demo, requested: "embedded" },
      /FIREBASE_AUTH_EMULATOR_HOST/,
    ],
    [
      "a real project with a left-over Auth emulator, which takes unsigned tokens",
      { ...real, ...auth },
      /must be unset/,
    ],
    ["a real project with a left-over Firestore emulator", { ...real, ...firestore }, /must be unset/],
    ["a real project on the embedded store", { ...real, requested: "embedded" }, /begins with demo-/],
    ["a real project on emulators", { ...real, requested: "emulators" }, /begins with demo-/],
  ];
  test.each(refused)("is refused for %s", (_name, settings, message) => {
    expect(() => resolveBackend(settings)).toThrow(message);
  });
});
