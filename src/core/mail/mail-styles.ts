import type { mailColors } from './mail-colors.ts'

/**
 * Styles for programs that read them: narrow screens and the dark theme. The light theme for wide screens is in the
 * elements, because Outlook on Windows reads nothing else. Gmail inverts colors on its own, so no picture contains
 * theme colors.
 */
export function mailStyles({ dark }: ReturnType<typeof mailColors>): string {
  return `@media only screen and (max-width:479px) {
.edge > table > tbody > tr > td { padding-left: 20px !important; padding-right: 20px !important; }
.card > table > tbody > tr > td { padding: 26px 20px 12px !important; }
.button table { width: 100% !important; }
.button a { display: block !important; text-align: center !important; }
.beside > table > tbody > tr > td { padding: 14px 4px 2px !important; }
}
@media (prefers-color-scheme: dark) {
body, .page { background-color: ${dark.page} !important; }
.card, .card > table { background: ${dark.card} !important; }
.tile, .tile > table, .code { background: ${dark.tile} !important; }
.text > div, .strong { color: ${dark.text} !important; }
.soft > div { color: ${dark.softText} !important; }
.link { color: ${dark.link} !important; }
.rule { border-color: ${dark.line} !important; }
.button td, .button a { background: ${dark.button} !important; color: ${dark.onButton} !important; }
}`
}
