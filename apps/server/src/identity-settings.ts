import { createPrivateKey } from "node:crypto";
import type { IdentitySettings } from "@comptoir/api";
import type { Setting } from "./setting-names.ts";

export type SettingFault = { readonly variable: string; readonly fault: string };

const LOCAL_HOSTS: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Parses the sign-in providers; each is enabled if all of its settings are present. operations#social-login. */
export function readIdentitySettings(setting: Setting): IdentitySettings | SettingFault {
  for (const type of ["GOOGLE", "APPLE", "FACEBOOK"] as const) {
    const issuer = setting(`${type}_ISSUER`);
    if (issuer !== null && !isIssuer(issuer)) {
      const fault = "it is not a provider URL; use the form https://provider.example (http only on this machine)";
      return { variable: `${type}_ISSUER`, fault };
    }
  }
  const google = readClient(setting, "GOOGLE");
  if (google !== null && "variable" in google) return google;
  const apple = readApple(setting);
  if (apple !== null && "variable" in apple) return apple;
  const facebook = readClient(setting, "FACEBOOK");
  return facebook !== null && "variable" in facebook ? facebook : { google, apple, facebook };
}

function readClient(setting: Setting, type: "GOOGLE" | "FACEBOOK") {
  const named = [`${type}_CLIENT_ID`, `${type}_CLIENT_SECRET`] as const;
  const values = named.map(setting);
  const fault = missingOf(named, values);
  if (fault) return fault;
  const [clientId = null, clientSecret = null] = values;
  return clientId === null || clientSecret === null
    ? null
    : { clientId, clientSecret, issuer: setting(`${type}_ISSUER`) };
}

function readApple(setting: Setting): IdentitySettings["apple"] | SettingFault {
  const named = ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"] as const;
  const values = named.map(setting);
  const fault = missingOf(named, values);
  if (fault) return fault;
  const [clientId = null, teamId = null, keyId = null, written = null] = values;
  if (clientId === null || teamId === null || keyId === null || written === null) return null;
  const privateKey = written.replaceAll("\\n", "\n");
  if (!isKey(privateKey)) {
    const fault = "it is not an Apple private key; use the whole .p8 file, with \\n for line breaks";
    return { variable: "APPLE_PRIVATE_KEY", fault };
  }
  return { clientId, teamId, keyId, privateKey, issuer: setting("APPLE_ISSUER") };
}

function missingOf(named: readonly string[], values: readonly (string | null)[]): SettingFault | null {
  const missing = named.find((_, at) => values[at] === null);
  if (missing === undefined || values.every((value) => value === null)) return null;
  return { variable: missing, fault: `it is missing; set all of ${named.join(", ")}` };
}

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.search !== "" || url.hash !== "" || url.username !== "" || text.endsWith("/")) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && LOCAL_HOSTS.includes(url.hostname));
}

function isKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === "prime256v1";
  } catch {
    return false;
  }
}
