import { createPrivateKey, X509Certificate } from "node:crypto";
import type { ApplePaySettings } from "@comptoir/api";
import type { SettingFault } from "./identity-settings.ts";
import type { Setting } from "./setting-names.ts";

export type WalletSettings = {
  readonly applePay: ApplePaySettings | null;
  readonly googlePay: { readonly merchantId: string } | null;
};

/** Parses the wallets. A wallet is enabled if all of its settings are present. operations#wallet-keys. */
export function readWalletSettings(setting: Setting): WalletSettings | SettingFault {
  const applePay = readApplePay(setting);
  if (applePay !== null && "variable" in applePay) return applePay;
  const merchantId = setting("GOOGLE_PAY_MERCHANT_ID");
  if (merchantId !== null && !/^\w{6,40}$/.test(merchantId)) {
    return { variable: "GOOGLE_PAY_MERCHANT_ID", fault: "it is not a merchant id from the Google Pay console" };
  }
  return { applePay, googlePay: merchantId === null ? null : { merchantId } };
}

function readApplePay(setting: Setting): ApplePaySettings | SettingFault | null {
  const named = ["APPLE_PAY_MERCHANT_ID", "APPLE_PAY_CERTIFICATE", "APPLE_PAY_KEY"] as const;
  const [merchantId = null, certificate = null, key = null] = named.map((name) => pemOf(setting(name)));
  if (merchantId === null && certificate === null && key === null) return null;
  const missing = named.find((name) => setting(name) === null);
  if (missing) return { variable: missing, fault: `it is missing; set all of ${named.join(", ")}` };
  if (!isPair(certificate as string, key as string)) {
    const fault = "it is not a certificate for APPLE_PAY_KEY; use PEM for both, with \\n for line breaks";
    return { variable: "APPLE_PAY_CERTIFICATE", fault };
  }
  return {
    merchantId: merchantId as string,
    certificate: certificate as string,
    key: key as string,
    domainAssociation: setting("APPLE_PAY_DOMAIN_ASSOCIATION"),
  };
}

/** Converts a PEM from the one-line form of environment variables. */
function pemOf(text: string | null): string | null {
  return text?.replaceAll("\\n", "\n") ?? null;
}

function isPair(certificate: string, key: string): boolean {
  try {
    return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}
