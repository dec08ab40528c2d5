import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { PlayerAvatar } from "@/components/profiles/PlayerAvatar";
import { renderWithTheme } from "@/tests/support/render";

const photo = "https://lh3.googleusercontent.com/a/photo";

function show(name: string | null, photoURL: string | null) {
  const { container } = renderWithTheme(<PlayerAvatar name={name} photoURL={photoURL} size={32} />);
  const image = () => container.querySelector("img");
  const letters = () => container.querySelector("[data-initials]")?.getAttribute("data-initials");
  return { image, letters };
}

test("shows the picture of the identity provider", () => {
  const { image } = show("Maple", photo);
  expect(image()?.getAttribute("src")).toBe(photo);
  // Decoration next to the name.
  expect(image()?.alt).toBe("");
});

test("shows the initials where there is no picture", () => {
  const { image, letters } = show("Maple the Lance", null);
  expect(image()).toBeNull();
  expect(letters()).toBe("ML");
});

test.each(["https://evil.example/pixel.png", "http://lh3.googleusercontent.com/a", "javascript:alert(1)"])(
  "never loads a picture from anywhere else: %s",
  (photoURL) => {
    expect(show("Maple", photoURL).image()).toBeNull();
  },
);

test("falls back to the initials when the picture does not load", () => {
  const { image, letters } = show("Maple", photo);
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  expect(letters()).toBe("M");
});

test("has a letter for a name without any", () => {
  expect(show("🐉", null).letters()).toBe("H");
});
