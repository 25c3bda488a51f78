import { createHash, randomBytes } from 'node:crypto'

/** Returns a random token. Its 192 bits cannot be guessed. */
export const newToken = () => randomBytes(24).toString('base64url')

/** Returns the hash of a token. Only the hash is stored, so a leaked database does not allow withdrawing recipes. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
