import { Hono } from 'hono'
import { z } from 'zod'
import { isAtLeast } from '../core/accounts/role.ts'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { hasRole } from '../db/accounts/users.ts'
import type { App } from '../operations/app/app.ts'

const RoleQuestion = z.object({ _user_id: z.string().max(100), _role: z.string().max(20) })

/**
 * Returns whether an account has a role. Only the account itself and administrators get an answer. Everyone else, and
 * every invalid request, gets false.
 */
export function rpcApi({ db, log }: App) {
  return new Hono<{ Variables: { user: SignedIn | null } }>().post('/has_role', async (context) => {
    const user = context.get('user')
    const question = RoleQuestion.safeParse(await context.req.json().catch(() => null))
    if (!user || !question.success) return context.json(false)
    const { _user_id: id, _role: role } = question.data
    if (id !== user.id && !isAtLeast(user.role, 'admin')) return context.json(false)
    const has = await hasRole(db, id, role).catch((cause: unknown) => {
      log.error({ err: cause }, 'Could not read a role')
      return false
    })
    return context.json(has)
  })
}
