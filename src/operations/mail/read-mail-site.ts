import { mailAccent } from '../../core/mail/mail-colors.ts'
import type { MailSite } from '../../core/mail/mail-content.ts'
import type { Picture } from '../../core/pictures/picture.ts'
import { findSettingsPicture, readSettings } from '../../db/settings/settings.ts'
import { siteAddress } from '../../lib/env/env.ts'
import type { App } from '../app/app.ts'

/** Reads the name, logo and color that mails show. */
export async function readMailSite({ db, env }: Pick<App, 'db' | 'env'>): Promise<MailSite> {
  const { siteName, logo, logoHasName, accent } = await readSettings(db)
  const address = siteAddress(env)
  const picture = await findSettingsPicture(db, logo, siteName)
  return {
    address,
    name: siteName,
    logo: picture ? ownLogo(picture, address, logoHasName ? siteName : null) : mark(address),
    accent: mailAccent(accent),
  }
}

const mark = (address: string) => ({ src: `${address}/icon-192.png`, alt: '', width: 40, height: 40, showsName: false })

const highest = 52
const widest = 240
const widestBesideName = 120

/** Outlook needs both sizes. `name` is null if it stands beside the logo. A logo instead of the name has the name as its text, for programs that hide pictures. */
function ownLogo({ id, width, height }: Picture, address: string, name: string | null) {
  const scale = Math.min(highest / height, (name === null ? widestBesideName : widest) / width)
  return {
    src: `${address}/images/${id}/400.png`,
    alt: name ?? '',
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    showsName: name !== null,
  }
}
