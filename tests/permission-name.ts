import type { PermissionRow } from '../src/core/pages/page.ts'

/** Returns the name of a row for messages. */
export const nameOf = ({ method, path, intent }: PermissionRow) => `${method} ${path}${intent ? ` (${intent})` : ''}`
