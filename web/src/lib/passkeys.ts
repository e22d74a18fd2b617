/** Passkeys in this browser: made and used as the server asks for it. */
import { api, ApiError } from './api';
import type { NewPasskey, PasskeyAssertion, PasskeyChallenge, PasskeyCreation, Proof } from './wire';

/** Whether there can be passkeys here; `address`: not on a page without https or without a domain. */
export function support(): 'yes' | 'address' | 'unsupported' {
  // An address made of digits is no domain, and a passkey belongs to a domain.
  if (!window.isSecureContext || /^[\d.]+$|^\[/.test(location.hostname)) return 'address';
  return 'PublicKeyCredential' in window ? 'yes' : 'unsupported';
}

/** Has this browser make a passkey. */
export async function make(asked: PasskeyCreation): Promise<NewPasskey> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: decode(asked.challenge),
    rp: { id: asked.rp_id, name: 'Comptoir' },
    user: { id: decode(asked.user_id), name: asked.user_name, displayName: asked.user_name },
    pubKeyCredParams: asked.algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: asked.known.map((id) => ({ type: 'public-key', id: decode(id) })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    timeout: asked.timeout,
  };
  const made = await answer(navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return { client_data: encode(response.clientDataJSON), attestation: encode(response.attestationObject) };
}

/** Has a passkey of this browser sign a challenge. */
export async function sign(asked: PasskeyChallenge): Promise<PasskeyAssertion> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: decode(asked.challenge),
    rpId: asked.rp_id,
    userVerification: 'required',
    timeout: asked.timeout,
  };
  const signed = await answer(navigator.credentials.get({ publicKey }));
  const response = signed.response as AuthenticatorAssertionResponse;
  return {
    id: encode(signed.rawId),
    user_id: encode(response.userHandle ?? new ArrayBuffer(0)),
    client_data: encode(response.clientDataJSON),
    authenticator_data: encode(response.authenticatorData),
    signature: encode(response.signature),
  };
}

/** Shows by a passkey who this is. */
export async function prove(): Promise<Proof> {
  return { passkey: await sign(await api.passkeyChallenge()) };
}

async function answer(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await asked) as PublicKeyCredential;
  } catch (thrown) {
    const name = thrown instanceof DOMException ? thrown.name : '';
    const code =
      name === 'NotAllowedError' || name === 'AbortError'
        ? 'passkey-cancelled'
        : name === 'InvalidStateError'
          ? 'passkey-known'
          : 'passkey-failed';
    throw new ApiError(0, { code });
  }
}

function encode(bytes: ArrayBuffer): string {
  const text = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (it) => it.codePointAt(0) ?? 0);
}
