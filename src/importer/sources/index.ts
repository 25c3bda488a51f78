import type { Source } from '../source.ts'
import { cooklang } from './cooklang/cooklang.ts'
import { copyMeThat } from './copy-me-that/copy-me-that.ts'
import { csv } from './csv/csv.ts'
import { gourmet } from './gourmet/gourmet.ts'
import { json } from './json/json.ts'
import { yaml } from './json/yaml.ts'
import { markdown } from './web-page/written-text/markdown.ts'
import { note } from './note/note.ts'
import { paprika } from './paprika/paprika.ts'
import { recipeText } from './recipe-text/recipe-text.ts'
import { pdf } from './pdf/pdf.ts'
import { recipeKeeper } from './recipe-keeper/recipe-keeper.ts'
import { evernote } from './web-page/evernote.ts'
import { sql } from './sql/sql.ts'
import { scan } from './scan/scan.ts'
import { webPage } from './web-page/web-page.ts'
import { writtenText } from './web-page/written-text/written-text.ts'
import { xml } from './xml/xml.ts'

/** All sources, most specific first. The first source that accepts a document reads it. */
export const sources: ReadonlyArray<Source> = [
  note,
  scan,
  paprika,
  pdf,
  cooklang,
  copyMeThat,
  recipeKeeper,
  gourmet,
  evernote,
  xml,
  json,
  yaml,
  sql,
  recipeText,
  csv,
  markdown,
  writtenText,
  webPage,
]
