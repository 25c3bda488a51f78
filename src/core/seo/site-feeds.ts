import { chefPath } from '../chefs/chef-rating.ts'
import { categoryPath } from '../recipes/categories/category.ts'

/** An Atom feed of the site. Links to it and the feed itself show the title. */
export interface SiteFeed {
  /** The path of the page whose news it has. */
  page: string
  title: string
}

export const latestFeed: SiteFeed = { page: '/latest', title: 'Latest Recipes' }
export const blogFeed: SiteFeed = { page: '/blog', title: 'Blog' }
export const categoryFeed = (name: string, label: string): SiteFeed => ({ page: categoryPath(name), title: label })
export const chefFeed = (id: string, name: string): SiteFeed => ({ page: chefPath(id), title: `${name} Recipes` })

export const feedPath = ({ page }: SiteFeed) => `${page}/feed.xml`
export const feedTitle = ({ title }: SiteFeed, siteName: string) => `${title} | ${siteName}`
