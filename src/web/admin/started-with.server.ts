import type { Env } from '../../lib/env.ts'
import type { StartSetting } from '../components/admin/settings/start-settings.tsx'

/** What is decided where the site is started, for its administrators to read: no password and no key is in it. */
export function startedWith(env: Env): Array<StartSetting> {
  const { PUBLIC_URL, SMTP_URL, MAIL_FROM, CONTACT_EMAIL, CONTACT_PHONE, OIDC_ISSUER, OIDC_NAME } = env
  const contact = [CONTACT_EMAIL, CONTACT_PHONE].filter(Boolean).join(', ')
  return [
    { label: 'Address', says: PUBLIC_URL ?? 'None that is public.', names: ['PUBLIC_URL'] },
    {
      label: 'Mail',
      says:
        SMTP_URL && MAIL_FROM
          ? `Through ${new URL(SMTP_URL).host}, from ${MAIL_FROM.address}.`
          : 'No mail server: nothing is mailed, and what visitors write waits here.',
      names: ['SMTP_URL', 'MAIL_FROM'],
    },
    { label: 'Contact', says: contact || 'None is shown.', names: ['CONTACT_EMAIL', 'CONTACT_PHONE'] },
    {
      label: 'Sign-in with an account elsewhere',
      says: OIDC_ISSUER ? `${OIDC_NAME ?? 'On'}, ${new URL(OIDC_ISSUER).host}.` : 'Off.',
      names: ['OIDC_ISSUER'],
    },
  ]
}
