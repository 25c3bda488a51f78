import type { Env } from '../../../lib/env/env.ts'
import type { StartSetting } from './start-settings.tsx'

/** Returns the settings from the environment, for administrators. Omits passwords and keys. */
export function startedWith(env: Env): Array<StartSetting> {
  const { PUBLIC_URL, SMTP_URL, MAIL_FROM, OIDC_ISSUER, OIDC_NAME } = env
  return [
    { label: 'Address', says: PUBLIC_URL ?? 'None (not public)', names: ['PUBLIC_URL'] },
    {
      label: 'Mail',
      says:
        SMTP_URL && MAIL_FROM
          ? `Through ${new URL(SMTP_URL).host}, from ${MAIL_FROM.address}.`
          : 'No mail server. No email is sent, and messages wait here.',
      names: ['SMTP_URL', 'MAIL_FROM'],
    },
    {
      label: 'Sign-in provider',
      says: OIDC_ISSUER ? `${OIDC_NAME ?? 'On'}, ${new URL(OIDC_ISSUER).host}.` : 'Off.',
      names: ['OIDC_ISSUER'],
    },
  ]
}
