import type { SignedIn } from '../../core/signed-in.ts'
import { deletePasskey } from '../../db/passkeys.ts'
import type { App } from '../app.ts'

/** False where it is gone already, or somebody else's. */
export async function removePasskey({ db }: App, user: SignedIn, id: string): Promise<boolean> {
  return deletePasskey(db, user.id, id)
}
