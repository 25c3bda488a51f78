/** Returns a random id. Browsers have `randomUUID` only over https and on localhost, and a site on a home network may be neither. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
