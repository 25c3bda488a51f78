import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { formFromSettings } from '../../../core/settings/settings-form.ts'
import { SiteSettings } from '../../../core/settings/site-settings.ts'
import { SettingsEditor } from './settings-editor.tsx'

test('sends every setting, so that saving resets none', () => {
  const typed = formFromSettings(SiteSettings.parse({}))
  const fixed = { email: null, phone: null, signUp: null }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <SettingsEditor typed={typed} version="" answer={undefined} isPublic fixed={fixed} />,
    },
  ])
  const $ = load(renderToStaticMarkup(<Stub initialEntries={['/']} />))
  const sent = new Set([...$('[name]')].map((control) => $(control).attr('name')))
  expect(Object.keys(typed).filter((name) => !sent.has(name))).toEqual([])
})
