import { apiPermissions } from '../../auth/permissions.ts'
import { permissionsOf } from '../../core/pages/page.ts'
import { pages } from './pages.ts'

export const pagePermissions = pages.flatMap(permissionsOf)

/** All permissions of the site. A request without a matching row is refused. */
export const permissions = [...pagePermissions, ...apiPermissions]
