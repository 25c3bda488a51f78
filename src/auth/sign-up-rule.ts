import type { SignUpRule } from '../core/accounts/sign-up-rule.ts'
import type { Db } from '../db/connection/connect.ts'
import { readSettings } from '../db/settings/settings.ts'
import type { Env } from '../lib/env/env.ts'

/** Returns who may create an account. The environment comes first. */
export async function readSignUpRule({ db, env }: { db: Db; env: Env }): Promise<SignUpRule> {
  return env.SIGN_UP ?? (await readSettings(db)).signUp
}
