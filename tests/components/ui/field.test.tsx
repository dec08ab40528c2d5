import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { Field, FieldGroup } from "@/components/ui/Field";
import { FileInput } from "@/components/ui/FileInput";
import { Select } from "@/components/ui/Select";
import { Textarea } from "@/components/ui/Textarea";
import { NumberInput, TextInput } from "@/components/ui/TextInput";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

/** What an element is described by, for those who cannot see it. */
const description = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" | ");

describe("a field", () => {
  test.each([
    ["a text input", <TextInput key="control" />],
    ["a number input", <NumberInput key="control" />],
    ["a select", <Select key="control" />],
    ["a textarea", <Textarea key="control" />],
    ["a file input", <FileInput key="control" />],
  ])("ties label, error and description to %s", async (_, control) => {
    renderWithTheme(
      <Field label="Title" description="Shown to everyone" error="Enter a title" required>
        {control}
      </Field>,
    );
    const element = screen.getByLabelText("Title");
    expect(description(element)).toBe("Enter a title | Shown to everyone");
    expect(element.getAttribute("aria-invalid")).toBe("true");
    expect(element.getAttribute("aria-required")).toBe("true");
    await expectNoAxeViolations();
  });

  test("says nothing of errors and duties that are not there", () => {
    renderWithTheme(
      <Field label="Title">
        <TextInput />
      </Field>,
    );
    const element = screen.getByRole("textbox", { name: "Title" });
    expect(
      ["aria-describedby", "aria-invalid", "aria-required"].map((name) => element.hasAttribute(name)),
    ).toEqual([false, false, false]);
  });

  test("ties the label to the control beside a button, and leaves the button alone", () => {
    renderWithTheme(
      <Field label="Link" error="This link is broken">
        <div>
          <TextInput />
          <button type="button">Copy</button>
        </div>
      </Field>,
    );
    expect(description(screen.getByRole("textbox", { name: "Link" }))).toBe("This link is broken");
    expect(screen.getByRole("button", { name: "Copy" }).hasAttribute("aria-describedby")).toBe(false);
  });

  test("counts what is typed, with thousands separators", () => {
    renderWithTheme(
      <Field label="Notes" counter={{ length: 1_234, max: 4_000 }}>
        <Textarea />
      </Field>,
    );
    expect(description(screen.getByRole("textbox", { name: "Notes" }))).toBe("1,234 of 4,000");
  });

  test("keeps a label that is not shown", () => {
    renderWithTheme(
      <Field label="Sort by" labelPlace="hidden">
        <Select>
          <option>Name</option>
        </Select>
      </Field>,
    );
    expect(screen.getByRole("combobox", { name: "Sort by" })).toBeTruthy();
  });

  test("adds to a description that the control has of its own", () => {
    renderWithTheme(
      <>
        <Field label="Title" description="Up to 60 characters">
          <TextInput aria-describedby="more" />
        </Field>
        <p id="more">Names the build</p>
      </>,
    );
    expect(description(screen.getByRole("textbox", { name: "Title" }))).toBe(
      "Up to 60 characters | Names the build",
    );
  });
});

test("a group has a legend, and describes all that is in it", async () => {
  renderWithTheme(
    <FieldGroup label="Parts" description="Two parts of one element" error="Choose three parts">
      <Field label="Element">
        <TextInput />
      </Field>
    </FieldGroup>,
  );
  expect(description(screen.getByRole("group", { name: "Parts" }))).toBe(
    "Choose three parts | Two parts of one element",
  );
  expect(screen.getByRole("textbox", { name: "Element" }).hasAttribute("aria-describedby")).toBe(false);
  await expectNoAxeViolations();
});

describe("a text input", () => {
  test("passes on what an input of the browser takes", async () => {
    const { user } = renderWithTheme(
      <Field label="Email">
        <TextInput type="email" name="email" autoComplete="email" maxLength={5} defaultValue="a@" />
      </Field>,
    );
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
    expect([input.type, input.name, input.autocomplete]).toEqual(["email", "email", "email"]);
    await user.type(input, "b.co");
    expect(input.value).toBe("a@b.c");
  });

  test("shows a unit and a button after the text", async () => {
    renderWithTheme(
      <Field label="Affinity">
        <NumberInput unit="%" end={<button type="button">Reset</button>} />
      </Field>,
    );
    expect(screen.getByText("%")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reset" })).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Affinity" }).getAttribute("inputmode")).toBe("numeric");
    await expectNoAxeViolations();
  });
});

test("a select hands over the value of the option", async () => {
  function Rank() {
    const [rank, setRank] = useState("high");
    return (
      <Field label="Rank">
        <Select size="sm" value={rank} onChange={(event) => setRank(event.target.value)}>
          <option value="high">High rank</option>
          <option value="low">Low rank</option>
        </Select>
      </Field>
    );
  }
  const { user } = renderWithTheme(<Rank />);
  await user.selectOptions(screen.getByRole("combobox", { name: "Rank" }), "Low rank");
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Rank" }).value).toBe("low");
});
