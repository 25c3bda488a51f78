import type { ExportFormatId } from '../../core/exporting/export-formats.ts'
import type { Exporter } from '../exporter.ts'
import { cooklang } from './cooklang/cooklang.ts'
import { csv } from './csv/csv.ts'
import { markdown } from './markdown/markdown.ts'
import { mealie } from './mealie/mealie.ts'
import { nextcloudCookbook } from './nextcloud-cookbook/nextcloud-cookbook.ts'
import { paprika } from './paprika/paprika.ts'
import { pdf } from './pdf/pdf.ts'
import { recipeKeeper } from './recipe-keeper/recipe-keeper.ts'
import { schemaOrg } from './schema-org/schema-org.ts'

/** The exporter of each format. */
export const exporters: Readonly<Record<ExportFormatId, Exporter>> = {
  pdf,
  markdown,
  json: schemaOrg,
  paprika,
  mealie,
  'nextcloud-cookbook': nextcloudCookbook,
  'recipe-keeper': recipeKeeper,
  cooklang,
  csv,
}
