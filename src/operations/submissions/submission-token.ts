import { createHash, randomBytes } from 'node:crypto'

/** 192 bits: nobody comes upon one by trying. */
export const newToken = () => randomBytes(24).toString('base64url')

/** What is stored of it: whoever reads the database cannot withdraw recipes with that. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
