import { Button, Input, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Counted } from "@/components/ui/Counted";
import { Field, FieldGroup } from "@/components/ui/Field";
import { NumberInput } from "@/components/ui/NumberInput";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

/** What an element is described by, for those who cannot see it. */
const description = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent)
    .join(" | ");

const texts = {
  label: "Title",
  description: "Shown to everyone",
  error: "Enter a title",
  required: true,
} as const;

describe("a field of this theme", () => {
  test.each([
    ["a text input", <TextInput key="control" {...texts} />],
    ["a number input", <NumberInput key="control" {...texts} />],
    ["a select", <NativeSelect key="control" {...texts} />],
    ["a textarea", <Textarea key="control" {...texts} />],
  ])("keeps its help while there is an error: %s", async (_, control) => {
    renderWithTheme(control);
    const element = screen.getByLabelText<HTMLInputElement>(/^Title/);
    expect(description(element)).toBe("Enter a title | Shown to everyone");
    expect(element.getAttribute("aria-invalid")).toBe("true");
    expect(element.required).toBe(true);
    const [label, error, help] = ["Title", "Enter a title", "Shown to everyone"].map((text) =>
      screen.getByText(text),
    );
    const isBefore = (one: Node | undefined, other: Node | undefined) =>
      Boolean(one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect([isBefore(label, element), isBefore(element, error), isBefore(error, help)]).toEqual([
      true,
      true,
      true,
    ]);
    await expectNoAxeViolations();
  });

  test("counts what is typed, with thousands separators", () => {
    renderWithTheme(<Textarea label="Notes" description={<Counted length={1_234} max={4_000} />} />);
    expect(description(screen.getByRole("textbox", { name: "Notes" }))).toBe("1,234 of 4,000");
  });
});

describe("a field around more than an input", () => {
  test("ties label, error and description to the file input in it", async () => {
    renderWithTheme(
      <Field label="Build file" description="Up to 16 KB" error="This is no build">
        <Input type="file" variant="unstyled" />
      </Field>,
    );
    expect(description(screen.getByLabelText("Build file"))).toBe("This is no build | Up to 16 KB");
    await expectNoAxeViolations();
  });

  test("ties the label to the control next to a button, and leaves the button alone", () => {
    renderWithTheme(
      <Field label="Link" error="This link is broken">
        <div>
          <Input />
          <Button>Copy</Button>
        </div>
      </Field>,
    );
    expect(description(screen.getByRole("textbox", { name: "Link" }))).toBe("This link is broken");
    expect(screen.getByRole("button", { name: "Copy" }).hasAttribute("aria-describedby")).toBe(false);
  });
});

test("a group has a legend, and describes all that is in it", async () => {
  renderWithTheme(
    <FieldGroup label="Parts" description="Two parts of one element" error="Choose three parts">
      <TextInput label="Element" />
    </FieldGroup>,
  );
  expect(description(screen.getByRole("group", { name: "Parts" }))).toBe(
    "Choose three parts | Two parts of one element",
  );
  expect(screen.getByRole("textbox", { name: "Element" }).hasAttribute("aria-describedby")).toBe(false);
  await expectNoAxeViolations();
});

test("a number shows its unit and asks for the keyboard of numbers", async () => {
  renderWithTheme(<NumberInput label="Affinity" unit="%" />);
  expect(screen.getByText("%")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Affinity" }).getAttribute("inputmode")).toBe("numeric");
  await expectNoAxeViolations();
});
