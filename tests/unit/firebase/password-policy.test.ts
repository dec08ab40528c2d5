import { describe, expect, test } from "vitest";
import { checkAgainstProviderMinimum, describePasswordStatus } from "@/lib/firebase/password-policy";

describe("describePasswordStatus", () => {
  test("lists every rule that the policy has, with the provider's own verdict", () => {
    const { rules, ok } = describePasswordStatus({
      isValid: false,
      meetsMinPasswordLength: true,
      meetsMaxPasswordLength: true,
      containsLowercaseLetter: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      containsNonAlphanumericCharacter: true,
      passwordPolicy: { customStrengthOptions: { minPasswordLength: 12, maxPasswordLength: 64 } },
    });
    expect(rules.map(({ label, met }) => [label, met])).toEqual([
      ["At least 12 characters", true],
      ["At most 64 characters", true],
      ["A lowercase letter", true],
      ["An uppercase letter", false],
      ["A number", false],
      ["A symbol, such as ! or #", true],
    ]);
    expect(ok).toBe(false);
  });

  test("leaves out rules that the policy does not have", () => {
    const { rules } = describePasswordStatus({
      isValid: true,
      meetsMinPasswordLength: true,
      passwordPolicy: { customStrengthOptions: { minPasswordLength: 6 } },
    });
    expect(rules.map(({ id }) => id)).toEqual(["min-length"]);
  });

  test("names a limit that nobody meets only when somebody did", () => {
    const policy = { customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 } };
    const short = {
      isValid: true,
      meetsMinPasswordLength: true,
      meetsMaxPasswordLength: true,
      passwordPolicy: policy,
    };
    expect(describePasswordStatus(short).rules).toHaveLength(1);
    const long = { ...short, isValid: false, meetsMaxPasswordLength: false };
    expect(describePasswordStatus(long).rules).toContainEqual({
      id: "max-length",
      label: "At most 4096 characters",
      met: false,
    });
  });
});

describe("checkAgainstProviderMinimum", () => {
  test.each([
    ["12345", false],
    ["123456", true],
  ])("requires six characters: %s", (password, ok) => {
    expect(checkAgainstProviderMinimum(password)).toEqual({
      ok,
      rules: [{ id: "min-length", label: "At least 6 characters", met: ok }],
    });
  });
});
