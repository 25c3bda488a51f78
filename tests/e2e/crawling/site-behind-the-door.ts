import { startSite } from '../../site.ts'
import { freePort } from '../../free-port.ts'
import { launch, newVisitor } from '../browser.ts'
import { fillSite } from './fill-site.ts'
import { kindsForAdmins, kindsForCooks, kindsForEditors, kindsForLinks } from './kinds-behind-the-door.ts'

/** A site of its own with something of everything in it, and a browser for whoever comes. */
export async function startFilledSite() {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // A public site reviews what is sent in. Its mail server does not answer, so that there are jobs that wait.
  const env = { PORT: String(port), PUBLIC_URL: url, SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_EMAIL: 'us@kitchen.test' }
  const [browser, site] = await Promise.all([launch(), startSite({ env })])
  const filled = await fillSite({ dataDir: site.dataDir, env })
  return {
    url,
    filled,
    /** Whose session the cookie is of; nobody's where it is empty. */
    async person(cookie: string) {
      const { page, complaints, close } = await newVisitor(browser, { reducedMotion: 'reduce' })
      const [name = '', value = ''] = cookie.split(/=(.*)/s)
      if (cookie) await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
      return { page, complaints, close }
    },
    /** Who comes, and to what: from then on there is an administrator. */
    async fillAdministration() {
      const admin = await filled.fillAdministration()
      const callers = [
        { cookie: '', kinds: kindsForLinks(filled) },
        { cookie: filled.cook.cookie, kinds: kindsForCooks(filled) },
        { cookie: filled.editor.cookie, kinds: kindsForEditors(filled) },
        { cookie: admin.cookie, kinds: kindsForAdmins(admin) },
      ]
      return { admin, callers }
    },
    async stop() {
      await browser.close()
      await filled.close()
      await site.stop()
    },
  }
}
