import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PostView } from './post-view.tsx'

const post = {
  title: 'Salt',
  excerpt: '',
  category: 'General',
  authorName: 'Anonymous',
  authorPicture: null,
  datePublished: '2026-11-25T00:00:00.000Z',
  picture: null,
}

test('shows a drawn plate where a post has no picture', () => {
  const html = renderToStaticMarkup(<PostView post={post} html="<p>A pinch.</p>" />)
  expect(html).toMatch(/<img src="[^"]*plate\.svg" alt=""/)
})
