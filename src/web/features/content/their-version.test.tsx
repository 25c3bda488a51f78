import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TheirVersion } from './their-version.tsx'

const theirs = {
  title: 'Soup',
  slug: 'soup',
  excerpt: '',
  content: '<p>Hot.</p>',
  category: 'General',
  authorName: 'Ann',
  authorImageId: '',
  imageId: '',
  imageAlt: '',
  when: 'now',
  publishAt: '',
  difference: null,
}

const shown = (part: Partial<typeof theirs>) => renderToStaticMarkup(<TheirVersion theirs={{ ...theirs, ...part }} />)

test('says whether the other version is public', () => {
  expect(shown({})).toContain('Published')
  expect(shown({ when: 'draft' })).toContain('Draft')
  expect(shown({ when: 'later', publishAt: '2027-03-01T10:00' })).toContain('Scheduled for 2027-03-01, 10:00 UTC')
})
