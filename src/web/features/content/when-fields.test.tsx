import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WhenFields } from './when-fields.tsx'

const scheduledFor = (publishAt: string) =>
  renderToStaticMarkup(
    <WhenFields
      typed={{ when: 'later', publishAt }}
      publishAtField={{ id: 'at', name: 'publishAt', initialValue: publishAt }}
      isShown={false}
      now="2026-11-27T12:25"
    />,
  )

test('says that a time that has passed publishes at once', () => {
  const warning = 'This time has passed, so it is published at once, with this day.'
  expect(scheduledFor('2026-11-27T12:24')).toContain(warning)
  expect(scheduledFor('2026-11-27T12:26')).not.toContain(warning)
  expect(scheduledFor('')).not.toContain(warning)
})
