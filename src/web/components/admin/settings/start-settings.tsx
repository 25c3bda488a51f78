import { Panel } from '../../ui/panel.tsx'

export interface StartSetting {
  label: string
  /** What it is, or what follows from its absence. */
  says: string
  /** Where it comes from. */
  names: ReadonlyArray<string>
}

/** What no form changes, and where it is changed. */
export function StartSettings({ settings }: { settings: ReadonlyArray<StartSetting> }) {
  return (
    <Panel aria-labelledby="start-title" className="mt-gap">
      <h2 id="start-title" className="mb-1 text-h3">
        Set where the site is started
      </h2>
      <p className="mb-4 max-w-[62ch] text-ink-soft">
        These come from the environment of the server, and hold from its next start on.
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
    </Panel>
  )
}
