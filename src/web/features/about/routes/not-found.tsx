import { data } from 'react-router'
import { NotFoundPage } from '../../../shell/not-found-page.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/not-found'

export const loader = () => data(null, { status: 404 })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Page not found', description: 'The page could not be found.', path: null })

export default function NotFound() {
  return <NotFoundPage />
}
