import type { Env } from '../../../lib/env/env.ts'

/** The owner's secret of the list that a browser without script began. Only pages of shopping lists get it. */
const name = 'marshmallow.list'
const path = '; Path=/shopping-list; SameSite=Lax; HttpOnly'
/** The site deletes a list that was not used for so long. */
const aYear = 365 * 24 * 60 * 60

const secretInCookies = /(?:^|;\s*)marshmallow\.list=([\w-]{20,60})/

/** Returns the secret of the list that this browser began. */
export const begunListOf = (request: Request): string | null =>
  secretInCookies.exec(request.headers.get('cookie') ?? '')?.[1] ?? null

export const begunListCookie = (token: string, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string =>
  `${name}=${token}; Max-Age=${aYear}${path}${PUBLIC_URL?.startsWith('https:') ? '; Secure' : ''}`

export const noBegunList = `${name}=; Max-Age=0${path}`
