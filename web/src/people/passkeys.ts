// Passkeys in the browser: bytes are encoded as text on the way to the server, and decoded on the way back.
import { bytes, text } from "../lib/base64";

type Json = Record<string, unknown>;
export type Obstacle = "insecure" | "number" | "missing";

/** Why this address can't have passkeys; null if it can. */
export function obstacle(): Obstacle | null {
  if (!isSecureContext) return "insecure";
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "number";
  return "PublicKeyCredential" in window ? null : "missing";
}

/** The address of this page by name, if it was opened by IP address. */
export function addressByName(): string | null {
  const isHere = /^127\.|^\[::1\]$/.test(location.hostname);
  return isHere ? `${location.protocol}//localhost:${location.port}${location.pathname}` : null;
}

function named(keys: unknown): PublicKeyCredentialDescriptor[] {
  return ((keys ?? []) as { id: string }[]).map(({ id }) => ({ type: "public-key", id: bytes(id) }));
}

/** Create a passkey on this device; returns the registration for the server. */
export async function make(options: Json): Promise<Json> {
  const user = options.user as { id: string; name: string; displayName: string };
  const made = await navigator.credentials.create({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(options.challenge as string),
      user: { ...user, id: bytes(user.id) },
      excludeCredentials: named(options.excludeCredentials),
    },
  });
  const key = made as PublicKeyCredential;
  const response = key.response as AuthenticatorAttestationResponse;
  return said(key, { attestationObject: text(response.attestationObject) });
}

/** Ask the browser for a passkey of this site. */
export async function show(options: Json): Promise<Json> {
  const shown = await navigator.credentials.get({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytes(options.challenge as string),
      allowCredentials: named(options.allowCredentials),
    },
  });
  const key = shown as PublicKeyCredential;
  const response = key.response as AuthenticatorAssertionResponse;
  return said(key, {
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  });
}

function said(key: PublicKeyCredential, more: Json): Json {
  const response = { clientDataJSON: text(key.response.clientDataJSON), ...more };
  return { id: key.id, rawId: text(key.rawId), type: key.type, response };
}
