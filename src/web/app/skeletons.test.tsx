import { load } from 'cheerio'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { BlogSkeleton } from '../features/content/blog-skeleton.tsx'
import { FaqSkeleton } from '../features/content/faq-skeleton.tsx'
import { HomeSkeleton } from '../features/home/home-skeleton.tsx'

test.each<[string, ComponentType, string, string, number]>([
  ['the blog', BlogSkeleton, 'Loading posts...', '.card-grid > *', 3],
  ['the questions', FaqSkeleton, 'Loading questions...', '.shimmering', 4],
  ['the home page', HomeSkeleton, 'Loading chef ratings...', String.raw`.shimmering.aspect-4\/3`, 3],
])('shows a skeleton of %s while it loads', (_page, Skeleton, text, shape, boxes) => {
  const Stub = createRoutesStub([{ path: '*', Component: Skeleton }])
  const $ = load(renderToStaticMarkup(<Stub initialEntries={['/']} />))
  expect($('[aria-live]').text()).toBe(text)
  expect($(shape)).toHaveLength(boxes)
})
