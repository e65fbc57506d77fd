/** A text that only the key of this browser opens (AES-GCM). */
export interface SealedRecord {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const IV_BYTES = 12;

function parameters(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  // The name is authenticated too: a record put in another's place does not open.
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) };
}

/** Makes the key of this browser; nothing, not even this page, can read it out. */
export function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Encrypts a text for the record of that name. */
export async function seal(key: CryptoKey, name: string, text: string): Promise<SealedRecord> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.subtle.encrypt(parameters(iv, name), key, new TextEncoder().encode(text));
  return { iv, data };
}

/** Decrypts the record of that name; rejects when key, name or record are not those of `seal`. */
export async function unseal(key: CryptoKey, name: string, { iv, data }: SealedRecord): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt(parameters(iv, name), key, data));
}
