import { expect, test } from 'vitest'
import { mailPreview } from './mail-preview.ts'

test('shows the site’s own pictures at every address of the site, and leaves links and other pictures alone', () => {
  const mail =
    '<a href="https://kitchen.test/recipe/soup"><img alt="" src="https://kitchen.test/images/1/400.jpg"></a><img src="https://other.test/a.png">'
  expect(mailPreview(mail, 'https://kitchen.test')).toBe(
    '<a href="https://kitchen.test/recipe/soup"><img alt="" src="/images/1/400.jpg"></a><img src="https://other.test/a.png">',
  )
})
