/** One rule of the provider's password policy, as text, and whether the password keeps it. */
interface PasswordRule {
  readonly id: "min-length" | "max-length" | "lowercase" | "uppercase" | "digit" | "symbol";
  readonly label: string;
  readonly met: boolean;
}

export interface PasswordCheck {
  readonly rules: readonly PasswordRule[];
  /** Whether every rule is kept. */
  readonly ok: boolean;
}

/** The provider's verdict on a password. Rules that the policy does not have are left out. */
interface PasswordStatus {
  readonly isValid: boolean;
  readonly meetsMinPasswordLength?: boolean;
  readonly meetsMaxPasswordLength?: boolean;
  readonly containsLowercaseLetter?: boolean;
  readonly containsUppercaseLetter?: boolean;
  readonly containsNumericCharacter?: boolean;
  readonly containsNonAlphanumericCharacter?: boolean;
  readonly passwordPolicy: {
    readonly customStrengthOptions: {
      readonly minPasswordLength?: number;
      readonly maxPasswordLength?: number;
    };
  };
}

/** Characters that Firebase Authentication asks for under every policy. */
const providerMinimum = 6;
/** Limits above this are there against abuse: naming one that nobody meets would only be noise. */
const worthNaming = 128;

/** Puts the provider's verdict into a checklist. */
export function describePasswordStatus(status: PasswordStatus): PasswordCheck {
  const { minPasswordLength = providerMinimum, maxPasswordLength } =
    status.passwordPolicy.customStrengthOptions;
  const tooLong = status.meetsMaxPasswordLength === false;
  const rules: PasswordRule[] = [];
  const add = (id: PasswordRule["id"], label: string, met: boolean | undefined) => {
    if (met !== undefined) rules.push({ id, label, met });
  };
  add("min-length", `At least ${minPasswordLength} characters`, status.meetsMinPasswordLength);
  if (maxPasswordLength && (tooLong || maxPasswordLength <= worthNaming)) {
    add("max-length", `At most ${maxPasswordLength} characters`, status.meetsMaxPasswordLength);
  }
  add("lowercase", "A lowercase letter", status.containsLowercaseLetter);
  add("uppercase", "An uppercase letter", status.containsUppercaseLetter);
  add("digit", "A number", status.containsNumericCharacter);
  add("symbol", "A symbol, such as ! or #", status.containsNonAlphanumericCharacter);
  return { rules, ok: status.isValid };
}

/**
 * The checklist where the provider does not tell its policy: the minimum that it always asks for. A
 * stricter provider still refuses at the end, and the form says so at the field.
 */
export function checkAgainstProviderMinimum(password: string): PasswordCheck {
  const ok = password.length >= providerMinimum;
  return { rules: [{ id: "min-length", label: `At least ${providerMinimum} characters`, met: ok }], ok };
}
