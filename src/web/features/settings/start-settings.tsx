import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'

export interface StartSetting {
  label: string
  /** The value, or what its absence means. */
  says: string
  /** The environment variables of the setting. */
  names: ReadonlyArray<string>
}

interface StartSettingsProps {
  settings: ReadonlyArray<StartSetting>
  /** Tries the mail server. */
  mailTest: ReactNode
}

/** Settings that no form changes, and where to change them. */
export function StartSettings({ settings, mailTest }: StartSettingsProps) {
  return (
    <Panel id="environment" aria-labelledby="start-title" className="mt-gap">
      <h2 id="start-title" className="mb-1 text-h3">
        Set in the environment
      </h2>
      <p className="mb-4 max-w-[62ch] text-ink-soft">
        These come from the server’s environment. Restart the site to change them.
      </p>
      <dl className="grid gap-4">
        {settings.map(({ label, says, names }) => (
          <div key={label} className="grid gap-x-6 sm:grid-cols-[17rem_minmax(0,1fr)]">
            <dt className="font-semibold">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">
              {says} <code className="block text-small text-ink-soft">{names.join(', ')}</code>
            </dd>
          </div>
        ))}
      </dl>
      {mailTest}
    </Panel>
  )
}
