import { Hono } from 'hono'
import { z } from 'zod'
import { isAtLeast } from '../core/role.ts'
import type { SignedIn } from '../core/signed-in.ts'
import { hasRole } from '../db/users.ts'
import type { App } from '../operations/app.ts'

const Asked = z.object({ _user_id: z.string().max(100), _role: z.string().max(20) })

/** Whether somebody has a role, asked by themselves or an administrator; to everybody else, and about nonsense, the answer is no. */
export function rpcApi({ db, log }: App) {
  return new Hono<{ Variables: { user: SignedIn | null } }>().post('/has_role', async (context) => {
    const user = context.get('user')
    const asked = Asked.safeParse(await context.req.json().catch(() => null))
    if (!user || !asked.success) return context.json(false)
    const { _user_id: id, _role: role } = asked.data
    if (id !== user.id && !isAtLeast(user.role, 'admin')) return context.json(false)
    const has = await hasRole(db, id, role).catch((cause: unknown) => {
      log.error({ err: cause }, 'A role could not be looked up')
      return false
    })
    return context.json(has)
  })
}
