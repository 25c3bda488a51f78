import { toBrowserCookie } from '../../accounts.ts'
import { startSampleSite } from '../sample-site.ts'
import { freePort } from '../../free-port.ts'
import { newVisitor } from '../browser.ts'
import { fillSite } from './fill-site.ts'
import { kindsForAdmins, kindsForCooks, kindsForEditors, kindsForLinks } from './signed-in-pages.ts'

/** Starts a site that is filled with an item of every kind. */
export async function startFilledSite() {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // A public site reviews submissions. The mail server does not respond, so that jobs wait.
  const env = { PORT: String(port), PUBLIC_URL: url, SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_EMAIL: 'us@kitchen.test' }
  const site = await startSampleSite({ env })
  const filled = await fillSite(site.env)
  return {
    url,
    filled,
    /** Opens a page with the session of this cookie. An empty cookie means no session. */
    async person(cookie: string) {
      const { page, pageErrors, close } = await newVisitor({ reducedMotion: 'reduce' })
      if (cookie) await page.context().addCookies([toBrowserCookie(cookie, url)])
      return { page, pageErrors, close }
    },
    /** Creates an administrator. Returns each account and its pages. */
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
      await filled.close()
      await site.stop()
    },
  }
}
