import { resolve } from 'node:path'
import type { Env } from '../lib/env/env.ts'
import type { OperatorNotes } from './operator-notes.ts'

interface Start {
  env: Pick<Env, 'HOST' | 'PUBLIC_URL' | 'DATA_DIR' | 'DATABASE_URL'>
  address: string
  administrator: string | undefined
}

const everywhere = new Set(['0.0.0.0', '::'])

/** Tells the operator the address, the administrator and the data folder. */
export function tellStart({ say }: OperatorNotes, { env, address, administrator }: Start): void {
  say(`Marshmallow Kitchen is open: ${env.PUBLIC_URL ?? address}`)
  if (everywhere.has(env.HOST) && !env.PUBLIC_URL)
    say('Others reach it at the name of this machine: set PUBLIC_URL to the address they type.')
  // A link never goes through the log, which would remove its token, and which others may read.
  if (administrator?.includes('?token=')) console.log(administrator)
  else if (administrator) say(administrator)
  say(
    `Your data is in:             ${resolve(env.DATA_DIR)}${env.DATABASE_URL ? ', and the database of DATABASE_URL' : ''}`,
  )
}
